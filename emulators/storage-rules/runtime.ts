import { startWork } from "./bounds.ts";
import { Documents } from "./firestoreDocuments.ts";
import { DocumentNeeded } from "./errors.ts";
import { load } from "./load.ts";
import { permits, type Request } from "./permit.ts";
import { issueText } from "./position.ts";
import type { Ruleset } from "./syntax.ts";
import type { Value } from "./values/value.ts";
import { fieldsFromFirestore, valueFromWire } from "./wire.ts";

type Id = number | string;
type Message = Record<string, unknown>;
type Pending = { ruleset: Ruleset; request: Request; documents: Documents; wanted: string };

const NOT_FOUND = "not_found";

/** Answers the requests of the Storage emulator, one message at a time; `send` takes each answer. */
export class Runtime {
  readonly #send: (message: Message) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #pending = new Map<Id, Pending>();

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** Announces that the runtime is ready. */
  start(): void {
    this.#answer(-1, {});
  }

  /** Handles one line of input; a line that is not a request is dropped. */
  receive(line: string): void {
    const message = messageFrom(line);
    const id = message?.id;
    if (!message || (typeof id !== "number" && typeof id !== "string")) return;
    try {
      startWork();
      if (message.action === "load_ruleset") this.#load(id, record(message.context));
      else if (message.action === "verify") this.#verify(id, record(message.context));
      else if (message.action !== undefined)
        this.#answer(id, { errors: [`Unknown action: ${String(message.action)}.`] });
      else this.#resume(id, message);
    } catch (error) {
      // Any error gets an answer, because a request without one would wait forever.
      this.#answer(id, {
        errors: [error instanceof Error ? error.message : String(error)],
        result: { permit: false },
      });
    }
  }

  /** Answers a request that is too long to read, given its last characters. */
  refuse(end: string): void {
    const id = /"id":(?<number>\d+)\}$/.exec(end)?.groups?.number;
    if (id === undefined) return;
    this.#answer(Number(id), { errors: ["The request is too long."], result: { permit: false } });
  }

  #load(id: Id, context: Message): void {
    const { files } = record(context.source);
    const file = record(Array.isArray(files) ? files[0] : null);
    const { ruleset, errors, warnings } = load({
      file: String(file.name ?? ""),
      text: String(file.content ?? ""),
    });
    if (ruleset) this.#rulesets.set(String(context.rulesetName), ruleset);
    this.#answer(id, {
      errors: errors.map(issueText),
      warnings: warnings.map(issueText),
      ...(ruleset && { result: { rulesVersion: ruleset.version } }),
    });
  }

  #verify(id: Id, context: Message): void {
    const ruleset = this.#rulesets.get(String(context.rulesetName));
    if (!ruleset) {
      this.#answer(id, {
        errors: [`No such ruleset: ${String(context.rulesetName)}.`],
        result: { permit: false },
      });
      return;
    }
    const request: Request = {
      service: String(context.service ?? "firebase.storage"),
      path: String(context.path),
      method: String(context.method),
      variables: variablesOf(context),
    };
    this.#decide(id, { ruleset, request, documents: new Documents(), wanted: "" });
  }

  /** Evaluates again from the start with each document that arrives: evaluation has no effects. */
  #decide(id: Id, pending: Pending): void {
    this.#pending.delete(id);
    try {
      const permit = permits(pending.ruleset, pending.request, pending.documents);
      this.#answer(id, { result: { permit } });
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#pending.set(id, { ...pending, wanted: error.path });
      this.#send({
        action: "fetch_firestore_document",
        context: { path: error.path },
        server_request_id: id,
      });
    }
  }

  /** Continues a request whose document has arrived, or was not found. */
  #resume(id: Id, message: Message): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (message.status === "ok" || message.result !== undefined) {
      pending.documents.add(pending.wanted, fieldsFromFirestore(record(message.result).fields));
    } else if (message.status === NOT_FOUND) {
      pending.documents.add(pending.wanted, null);
    } else {
      this.#pending.delete(id);
      this.#answer(id, {
        errors: [`Firestore document not available: ${pending.wanted}.`],
        result: { permit: false },
      });
      return;
    }
    this.#decide(id, pending);
  }

  /** Every answer says `ok`, because firebase-tools waits forever after any other. */
  #answer(id: Id, answer: { errors?: string[]; warnings?: string[]; result?: Message }): void {
    this.#send({ id, status: "ok", errors: [], warnings: [], ...answer });
  }
}

/**
 * The variables of the rules; firebase-tools sends the method beside the request, the rules read it as
 * `request.method`.
 */
function variablesOf(context: Message): Map<string, Value> {
  const variables = new Map(
    Object.entries(record(context.variables)).map(([name, wire]) => [name, valueFromWire(wire)]),
  );
  const request = variables.get("request");
  if (request instanceof Map && !request.has("method"))
    variables.set("request", new Map([...request, ["method", String(context.method)]]));
  return variables;
}

function messageFrom(line: string): Message | null {
  try {
    return record(JSON.parse(line));
  } catch {
    return null;
  }
}

function record(value: unknown): Message {
  return typeof value === "object" && value !== null ? (value as Message) : {};
}
