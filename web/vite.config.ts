import { svelte } from "@sveltejs/vite-plugin-svelte";
import { coast } from "./build/coast.ts";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds the server; see CONTRIBUTING. */
const server = process.env.CARAVELLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), coast()],
  build: {
    outDir: "../src/caravelle/server/page",
    emptyOutDir: true,
    target: ["chrome120", "firefox121", "safari17"],
    assetsInlineLimit: 0, // a strict Content-Security-Policy knows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } }, // a busy machine is no fault
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // the catalogues lie with the server
    proxy: { "/api": { target: server, changeOrigin: false } },
  },
  test: {
    environment: "happy-dom",
    css: true, // the theme is tested
    include: ["tests/**/*.test.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
