import { rowOf } from "../rowOf.ts";
import type { Row } from "../table/row.ts";
import type { Candidate } from "./candidate.ts";

// The page of an application loads this file; the schema, and with it zod, stays out.

/** The values of fields that older rows lack. */
const lacking = { email: null, coverLetter: "" };

/** An application of the row candidates/{id}. */
export function readCandidate(id: string, row: Row): Candidate {
  return rowOf<"candidates">(id, { ...lacking, ...row });
}
