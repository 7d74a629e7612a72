import type { QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as functions from "../../../functions/src/index.ts";
import { deliverMail } from "../../../functions/src/triggers/mail/deliverMail.ts";
import { addMinutes } from "@vagas/functions/domain/dates";
import { auth, bucket, db } from "../../functions/functionsSuite.ts";
import { accountEvent } from "../accountEvent.ts";
import { contextAt } from "../workBoard.ts";
import { runs } from "../runs.ts";

// Stands in for the platform: detects changes and delivers each to the functions it triggers.

const deployed = new Map<string, unknown>(Object.entries(functions));

type Endpoint = {
  eventTrigger?: {
    eventType: string;
    eventFilterPathPatterns?: { document?: string };
  };
};

/**
 * The trigger: 'created', 'updated', 'deleted' or 'written' of a collection, 'finalized' of a file, 'created' or
 * 'deleted' of an account.
 */
type Trigger = { name: string; on: string; of: string; parameter: string };

/** Every exported function with an event trigger. */
export const triggers: Trigger[] = [...deployed].flatMap(([name, exported]) => {
  const { eventTrigger } = (exported as { __endpoint: Endpoint }).__endpoint;
  if (eventTrigger === undefined) return [];
  const { eventType, eventFilterPathPatterns } = eventTrigger;
  const [, collection, parameter = ""] =
    /^(\w+)\/\{(\w+)\}$/.exec(eventFilterPathPatterns?.document ?? "") ?? [];
  const of = collection ?? (eventType.includes(".auth.") ? "account" : "file");
  return [{ name, on: eventType.split(".").at(-1)!, of, parameter }];
});

type Seen = {
  documents: Map<string, QueryDocumentSnapshot>;
  files: Map<string, unknown>;
  accounts: Map<string, { uid: string; email?: string }>;
};

const heard = [...new Set(triggers.flatMap(({ of, parameter }) => (parameter ? of : [])))];

async function look(): Promise<Seen> {
  const [found, [files], { users }] = await Promise.all([
    Promise.all(heard.map((name) => db.collection(name).get())),
    bucket.getFiles(),
    auth.listUsers(1000),
  ]);
  return {
    documents: new Map(found.flatMap(({ docs }) => docs.map((row) => [row.ref.path, row]))),
    files: new Map(files.map(({ name, metadata }) => [name, metadata.generation])),
    accounts: new Map(
      users.map(({ uid, email }) => [uid, { uid, ...(email === undefined ? {} : { email }) }]),
    ),
  };
}

/** The event for the functions it triggers; the id is the document's. */
type Event = { on: string; of: string; id?: string; event: object };

const nothing = { exists: false, get: () => undefined };

function documentEvents(before: Seen, after: Seen): Event[] {
  const paths = new Set([...before.documents.keys(), ...after.documents.keys()]);
  return [...paths].flatMap((path): Event[] => {
    const [was, is] = [before.documents.get(path), after.documents.get(path)];
    if (was !== undefined && is?.updateTime.isEqual(was.updateTime)) return [];
    const happened = was === undefined ? "created" : is === undefined ? "deleted" : "updated";
    const data =
      happened === "updated" ? { before: was, after: is } : happened === "created" ? is : was;
    const written = { before: was ?? nothing, after: is ?? nothing };
    const [collection, id] = path.split("/") as [string, string];
    return [
      { on: happened, of: collection, id, event: { data } },
      { on: "written", of: collection, id, event: { data: written } },
    ];
  });
}

function otherEvents(before: Seen, after: Seen): Event[] {
  const uploaded = [...after.files].filter(([name, made]) => before.files.get(name) !== made);
  const made = [...after.accounts.values()].filter(({ uid }) => !before.accounts.has(uid));
  const gone = [...before.accounts.values()].filter(({ uid }) => !after.accounts.has(uid));
  const ofAccount = (on: "created" | "deleted", account: { uid: string; email?: string }) => ({
    on,
    of: "account",
    event: accountEvent(on, account),
  });
  return [
    ...uploaded.map(([name]) => ({ on: "finalized", of: "file", event: { data: { name } } })),
    ...made.map((account) => ofAccount("created", account)),
    ...gone.map((account) => ofAccount("deleted", account)),
  ];
}

/** The Message-IDs that the mail server accepted. */
export const sent: string[] = [];

export function post(id: string) {
  sent.push(id);
  return Promise.resolve({ messageId: `<${id}>`, refused: 0 });
}

export class Platform {
  #seen: Seen | null = null;
  #events = 0;

  /** Makes the present state the starting point: no event reports it. */
  async begin(): Promise<void> {
    const before = await look();
    this.#seen = before;
    const mails = [...before.documents.keys()].filter((path) => path.startsWith("mail/"));
    sent.splice(0, sent.length, ...mails.map((path) => path.slice("mail/".length)));
  }

  /** Delivers the events of all changes, and of the changes they cause; those of `dropped` are lost. */
  async deliver(dropped: string | null = null): Promise<void> {
    for (let calm = false; !calm;) {
      const before = this.#seen!;
      const after = (this.#seen = await look());
      const events = [...documentEvents(before, after), ...otherEvents(before, after)];
      calm = events.length === 0;
      for (const event of events)
        for (const trigger of triggers)
          if (trigger.name !== dropped && hears(trigger, event)) await this.#run(trigger, event);
    }
  }

  async #run({ name, parameter }: Trigger, { of, id, event }: Event): Promise<void> {
    if (name === "onMailCreated") {
      // Late enough for the mail of a decision.
      const at = addMinutes(new Date(), 1);
      // A mail of an answer waits for a later round.
      const dueAt = (await db.doc(`mail/${id}`).get()).get("notBefore") as Timestamp | undefined;
      if (dueAt !== undefined && dueAt.toDate() > at) return;
      await deliverMail(
        contextAt(at),
        id!,
        () => post(id!),
        () => at,
      );
      return;
    }
    const called: unknown = deployed.get(name);
    if (of === "account") await (called as (event: object) => Promise<unknown>)(event);
    else if (of === "file") await runs(called, event);
    else {
      const time = new Date().toISOString();
      const params = { [parameter]: id };
      await runs(called, { ...event, id: `event-${++this.#events}`, time, params });
    }
  }
}

function hears(trigger: Trigger, { on, of }: Event): boolean {
  return trigger.of === of && trigger.on === on;
}
