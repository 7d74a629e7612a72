import { lazyImport } from "../../../data/visitor/lazyImport.ts";

/** Calls the functions; loaded when a request for contact is shown. */
export const loadContactAnswer = lazyImport(() => import("../../../data/visitor/contactAnswer.ts"));
