import { lateCode } from "./lateCode.ts";

/** The database's code, fetched when something has to be read: a page that came with its data does without it. */
export const loadPublicReads = lateCode(() => import("./publicReads.ts"));
