import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { actOnPersonData } from "../../functions/src/triggers/personalData/actOnPersonData.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "./environment.ts";
import { anEntry, aResume } from "./kept.ts";
import { ask } from "./openTalentBank.ts";
import { runs } from "./runs.ts";
import { board, contextAt, documentsOf, paths, upload } from "./workBoard.ts";

const phone = "5566999991111";
const ana = "padeiro_ana";
const file = `resumes/${ana}/1795000000000-abc123.pdf`;

/** A mother and her daughter share a number, and gave no address. */
const family = {
  [`candidates/${ana}`]: aCandidate(ana, {
    email: null,
    phone,
    uid: "ana",
    name: "Ana Prado",
    resumePath: file,
  }),
  [`resumes/${ana}`]: aResume(ana, { email: null, resumePath: file }),
  [`talentPool/${ana}`]: anEntry(ana, { email: null, resumePath: file }),
  "candidates/padeiro_eva": aCandidate("padeiro_eva", {
    email: null,
    phone,
    uid: "eva",
    name: "Eva Prado",
  }),
};
const stranger = {
  "candidates/padeiro_rui": aCandidate("padeiro_rui", { uid: "rui", phone: "5566999992222" }),
};

beforeEach(async () => {
  await board({ ...family, ...stranger });
  await upload(file);
});

const act = (request: Parameters<typeof actOnPersonData>[2]) =>
  actOnPersonData(contextAt(), bucket, request);

test("the administrator finds what was sent with a number, and nothing else", async () => {
  const answer = await act({ act: "read", phone });
  expect(answer).toMatchObject({ state: "open" });
  expect(JSON.stringify(answer)).toMatch(/Ana Prado.*Eva Prado|Eva Prado.*Ana Prado/s);
  expect(JSON.stringify(answer)).not.toContain("rui");
});

test("the administrator sees the companies that asked for contact with these people, and no others", async () => {
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, listed: true }),
    "talentPool/padeiro_rui": anEntry("padeiro_rui", { email: null }),
  });
  await db.doc("candidates/padeiro_rui").update({ email: null });
  for (const uid of ["ana", "rui"]) {
    await reconcileTalentCard(contextAt(), linkSecret, { uid });
    expect(await ask({ cardId: cardIdOf({ uid }, linkSecret) })).toEqual({ state: "sent" });
  }
  const requestId = `${cardIdOf({ uid: "ana" }, linkSecret)}_padaria`;
  expect(await act({ act: "read", phone })).toMatchObject({
    data: { contacts: [{ id: requestId }] },
  });
});

test("the chosen applications are erased with all that belongs to them, and the audit does not name the person", async () => {
  const request = { act: "erase", phone, applicationIds: [ana, "padeiro_rui"] } as const;
  const answer = await act({ ...request, applicationIds: [...request.applicationIds] });
  expect(answer).toMatchObject({ state: "erased", applications: 1 });
  const left = await paths();
  const receipt = left.find((path) => path.startsWith("audit/"))!;
  expect(left.sort()).toEqual([receipt, "candidates/padeiro_eva", "candidates/padeiro_rui"].sort());
  const audit = await documentsOf("audit/");
  expect(audit[receipt]).toMatchObject({ actor: "admin", action: "erased", notes: "1" });
  expect(JSON.stringify(audit)).not.toMatch(/ana|Prado|5566/);
});

test.each([
  ["nobody", undefined],
  ["a device", { uid: "ana", token: { firebase: { sign_in_provider: "anonymous" } } }],
  ["a company", { uid: "padaria", token: { email: "a@b.example", email_verified: true } }],
  ["a token whose account has no claim", { uid: "padaria", token: { admin: true } }],
])("%s may not call it", async (_what, auth) => {
  const before = await paths();
  for (const data of [
    { act: "read", phone },
    { act: "erase", phone, applicationIds: [ana] },
  ])
    await expect(runs(functions.personData, { auth, data })).rejects.toMatchObject({
      code: "permission-denied",
    });
  expect(await paths()).toEqual(before);
});
