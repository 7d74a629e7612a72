import { lazyImport } from "./lazyImport.ts";

/** The database's code, fetched when something has to be read; a page with its data does not load it. */
export const loadPublicReads = lazyImport(() => import("./publicReads.ts"));
