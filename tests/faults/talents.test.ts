import { contactRequestId } from "@vagas/functions/domain/talent/contactRequest";
import { addDays } from "@vagas/functions/domain/dates";
import { expect } from "vitest";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { answerRequest } from "../../functions/src/triggers/talents/answerRequest.ts";
import { askForContact } from "../../functions/src/triggers/talents/requestContact.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { given } from "../functions/storedFields.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { anEntry, aResume, personEmail, toBank } from "../work/kept.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives, type Work } from "./scene.ts";

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

survives("a person who leaves the talent bank while a company waits", {
  given: aRequest,
  event: (life) => leaveTalentPool(life.context(), person),
  after: reconciled,
  holds: ({ documents }) => {
    const left = Object.keys(documents).filter((path) =>
      /^(talentCards|contactRequests|mail)\//.test(path),
    );
    expect(left).toEqual([]);
  },
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
