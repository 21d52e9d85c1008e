import { expect, test } from "vitest";

import { parse } from "../src/frame/router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/about", { page: "about" }],
  ["/t/k3vJ0aXq", { page: "table", id: "k3vJ0aXq" }],
  ["/t/a%2Fb/", { page: "table", id: "a/b" }],
  ["/come/t0ken.x-y", { page: "come", token: "t0ken.x-y" }],
  ["/t", { page: "nowhere" }],
  ["/t/a/b", { page: "nowhere" }],
  ["/about/us", { page: "nowhere" }],
  ["/t/%", { page: "nowhere" }],
])("%s leads to its page", (path, route) => {
  expect(parse(path)).toEqual(route);
});
