/** An evaluation error; `||` and `&&` absorb it if their other side decides. */
export class EvaluationError extends Error {}

/** A limit of the whole request was exceeded: nothing absorbs it, the request is denied. */
export class LimitExceeded extends Error {}

/** Evaluation needs this Firestore document to continue. */
export class DocumentNeeded extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`Firestore document needed: ${path}`);
    this.path = path;
  }
}
