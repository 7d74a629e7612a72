import { contactRequestId } from "@vagas/functions/domain/talent/contactRequest";
import { addDays } from "@vagas/functions/domain/dates";
import {
  buildStoredResume,
  buildWrittenResume,
} from "@vagas/functions/domain/testing/buildWrittenResume";
import { expect } from "vitest";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { actOnDeviceData } from "../../functions/src/triggers/personalData/actOnDeviceData.ts";
import { answerRequest } from "../../functions/src/triggers/talents/answerRequest.ts";
import { askForContact } from "../../functions/src/triggers/talents/requestContact.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { anEntry, aResume, personEmail, toBank } from "../work/kept.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";
import type { World } from "./world.ts";

const secret = "a secret of at least 32 characters";
const person = "banco_ana";
const file = `resumes/${person}/1795000000000-abc123.pdf`;
const cardId = cardIdOf({ email: personEmail }, secret);
const requestId = contactRequestId(cardId, "padaria");

const reconciled: Work = (life) =>
  reconcileTalentCard(life.context(), secret, { email: personEmail });

async function aTalent() {
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, listed: true, expiresAt: addDays(now, 20) }),
    [`candidates/${person}`]: aCandidate(person, {
      ...toBank,
      email: personEmail,
      resumePath: file,
    }),
    [`resumes/${person}`]: aResume(person, { ...toBank, resumePath: file }),
    [`talentPool/${person}`]: anEntry(person, { resumePath: file }),
  });
  await bucket.file(file).save("%PDF-1.7\n%%EOF", { resumable: false });
}

async function aRequest() {
  await aTalent();
  await reconciled(aLife());
  await askForContact(
    aLife().context(),
    secret,
    { origin: "company", companyId: "padaria", email: "padaria@empresa.example" },
    { cardId, jobId: "padeiro", message: "talk" },
  );
}

survives("a person who enters the talent bank", {
  given: aTalent,
  event: reconciled,
  holds: ({ documents }) => {
    expect(documents[`talentCards/${cardId}`]).toMatchObject({ name: "João S." });
    expect(documents[`talentPool/${person}`]).toMatchObject({ cardId });
  },
});

function nothingWaits({ documents }: World) {
  const left = Object.keys(documents).filter((path) =>
    /^(talentCards|contactRequests|mail)\//.test(path),
  );
  expect(left).toEqual([]);
}

survives("a person who leaves the talent bank while a company waits", {
  given: aRequest,
  event: (life) => leaveTalentPool(life.context(), person),
  after: reconciled,
  holds: nothingWaits,
});

/** The administrator rejects the person's résumé while a company waits. */
async function aRejectedTalent() {
  await aRequest();
  await db.doc(`resumes/${person}`).update({ status: "rejected" });
  await db.doc(`talentPool/${person}`).delete();
}

survives("a rejected person whose requests wait for the rejection to be taken back", {
  given: aRejectedTalent,
  event: reconciled,
  holds: ({ documents }) => {
    expect(documents[`talentCards/${cardId}`]).toBeUndefined();
    expect(documents[`contactRequests/${requestId}`]).toMatchObject({
      status: "waiting",
      cardGoneAt: now.toISOString(),
    });
  },
});

survives("a rejected person who leaves the talent bank while a company waits", {
  given: async () => {
    await aRejectedTalent();
    await reconciled(aLife());
  },
  event: (life) => leaveTalentPool(life.context(), person),
  holds: nothingWaits,
});

/** A person without an address, with a written résumé, and what makes their card. */
const account = { uid: "ana" };
const ownCard = cardIdOf(account, secret);
const chosenSkills = buildWrittenResume().skills;
const cardOfAccount: Work = (life) => reconcileTalentCard(life.context(), secret, account);

async function aTalentWithoutAddress() {
  await aTalent();
  const writtenResume = buildStoredResume();
  await db.doc(`candidates/${person}`).update({ email: null, writtenResume });
  for (const rows of ["resumes", "talentPool"])
    await db.doc(`${rows}/${person}`).update({ email: null });
}

survives("a person without an address who enters the talent bank with answers", {
  given: aTalentWithoutAddress,
  event: cardOfAccount,
  holds: ({ documents }) => {
    expect(documents[`talentCards/${ownCard}`]).toMatchObject({ facts: { skills: chosenSkills } });
    expect(documents[`talentPool/${person}`]).toMatchObject({ cardId: ownCard });
  },
});

survives("a person without an address who says yes to a company", {
  given: async () => {
    await aTalentWithoutAddress();
    await cardOfAccount(aLife());
    await askForContact(
      aLife().context(),
      secret,
      { origin: "company", companyId: "padaria", email: "padaria@empresa.example" },
      { cardId: ownCard, jobId: "padeiro", message: "talk" },
    );
  },
  event: (life) =>
    actOnDeviceData(life.context(), life.bucket, account.uid, {
      act: "answerContact",
      requestId: contactRequestId(ownCard, "padaria"),
      answer: "yes",
    }),
  after: (life) => receiveApplication(life.context(), "padeiro_ana"),
  holds: ({ documents }) => {
    expect(documents["candidates/padeiro_ana"]).toMatchObject({
      email: null,
      invited: true,
      writtenResume: buildStoredResume(),
    });
    expect(Object.keys(documents).filter((path) => path.endsWith("-company"))).toHaveLength(1);
    expect(JSON.stringify(documents)).not.toContain("-receipt");
  },
  // Each call of the device is counted.
  compared: ({ documents, files }) => [
    Object.entries(documents).filter(([path]) => !path.startsWith("requestCounts/")),
    files.length,
  ],
});

survives("a person’s yes to a company", {
  quick: true,
  given: aRequest,
  event: (life) => answerRequest(life.context(), life.bucket, requestId, "yes", () => true),
  after: (life) => receiveApplication(life.context(), "padeiro_ana"),
  holds: ({ documents, files }) => {
    expect(documents[`contactRequests/${requestId}`]).toMatchObject({ status: "accepted" });
    expect(documents["candidates/padeiro_ana"]).toMatchObject({ companyId: "padaria" });
    expect(documents["resumes/padeiro_ana"]).toMatchObject({ status: "approved" });
    expect(files).toHaveLength(2);
  },
});
