import { type Actor, Gate } from "../support/actors.ts";
import { buildCompany } from "../support/build.ts";

/** Access to the emulators for all test files of the process. */
export const gate = new Gate();

function row(actor: Actor, active = true) {
  return {
    [`companies/${actor}`]: buildCompany({
      email: `${actor.toLowerCase()}@empresa.example`,
      active,
    }),
  };
}

/** The documents that the actors need, and nothing else in the database. */
export async function givenEveryCompany(): Promise<void> {
  await gate.clear();
  await gate.given({
    ...row("company"),
    ...row("otherCompany"),
    ...row("unverifiedCompany"),
    ...row("deactivatedCompany", false),
    "tombstones/deletedCompany": { deletedAt: new Date() },
  });
}

/** The data of a file's tests, written before a test only if something may have changed it since. */
export class SharedData {
  #write: () => Promise<void>;
  /** The gate's count of writes when the data was written; null after a request that may have changed it. */
  #written: number | null = null;

  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  async prepare(): Promise<void> {
    if (this.#written === gate.writes) return;
    await this.#write();
    this.#written = gate.writes;
  }

  /** Waits for a check. If it holds, the data is as before where `leavesIt`; after a failure nobody knows. */
  async during(check: Promise<void>, leavesIt: boolean): Promise<void> {
    const before = this.#written;
    this.#written = null;
    await check;
    if (leavesIt) this.#written = before;
  }
}
