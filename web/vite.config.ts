import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./build/classNames.ts";
import { devPages } from "./build/devPages.ts";
import { neighbourCode } from "./build/neighbourCode.ts";
import { projectGuard } from "./build/projectGuard.ts";
import { chunkGroups } from "./build/chunkGroups.ts";
import { robotsFile } from "./build/robotsFile.ts";
import { scriptDigests } from "./build/scriptDigests.ts";
import { serviceWorker } from "./build/serviceWorker.ts";
import { townPage } from "./build/townPage.ts";

const functions = process.env["FUNCTIONS_ADDRESS"];

export default defineConfig({
  plugins: [
    projectGuard(),
    react(),
    robotsFile(),
    scriptDigests(),
    townPage(),
    serviceWorker(),
    devPages(),
    neighbourCode(),
  ],
  // zod tests whether it may compile code from text, which the Content-Security-Policy refuses and reports; this
  // disables the test.
  define: { "globalThis.__zod_globalConfig": '{ "jitless": true }' },
  css: { modules: classNames },
  build: {
    // One sheet: a page that the server renders contains the rules that it uses (renderedParts.ts).
    cssCodeSplit: false,
    target: "es2022",
    assetsInlineLimit: 0,
    // Vite's own polyfill is an inline script, which the Content-Security-Policy refuses.
    modulePreload: { polyfill: false },
    // With this the server names a page's files (build/renderedParts.ts).
    manifest: true,
    rolldownOptions: { input: "shell.html", output: { codeSplitting: { groups: chunkGroups() } } },
  },
  // Hosting's rewrites, for the development server.
  server: {
    strictPort: true,
    proxy: functions
      ? {
          "/api/": {
            target: new URL(functions).origin,
            rewrite: (path) => path.replace(/^\/api/, new URL(functions).pathname),
          },
          "/vagas/total.json": {
            target: new URL(functions).origin,
            rewrite: (path) => `${new URL(functions).pathname}/site${path}`,
          },
          "/vagas/novas.json": {
            target: new URL(functions).origin,
            rewrite: (path) => `${new URL(functions).pathname}/site${path}`,
          },
          "/vagas/vizinhas.json": {
            target: new URL(functions).origin,
            rewrite: (path) => `${new URL(functions).pathname}/site${path}`,
          },
          "/arquivos/": {
            target: new URL(functions).origin,
            rewrite: (path) => `${new URL(functions).pathname}/resumeFile${path}`,
          },
        }
      : {},
  },
});
