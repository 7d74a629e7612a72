import { DocumentNeeded, EvaluationError, LimitExceeded } from "./errors.ts";
import { boundSegment, path } from "./values/path.ts";
import { need, type Path, type Value } from "./values/value.ts";

const MOST_DOCUMENTS = 2;

/** The functions of the namespace `firestore`. */
export const FIRESTORE_FUNCTIONS = { get: { arity: 1 }, exists: { arity: 1 } };

// Segments travel in an address, where these characters would cut it or change its structure.
const UNSAFE = /[%?#/\\\u0000-\u0020]/g;

/** The Firestore documents that one request has read, by path; null for a missing one. */
export class Documents {
  readonly #known = new Map<string, Map<string, Value> | null>();

  /** Records the answer to a `DocumentNeeded`. */
  add(address: string, fields: Map<string, Value> | null): void {
    this.#known.set(address, fields);
  }

  /** `firestore.get()`: the document, or null if it does not exist. */
  get(target: Value): Value {
    const wanted = need("path", target);
    const address = addressOf(wanted);
    const fields = this.#known.get(address);
    if (fields === undefined) {
      if (this.#known.size >= MOST_DOCUMENTS) {
        throw new LimitExceeded(
          `A request may read at most ${MOST_DOCUMENTS} different Firestore documents.`,
        );
      }
      throw new DocumentNeeded(address);
    }
    if (fields === null) return null;

    const segments = wanted.segments.map(boundSegment);
    return new Map<string, Value>([
      ["data", fields],
      ["id", segments.at(-1) ?? ""],
      ["__name__", path(segments)],
    ]);
  }
}

function addressOf({ segments }: Path): string {
  const texts = segments.map(boundSegment);
  const isDocument = texts[0] === "databases" && texts[2] === "documents" && texts.length >= 5;
  const isSafe = texts.every((text) => text !== "" && text !== "." && text !== "..");
  if (!isDocument || !isSafe)
    throw new EvaluationError(`Not the path of a Firestore document: /${texts.join("/")}.`);
  return texts.map((text) => `/${text.replace(UNSAFE, encodeURIComponent)}`).join("");
}
