import { afterAll } from "vitest";
import { type Actor, openGate } from "../support/actors.ts";
import { buildCompany } from "../support/build.ts";

/** The rules test environment of one test file. */
export const gate = await openGate();
afterAll(() => gate.close());

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
