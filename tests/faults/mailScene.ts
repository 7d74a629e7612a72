import { addMinutes } from "@vagas/functions/domain/dates";
import { afterEach, beforeEach, expect } from "vitest";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { db, read } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { type Life, now } from "./life.ts";
import { aLife, dies } from "./scene.ts";
import { posting, roundAt } from "./sending.ts";
import { smtpServer, type TestServer } from "./smtpServer.ts";
import { clearButFiles } from "./world.ts";

// From what a company does to the mails that the server has.

export const isQuick = Boolean(process.env.FAULT_QUICK);
export const minutes = (count: number) => addMinutes(now, count);
export const addressOf = (id: string) => `${id}@pessoa.example`;
export const messageOf = (mailId: string) => `<${mailId}@vagas.example>`;

export const stageOf = async (id: string) => (await read(`candidates/${id}`))?.["stage"] as string;

/** A mail server and what it gets, anew for each test of a file. */
export class MailScene {
  #server!: TestServer;
  /** What happens while the server has a message and has not answered. */
  meanwhile: () => Promise<unknown> = async () => {};

  constructor() {
    beforeEach(async () => {
      this.meanwhile = async () => {};
      this.#server = await smtpServer({}, 0, () => this.meanwhile());
    });
    afterEach(() => this.#server.close());
  }

  get messages(): readonly string[] {
    return this.#server.messages;
  }

  /** A job with these fields, and people who applied an hour ago; the server has no message. */
  async begin(job: Parameters<typeof aJob>[0], ...people: string[]): Promise<void> {
    await clearButFiles();
    this.#server.messages.length = 0;
    await given({
      "companies/padaria": aCompany(),
      "jobs/padeiro": aJob({ ...approved, ...job }),
      ...Object.fromEntries(
        people.map((id) => [
          `candidates/${id}`,
          aCandidate(id, {
            email: addressOf(id),
            stage: "vista",
            createdAt: minutes(-60),
            stageAt: minutes(-60),
          }),
        ]),
      ),
    });
  }

  deliver(mailId: string, at: Date, life = aLife()) {
    const post = posting(life, this.#server);
    return deliverMail(
      life.context(at),
      mailId,
      (mail) => post(mailId, mail),
      () => at,
    );
  }

  /** The quarter-hourly rounds of these minutes. */
  async rounds(...at: number[]): Promise<void> {
    for (const minute of at) await this.roundAt(minutes(minute));
  }

  roundAt(at: Date) {
    return roundAt(this.#server, at);
  }

  /**
   * Has the work die after each of its steps, and repeats it. The server has each mail once; one whose sender died before it
   * noted so, twice under the same Message-ID. `least`: how many steps there are at least.
   */
  async expectEachOnce(
    before: () => Promise<unknown>,
    work: (life: Life) => Promise<unknown>,
    later: () => Promise<unknown>,
    mailIds: readonly string[],
    least = 3 * mailIds.length,
  ): Promise<void> {
    for (let step = 1, died = true; died; step++) {
      await before();
      died = await dies(() => work(aLife(step)));
      const again = died ? await this.#unnoted(mailIds) : [];
      await dies(() => work(aLife())).catch(() => {});
      await later();
      expect([...this.messages].sort()).toEqual([...mailIds.map(messageOf), ...again].sort());
      expect(died || step > least).toBe(true);
    }
  }

  /** The messages that the server has and no document says so. */
  async #unnoted(mailIds: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const id of mailIds) {
      const state = (await read(`mail/${id}`))?.["delivery"]?.state as string | undefined;
      if (this.messages.includes(messageOf(id)) && state !== "SUCCESS") found.push(messageOf(id));
    }
    return found;
  }
}

/** A company chooses a stage for a person at that minute; no function follows yet. */
export function chooses(id: string, stage: string, minute: number): Promise<unknown> {
  return db.doc(`candidates/${id}`).update({ stage, stageAt: minutes(minute) });
}
