import { lateCode } from "../../../data/visitor/lateCode.ts";

/** Calls the functions; fetched when a request for contact is shown. */
export const loadContactAnswer = lateCode(() => import("../../../data/visitor/contactAnswer.ts"));
