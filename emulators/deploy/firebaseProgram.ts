import { createRequire } from "node:module";

/** The program of the installed firebase-tools. */
export const firebaseProgram = createRequire(import.meta.url).resolve(
  "firebase-tools/lib/bin/firebase.js",
);
