import { expect } from "vitest";
import { addDays } from "@vagas/functions/domain/dates";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { inspectResume } from "../../functions/src/triggers/applications/inspectResume.ts";
import { removeOrphans } from "../../functions/src/triggers/applications/removeOrphanUploads.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { aCandidate, aCompany, aJob, approved } from "./events.ts";
import { now } from "./life.ts";
import { aLife, survives } from "./scene.ts";
import { addressOf } from "../support/rows.ts";

const path = "resumes/padeiro_ana/1-a.pdf";
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF";

async function tokensOf(name: string): Promise<unknown> {
  return (await bucket.file(name).getMetadata())[0].metadata?.["firebaseStorageDownloadTokens"];
}

survives("an upload that carries a download token", {
  given: () =>
    bucket.file(path).save(pdf, {
      resumable: false,
      contentType: "application/pdf",
      metadata: { metadata: { firebaseStorageDownloadTokens: "known" } },
    }),
  event: (life) => inspectResume(life.bucket, path),
  holds: async ({ files }) => {
    expect(files).toEqual([path]);
    expect(await tokensOf(path)).toBeUndefined();
  },
});

survives("an upload that lies", {
  given: () => bucket.file(path).save("MZ a program", { resumable: false }),
  event: (life) => inspectResume(life.bucket, path),
  holds: ({ files }) => expect(files).toEqual([]),
});

const orphans = [
  "resumes/padeiro_ana/2-b.pdf",
  "resumes/padeiro_rui/1-a.pdf",
  "resumes/nowhere.pdf",
];

survives("the nightly round over files that nobody names", {
  given: async () => {
    for (const name of [path, ...orphans]) await bucket.file(name).save(pdf, { resumable: false });
    await given({ "candidates/padeiro_ana": aCandidate("padeiro_ana") });
  },
  event: (life) => removeOrphans(life.context(addDays(new Date(), 2)), life.bucket),
  holds: ({ files }) => expect(files).toEqual([path]),
});

const id = "padeiro_ana";

async function applied() {
  await given({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob(approved),
    [`candidates/${id}`]: aCandidate(id),
    [`confirmedAddresses/${aLife()
      .context()
      .fingerprint("address", addressOf(aCandidate(id)))}`]: {
      confirmedAt: now,
      expiresAt: addDays(now, 1),
    },
  });
  await receiveApplication(aLife().context(), id);
}

survives("an application whose file is not there", {
  given: applied,
  event: (life) => noteResumeFile(life.context(), life.bucket, id),
  holds: ({ documents }) => {
    expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
    expect(documents[`mail/${id}-1-a-pdf-another-file`]).toMatchObject({ delivery: null });
  },
});

survives("another file for an application whose first one was none", {
  given: async () => {
    await applied();
    await noteResumeFile(aLife().context(), bucket, id);
    await bucket.file(orphans[0]!).save(pdf, { resumable: false });
    await db.doc(`candidates/${id}`).update({ resumePath: orphans[0] });
  },
  event: async (life) => {
    await removeApplication(life.context(), life.bucket, id, path);
    await receiveApplication(life.context(), id);
    await noteResumeFile(life.context(), life.bucket, id);
  },
  holds: ({ documents, files }) => {
    expect(files).toEqual([orphans[0]]);
    expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: false });
    expect(documents[`resumes/${id}`]).toMatchObject({ resumePath: orphans[0], status: "pending" });
    expect(Object.keys(documents).filter((one) => one.startsWith("mail/"))).toEqual([
      `mail/${id}-2-b-pdf-company`,
      `mail/${id}-2-b-pdf-receipt`,
    ]);
  },
});
