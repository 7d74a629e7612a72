import type { Job } from "../job/job.ts";
import type { Pay } from "../pay/pay.ts";

/** A: the law forbids it; B: a warning; C: a tip. */
export type Grade = "A" | "B" | "C";

export type Rule =
  | "sex"
  | "age"
  | "color"
  | "appearance"
  | "family"
  | "belief"
  | "suing"
  | "experience"
  | "disability"
  | "records"
  | "money"
  | "pay"
  | "internship"
  | "apprentice";

export type CheckedPart =
  "title" | "description" | "requirements" | "pay" | "workload" | "contractType";

/** The parts in which words are looked for. */
export type CheckedText = "title" | "description" | "requirements";

export type Finding = {
  rule: Rule;
  grade: Grade;
  part: CheckedPart;
  /** UTF-16 indexes into the part's text as given, as `slice` takes them; 0 and 0 in a field that is no text. */
  start: number;
  end: number;
  /** The words as written, or the field's value as people read it. */
  words: string;
  /** What is asked for, to follow 'A lei não permite exigir'. */
  asks: string;
  /** The law's name, such as 'CLT, art. 373-A, I'. */
  law: string;
  /** What to write in place of the words; '' if they are best left out. Of pay the least that is lawful. */
  instead: string;
};

/** What of a job is checked. Pay is amounts, not `salary`. */
export type Advertisement = Pick<
  Job,
  "title" | "description" | "requirements" | "contractType" | "workload" | "type" | "salary"
> & { pay?: Pay | null };
