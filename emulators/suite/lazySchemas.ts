import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../folders.ts";

type Options = { lazyCompileValidationSchemas?: boolean };

// Loaded into firebase-tools before anything else. Its Auth emulator compiles the schemas of the whole Identity
// Toolkit at start, which takes longest of all; exegesis, which reads them, can also compile at first use.
const require = createRequire(join(root, "node_modules", "firebase-tools", "package.json"));
const exegesis = createRequire(require.resolve("exegesis-express"))("exegesis/lib/options") as {
  compileOptions: (options?: Options) => object;
};
const { compileOptions } = exegesis;
exegesis.compileOptions = (options) =>
  compileOptions({ ...options, lazyCompileValidationSchemas: true });
