import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { given } from "../functions/storedFields.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { board, documentsOf, paths, upload } from "./workBoard.ts";
import { change, snapshot, time } from "./change.ts";
import { aResume, anEntry } from "./kept.ts";
import { runs } from "./runs.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a new application gets its record, and its file is inspected", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id) });
  await runs(functions.onCandidateCreated, { params: { candidateId: id } });
  const documents = await documentsOf();
  expect(documents[`resumes/${id}`]).toMatchObject({ status: "pending" });
  expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
});

test("a withdrawn application takes its file along, and the audit says so", async () => {
  await upload(file);
  await runs(functions.onCandidateDeleted, {
    id: "the-event",
    time,
    params: { candidateId: id },
    data: snapshot({ resumePath: file }),
  });
  expect(await paths()).not.toContain(file);
  expect((await documentsOf("audit/"))["audit/the-event"]).toMatchObject({
    collection: "candidates",
    documentId: id,
    action: "deleted",
    actor: "unknown",
    at: time,
  });
});

test("an application withdrawn and sent again in one write is new, even with the same file name", async () => {
  await upload(file);
  await given({
    [`candidates/${id}`]: aCandidate(id, { createdAt: new Date(time) }),
    [`resumes/${id}`]: aResume(id),
    [`talentPool/${id}`]: anEntry(id),
  });
  const at = (createdAt: string) => ({
    resumePath: file,
    createdAt: Timestamp.fromDate(new Date(createdAt)),
  });
  const event = (before: object, after: object) =>
    runs(functions.onCandidateUpdated, change({ candidateId: id }, { ...before }, { ...after }));
  await event(at(time), at(time));
  expect((await documentsOf())[`resumes/${id}`]).toMatchObject({ status: "approved" });

  await event(at("2026-11-19T12:00:00.000Z"), at(time));
  const documents = await documentsOf();
  expect(documents[`resumes/${id}`]).toMatchObject({ status: "pending", appliedAt: time });
  expect(documents[`talentPool/${id}`]).toBeUndefined();
  expect(await paths()).toContain(file);
});

test("an application that names another file is processed again, and one that names the same is left alone", async () => {
  const again = `resumes/${id}/2-b.pdf`;
  await given({ [`candidates/${id}`]: aCandidate(id, { resumePath: again }) });
  await upload(file);
  await runs(
    functions.onCandidateUpdated,
    change({ candidateId: id }, { resumePath: again }, { resumePath: again }),
  );
  expect(await paths()).toContain(file);
  expect((await documentsOf())[`resumes/${id}`]).toBeUndefined();

  await runs(
    functions.onCandidateUpdated,
    change({ candidateId: id }, { resumePath: file }, { resumePath: again }),
  );
  const documents = await documentsOf();
  expect(await paths()).not.toContain(file);
  expect(documents[`resumes/${id}`]).toMatchObject({ resumePath: again });
  expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
});

const resume = {
  name: "Ana Souza",
  email: "ana@pessoa.example",
  phone: "5566999990002",
  education: "",
  experience: "",
  skills: "",
  resumePath: file,
  appliedAt: new Date(),
  jobId: null,
  jobTitle: null,
  company: null,
  talentPoolConsent: true,
  status: "approved",
  notes: "Pontual",
  createdAt: new Date(),
  updatedAt: new Date(),
};

test("a decided résumé enters the talent pool and the search; any other change does neither", async () => {
  await given({ [`resumes/${id}`]: resume });
  await runs(
    functions.onResumeDecided,
    change({ resumeId: id }, { status: "approved" }, { status: "approved" }),
  );
  expect(await paths()).not.toContain(`talentPool/${id}`);
  await runs(
    functions.onResumeDecided,
    change({ resumeId: id }, { status: "pending" }, { status: "approved" }),
  );
  expect(await paths()).toContain(`talentPool/${id}`);
  expect((await documentsOf())[`resumes/${id}`]).toMatchObject({
    searchTerms: expect.arrayContaining(["pontua"]),
  });
});

test("a disguised upload is removed, and its application says so", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id) });
  await upload(file, "MZ a program");
  await runs(functions.onResumeUploaded, { data: { name: file } });
  expect(await paths()).not.toContain(file);
  expect((await documentsOf())[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
});

test("files elsewhere in the bucket, or without an application, are ignored", async () => {
  await bucket.file("logos/x.png").save("MZ", { resumable: false });
  await bucket.file("resumes/nowhere.pdf").save("MZ", { resumable: false });
  for (const name of ["logos/x.png", "resumes/nowhere.pdf"])
    await runs(functions.onResumeUploaded, { data: { name } });
  expect((await paths()).filter((path) => /MZ|\.(png|pdf)$/.test(path))).toEqual(["logos/x.png"]);
});
