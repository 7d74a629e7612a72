import { type QueryConstraint, where } from "firebase/firestore";

// A query can request one term of an array; rows are checked for the others.

type Row = { skillTerms?: readonly string[] | undefined };

/** Requests the rows with the first term; all without one. */
export function havingSkill([first]: readonly string[]): QueryConstraint[] {
  return first === undefined ? [] : [where("skillTerms", "array-contains", first)];
}

/** Whether a row has the terms after the first; null if there are none. */
export function havingOthers([, ...others]: readonly string[]): ((row: Row) => boolean) | null {
  if (others.length === 0) return null;
  return ({ skillTerms = [] }) => others.every((term) => skillTerms.includes(term));
}
