import { lazyImport } from "./lazyImport.ts";

/** The database's code, fetched when something has to be read: a page that came with its data does without it. */
export const loadPublicReads = lazyImport(() => import("./publicReads.ts"));
