import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./build/classNames.ts";
import { neighbourCode } from "./build/neighbourCode.ts";
import { renderedParts } from "./build/renderedParts.ts";

/** The browser's build, which comes first. */
const site = resolve(import.meta.dirname, process.env["SITE"] ?? "dist");

/** The server's build of the public pages, self-contained, because only the functions' folder is uploaded. */
export default defineConfig({
  plugins: [react(), neighbourCode(), renderedParts(site)],
  define: { "process.env.NODE_ENV": '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  css: { modules: classNames },
  build: {
    ssr: "src/render.tsx",
    target: "node22",
    outDir: "../functions/lib/site/rendered",
    emptyOutDir: true,
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" },
    },
  },
});
