/// <reference types="vite/types/importMeta.d.ts" />

// All unit tests of the domain, and of the rows it describes, as one file: a mutant that takes effect at import time
// requires reloading every module, which then happens once instead of for each test file.
import.meta.glob(
  ["../../functions/src/domain/**/*.test.ts", "../../functions/src/store/stored*.test.ts"],
  {
    eager: true,
  },
);
