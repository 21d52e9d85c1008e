import { mount } from "svelte";

import App from "./App.svelte";
import { startRouter } from "./frame/router.svelte";
import "./theme/theme.css";
import "./theme/base.css";

startRouter();
mount(App, { target: document.getElementById("page")! });
