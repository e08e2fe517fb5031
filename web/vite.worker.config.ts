/** What makes the page an app, after `vite build`: the service worker and the icons. */
import { Resvg } from "@resvg/resvg-js";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/kanly/server/static";
/** Made here, and kept by nobody: the rest of the page is kept for when there is no server. */
const OWN = /^(worker\.js|icon-.*\.png|badge\.png)$/;
const ROUND = /<rect width="32" height="32" rx="7"/;

const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && !OWN.test(each.name))
  .map((each) =>
    join(each.parentPath, each.name)
      .slice(OUT.length + 1)
      .replaceAll("\\", "/"),
  )
  .filter((name) => name !== "index.html")
  .sort();
const version = createHash("sha256");
for (const name of ["index.html", ...files])
  version.update(name).update(readFileSync(join(OUT, name)));

/** The icons as pixels; where a system cuts its own shape, the ground reaches every edge. */
function icons(): Plugin {
  const icon = readFileSync("public/icon.svg", "utf-8");
  const full = icon
    .replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')
    .replace(ROUND, '<rect x="-3" y="-3" width="38" height="38"');
  const wanted: [string, string, number][] = [
    ["icon-192.png", icon, 192],
    ["icon-512.png", icon, 512],
    ["icon-full-512.png", full, 512],
    ["icon-full-180.png", full, 180],
    ["badge.png", readFileSync("icons/badge.svg", "utf-8"), 96],
  ];
  return {
    name: "icons",
    generateBundle() {
      for (const [fileName, svg, width] of wanted) {
        const source = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [icons()],
  publicDir: false,
  define: {
    FILES: JSON.stringify(files.map((name) => `/${name}`)),
    VERSION: JSON.stringify(version.digest("hex").slice(0, 16)),
  },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: "src/worker/worker.ts",
      formats: ["iife"],
      name: "worker",
      fileName: () => "worker.js",
    },
  },
});
