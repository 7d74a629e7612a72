import { createHash } from "node:crypto";
import { addDays } from "@vagas/functions/domain/dates";
import { resumeVersion } from "@vagas/functions/domain/application/resume";
import { beforeEach, describe, expect, test } from "vitest";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, pdf, upload } from "./workBoard.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;
const later = addDays(now, 1);
const another = `${pdf}\n%%EOF`;
const digestOf = (text: string) => createHash("md5").update(text).digest("base64");
const application = { resumePath: file, createdAt: now };

beforeEach(async () => {
  await board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob(approved),
    [`candidates/${id}`]: aCandidate(id),
  });
  await upload(file);
});

async function record(): Promise<object | undefined> {
  return (await documentsOf("resumes/"))[`resumes/${id}`];
}

/** The results of an application's events: its record, and the file it names. */
async function receive(at = now): Promise<void> {
  await receiveApplication(contextAt(at), id);
  await noteResumeFile(contextAt(at), bucket, id);
}

/** The administrator's decision on the present version. */
async function decide(status: "approved" | "rejected"): Promise<void> {
  const version: unknown = (await db.doc(`resumes/${id}`).get()).get("version");
  await db
    .doc(`resumes/${id}`)
    .update({ status, notes: "Boa pessoa", decidedVersion: version, updatedAt: later });
  await fillTalentPool(contextAt(later), id);
}

test("a record names its application and file as soon as functions have inspected the file", async () => {
  await receiveApplication(contextAt(), id);
  expect(await record()).not.toHaveProperty("version");
  await noteResumeFile(contextAt(), bucket, id);
  const digest = digestOf(pdf);
  expect(await record()).toMatchObject({
    appliedAt: now.toISOString(),
    fileDigest: digest,
    version: resumeVersion(application, digest),
    status: "pending",
  });
});

test("a file inspected before its record exists is on the record afterwards", async () => {
  await noteResumeFile(contextAt(), bucket, id);
  expect(await record()).toBeUndefined();
  await receive();
  expect(await record()).toMatchObject({ fileDigest: digestOf(pdf) });
});

test("a missing file is recorded as missing, and is another version when it arrives", async () => {
  await bucket.file(file).delete();
  await receive();
  expect(await record()).toMatchObject({
    fileDigest: null,
    version: resumeVersion(application, null),
  });
  await upload(file);
  await noteResumeFile(contextAt(later), bucket, id);
  // The file is missing since the application.
  expect(await record()).toMatchObject({
    version: resumeVersion(application, digestOf(pdf)),
    createdAt: now.toISOString(),
  });
});

describe.each(["approved", "rejected"] as const)("a decision that %s", (status) => {
  beforeEach(async () => {
    await receive();
    await decide(status);
  });

  async function expectOpened(at: Date, digest: string): Promise<void> {
    expect(await record()).toMatchObject({
      status: "pending",
      notes: "",
      fileDigest: digest,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    expect(await record()).not.toHaveProperty("decidedVersion");
    expect(await documentsOf("talentPool/")).toEqual({});
    await fillTalentPool(contextAt(at), id);
    expect(await documentsOf("talentPool/")).toEqual({});
  }

  test("stands while the file stays the same, however often it is inspected", async () => {
    const before = await documentsOf();
    await noteResumeFile(contextAt(addDays(later, 1)), bucket, id);
    await receive(addDays(later, 1));
    expect(await documentsOf()).toEqual(before);
  });

  test("is reopened by other bytes under the same name", async () => {
    await upload(file, another);
    const at = addDays(later, 1);
    await noteResumeFile(contextAt(at), bucket, id);
    await expectOpened(at, digestOf(another));
  });

  test("stands when the file is lost, and is reopened by a later one", async () => {
    await bucket.file(file).delete();
    await noteResumeFile(contextAt(later), bucket, id);
    expect(await record()).toMatchObject({ status, fileDigest: null });
    await upload(file, another);
    const at = addDays(later, 1);
    await noteResumeFile(contextAt(at), bucket, id);
    await expectOpened(at, digestOf(another));
  });

  test("does not apply to a new application with a file of the same name, in any order of events", async () => {
    await db
      .doc(`candidates/${id}`)
      .set(aCandidate(id, { createdAt: later, name: "Outra Pessoa" }));
    const at = addDays(later, 1);
    await removeApplication(contextAt(at), bucket, id, file);
    await receive(at);
    await expectOpened(at, digestOf(pdf));
    expect(await record()).toMatchObject({ name: "Outra Pessoa", appliedAt: later.toISOString() });
    const before = await documentsOf();
    await receive(addDays(at, 1));
    await removeApplication(contextAt(at), bucket, id, file);
    expect(await documentsOf()).toEqual(before);
  });
});

test("a résumé that came with an invitation stays approved when its file is first inspected", async () => {
  await db.doc(`candidates/${id}`).update({ invited: true });
  await receive();
  expect(await record()).toMatchObject({ status: "approved", fileDigest: digestOf(pdf) });
});

test("nothing is written to the record of an earlier application", async () => {
  await receive();
  await db.doc(`candidates/${id}`).update({ createdAt: later });
  await upload(file, another);
  await noteResumeFile(contextAt(later), bucket, id);
  expect(await record()).toMatchObject({ fileDigest: digestOf(pdf) });
});
