import { beforeEach, expect, test } from "vitest";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import {
  application,
  approvedResume,
  counts,
  file,
  givenOneApplication,
  id,
  mails,
} from "./oneApplication.ts";
import { contextAt, documentsOf, many, paths, upload } from "./workBoard.ts";

beforeEach(givenOneApplication);

async function whole(): Promise<void> {
  await upload(file);
  await approvedResume();
  await given({
    [mails.anotherFile]: { to: [] },
    "downloads/own": { candidateId: id, uid: "padaria", at: now },
  });
}

/** What was mailed stays counted. */
const remaining = [
  "companies/padaria",
  "jobs/padeiro",
  ...Object.keys(counts).filter((path) => !path.endsWith(application)),
];

test("a withdrawn application takes all its records along", async () => {
  await whole();
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, file);
  expect((await paths()).sort()).toEqual([...remaining].sort());
});

test.each([100, 101])(
  "of %i downloads of a withdrawn application none is left, and another's stay",
  async (count) => {
    const row = (candidateId: string) => ({ candidateId, uid: "padaria", at: now });
    await many(count, (i) => [`downloads/${i}`, row(id)]);
    await given({ "downloads/other": row("padeiro_rui") });
    await db.doc(`candidates/${id}`).delete();
    await removeApplication(contextAt(), bucket, id, file);
    expect(Object.keys(await documentsOf("downloads/"))).toEqual(["downloads/other"]);
  },
);

test("an application that was sent again keeps its records", async () => {
  await whole();
  const before = await paths();
  await removeApplication(contextAt(), bucket, id, file);
  expect(await paths()).toEqual(before);
});

test("the records of another file of the same person stay", async () => {
  await whole();
  const before = await paths();
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, `resumes/${id}/0-z.pdf`);
  expect(await paths()).toEqual(before.filter((path) => path !== `candidates/${id}`));
});

test("a record cannot remove another person's file by naming it", async () => {
  await upload("resumes/padeiro_rui/1-a.pdf");
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, "resumes/padeiro_rui/1-a.pdf");
  expect(await paths()).toContain("resumes/padeiro_rui/1-a.pdf");
});
