import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.KANLY_SERVER ?? "http://localhost:8470";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/kanly/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": {
        target: server.replace("http", "ws"),
        ws: true,
        changeOrigin: true,
        headers: { origin: server },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { css: true, environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
