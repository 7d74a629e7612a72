/** A fault of one expression; `||` and `&&` absorb it when their other side decides. */
export class EvaluationError extends Error {}

/** A bound of the whole request was passed: nothing absorbs it, the request is denied. */
export class LimitExceeded extends Error {}

/** Evaluation cannot go on before this Firestore document is known. */
export class DocumentNeeded extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`Firestore document needed: ${path}`);
    this.path = path;
  }
}
