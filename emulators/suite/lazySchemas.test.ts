import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import "./lazySchemas.ts";

test("the Auth emulator's exegesis compiles a schema at first use", () => {
  const require = createRequire(join(root, "node_modules", "firebase-tools", "package.json"));
  const { compileOptions } = createRequire(require.resolve("exegesis-express"))(
    "exegesis/lib/options",
  ) as { compileOptions: (options?: object) => Record<string, unknown> };
  expect(compileOptions({ allErrors: true })).toMatchObject({
    allErrors: true,
    lazyCompileValidationSchemas: true,
  });
});
