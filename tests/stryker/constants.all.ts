/// <reference types="vite/types/importMeta.d.ts" />

// All unit tests of the functions as one file, as for the domain.
import.meta.glob(
  ['../../functions/src/*.test.ts', '../../functions/src/{store,triggers,mail,site}/**/*.test.ts', '!**/{renderPicture,picture}.test.ts'],
  { eager: true },
);
