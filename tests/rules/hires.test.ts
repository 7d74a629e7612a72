import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { type HireAnswer, hireAnswers, isHired } from "@vagas/functions/domain/closing/hireAnswers";
import { doc, type DocumentData, serverTimestamp, setDoc } from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { everyoneBut, type Token } from "../support/actors.ts";
import {
  buildClosure,
  buildCompany,
  buildHire,
  buildJob,
  buildListedJob,
} from "../support/build.ts";
import { gate, givenEveryCompany } from "./gate.ts";

const path = "hires/vaga";
const sent = { companyId: "company", answer: "peloSite", people: 1, answeredAt: serverTimestamp() };
const published = { "publishedJobs/vaga": { type: "Comércio", at: new Date() } };

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": buildListedJob(), ...published });
});

function tell(fields: object = {}, token: Token = {}) {
  return setDoc(doc(gate.as("company", token), path), { ...sent, ...fields });
}

const leastOf = (answer: HireAnswer) => (isHired(answer) ? 1 : 0);

describe("whom a job hired is told", () => {
  test.each(hireAnswers)("as '%s', with as many people as that can mean", async (answer) => {
    const [least, most] = isHired(answer) ? [1, 50] : [0, 0];
    await assertSucceeds(tell({ answer, people: least }));
    await assertSucceeds(tell({ answer, people: most }));
    for (const people of [least - 1, most + 1, 1.5, null, "1"])
      await assertFails(tell({ answer, people }));
  });

  test("in no other way", async () => {
    for (const answer of ["talvez", "", null]) {
      await assertFails(tell({ answer }));
      await assertFails(tell({ answer, people: 0 }));
    }
    for (const extra of ["who", "jobId"]) await assertFails(tell({ [extra]: 1 }));
    await assertFails(tell({ answeredAt: new Date(0) }));
    for (const companyId of ["otherCompany", null]) await assertFails(tell({ companyId }));
  });

  test.each<[string, Record<string, DocumentData | null>]>([
    ["is filled", { "jobs/vaga": buildListedJob({ filled: true }) }],
    ["waits again", { "jobs/vaga": buildJob() }],
    ["its company deleted", { "jobs/vaga": null, "jobClosures/vaga": buildClosure() }],
  ])("of a job that was public and %s", async (_state, documents) => {
    await gate.given(documents);
    await assertSucceeds(tell());
  });

  test.each<[string, Record<string, DocumentData | null>]>([
    ["was never public", { "publishedJobs/vaga": null }],
    ["is another company's", { "jobs/vaga": buildListedJob({ companyId: "otherCompany" }) }],
    ["is the administrator's", { "jobs/vaga": buildListedJob({ companyId: null }) }],
    ["is gone without a note", { "jobs/vaga": null }],
    [
      "another company deleted",
      { "jobs/vaga": null, "jobClosures/vaga": buildClosure({ companyId: "otherCompany" }) },
    ],
  ])("not of a job that %s", async (_whose, documents) => {
    await gate.given(documents);
    await assertFails(tell());
  });

  test.each<[string, Record<string, DocumentData>, Token]>([
    ["is deactivated", { "companies/company": buildCompany({ active: false }) }, {}],
    ["is being deleted", { "tombstones/company": { deletedAt: new Date() } }, {}],
    ["has no verified address", {}, { email_verified: false }],
  ])("not by a company that %s", async (_state, documents, token) => {
    await gate.given(documents);
    await assertFails(tell({}, token));
    await gate.given({ [path]: buildHire({ people: 2 }) });
    await assertFails(tell({}, token));
  });

  test.each(everyoneBut("company"))("not by %s", async (actor) => {
    await assertFails(setDoc(doc(gate.as(actor), path), sent));
    await assertFails(setDoc(doc(gate.as(actor), path), { ...sent, companyId: actor }));
  });

  test("again by the company that told it, and not over what another told", async () => {
    await assertSucceeds(tell());
    await assertSucceeds(tell({ answer: "desisti", people: leastOf("desisti") }));
    await gate.given({ [path]: buildHire({ companyId: "otherCompany" }) });
    await assertFails(tell());
    const { companyId: _gone, ...nameless } = buildHire();
    await gate.given({ [path]: nameless });
    await assertFails(tell());
  });
});
