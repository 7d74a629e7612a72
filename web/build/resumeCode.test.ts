import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";

/** Bytes after gzip, the words of the choices included. The smallest library for PDF files has 185,000. */
const most = 12_000;

test("a phone loads little code to make a résumé's file", async () => {
  const made = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: {
        entry: resolve(import.meta.dirname, "../src/resumePdf/makeResumeFile.ts"),
        formats: ["es"],
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = made.flatMap(({ output }) =>
    output.map((part) => ("code" in part ? part.code : "")),
  );
  const bytes = code.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(code.join("")).toContain("%PDF");
  expect(bytes).toBeLessThanOrEqual(most);
});
