/// <reference types="vite/types/importMeta.d.ts" />

// All unit tests of the domain as one file: a mutant that takes effect at import time needs every module loaded anew,
// and this way that happens once for it, not once for each test file.
import.meta.glob("../../functions/src/domain/**/*.test.ts", { eager: true });
