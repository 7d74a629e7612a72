import { addMinutes } from "@vagas/functions/domain/dates";
import { expect, test } from "vitest";
import { summaryMail, summaryMailId } from "../../functions/src/mail/summaryMail.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives } from "./scene.ts";
import { clearWorld, readWorld } from "./world.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;

async function applied() {
  await bucket.file(file).save("%PDF-1.7\n%%EOF", { resumable: false });
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob(approved),
    [`candidates/${id}`]: aCandidate(id),
  });
}

async function decided(status: "approved" | "rejected") {
  await applied();
  await receiveApplication(aLife().context(), id);
  await db.doc(`resumes/${id}`).update({ status });
}

function mailsIn(documents: object): string[] {
  return Object.keys(documents).filter((path) => path.startsWith("mail/"));
}

survives("an application", {
  quick: true,
  given: applied,
  event: (life) => receiveApplication(life.context(), id),
  holds: ({ documents }) => {
    expect(documents[`resumes/${id}`]).toMatchObject({ status: "pending", resumePath: file });
    expect(mailsIn(documents)).toEqual([
      `mail/${id}-1-a-pdf-company`,
      `mail/${id}-1-a-pdf-receipt`,
    ]);
  },
});

survives("an application over what a company is mailed one by one", {
  given: async () => {
    await applied();
    const until = addMinutes(now, 60);
    await given({
      "requestCounts/mail-company-padaria": { count: 20, expiresAt: until },
      "requestCounts/mail-summary-padaria": { count: 7, expiresAt: until },
      [`mail/${summaryMailId("padaria", until)}`]: summaryMail(
        7,
        { id: "padaria", name: "Padaria", email: "padaria@empresa.example" },
        { siteUrl: "https://vagas.example", until, now },
      )!,
    });
  },
  event: (life) => receiveApplication(life.context(), id),
  holds: ({ documents }) => {
    expect(mailsIn(documents)).toEqual([
      `mail/${summaryMailId("padaria", addMinutes(now, 60))}`,
      `mail/${id}-1-a-pdf-receipt`,
    ]);
    expect(documents[mailsIn(documents)[0]!]).toMatchObject({
      message: { subject: "8 novas candidaturas às suas vagas" },
    });
  },
});

survives("an application that was withdrawn", {
  given: async () => {
    await decided("approved");
    await fillTalentPool(aLife().context(), id);
    await db.doc(`candidates/${id}`).delete();
  },
  event: (life) => removeApplication(life.context(), life.bucket, id, file),
  holds: ({ documents, files }) => {
    expect(files).toEqual([]);
    expect(mailsIn(documents)).toEqual([]);
    expect(
      Object.keys(documents).filter((path) => path.includes(id) && !path.startsWith("audit/")),
    ).toEqual([]);
  },
});

survives("an application that was withdrawn from a deleted job", {
  given: async () => {
    await decided("rejected");
    const note = { closedAt: now, companyId: "padaria", title: "Padeiro", byCompany: true };
    await given({
      "jobClosures/padeiro": { ...note, applications: 2 },
      "candidates/padeiro_rui": aCandidate("padeiro_rui"),
    });
    for (const path of ["jobs/padeiro", `candidates/${id}`]) await db.doc(path).delete();
  },
  event: (life) => removeApplication(life.context(), life.bucket, id, file),
  holds: ({ documents }) =>
    expect(documents["jobClosures/padeiro"]).toMatchObject({ applications: 1 }),
});

survives("an approved résumé", {
  quick: true,
  given: () => decided("approved"),
  event: (life) => fillTalentPool(life.context(), id),
  holds: ({ documents }) => {
    expect(Object.keys(documents).filter((path) => path.startsWith("talentPool/"))).toEqual([
      `talentPool/${id}`,
    ]);
    expect(Object.keys(documents).filter((path) => path.startsWith("audit/"))).toHaveLength(1);
  },
});

survives("a rejected résumé", {
  given: () => decided("rejected"),
  event: (life) => fillTalentPool(life.context(), id),
  holds: ({ documents }) => {
    expect(documents[`talentPool/${id}`]).toBeUndefined();
    expect(Object.keys(documents).filter((path) => path.startsWith("audit/"))).toHaveLength(1);
  },
});

test("an application that is withdrawn before its event comes leaves nothing", async () => {
  await clearWorld();
  await applied();
  await db.doc(`candidates/${id}`).delete();
  const life = aLife();
  await removeApplication(life.context(), life.bucket, id, file);
  await receiveApplication(life.context(), id);
  const { documents, files } = await readWorld();
  expect([Object.keys(documents).filter((path) => path.includes(id)), files]).toEqual([[], []]);
});

test("a person who withdrew, applied again and was approved is in the talent pool, whenever the old event comes", async () => {
  await clearWorld();
  await decided("approved");
  const life = aLife();
  await fillTalentPool(life.context(), id);
  const again = `resumes/${id}/2-b.pdf`;
  await db.doc(`candidates/${id}`).delete();
  await given({ [`candidates/${id}`]: aCandidate(id, { resumePath: again }) });
  await receiveApplication(life.context(), id);
  await db.doc(`resumes/${id}`).update({ status: "approved" });
  await fillTalentPool(life.context(), id);
  await removeApplication(life.context(), life.bucket, id, file);
  const { documents } = await readWorld();
  expect(documents[`talentPool/${id}`]).toMatchObject({ resumePath: again });
});
