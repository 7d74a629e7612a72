import { addDays } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobSearch";
import { beforeEach, expect, test } from "vitest";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import * as functions from "../../functions/src/index.ts";
import { aCandidate, aCompany, aJob, aPendingJob, approved } from "../faults/events.ts";
import { given } from "../functions/build.ts";
import { auth, bucket, db } from "../functions/suite.ts";
import { board, documentsOf, paths, upload } from "./board.ts";
import { adminEmail, linkSecret } from "./environment.ts";
import { runs } from "./runs.ts";

// What each function makes of its event; when it runs, and with which means, is index.test.ts's.

type Fields = Record<string, unknown>;

function snapshot(fields: Fields | null) {
  return { exists: fields !== null, get: (name: string) => fields?.[name] };
}

/** When every event happened, some time before its function runs. */
const time = "2026-11-20T12:00:00.000Z";

/** A document's event: what it held before and after, null where it was not there. */
function change(params: object, before: Fields | null, after: Fields | null) {
  return {
    id: "the-event",
    time,
    params,
    data: { before: snapshot(before), after: snapshot(after) },
  };
}

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a new account of the administrator’s address is the administrator’s, any other is not", async () => {
  await auth.importUsers([
    { uid: "admin", email: adminEmail, emailVerified: true },
    { uid: "other", email: "x@vagas.example", emailVerified: true },
  ]);
  for (const uid of ["admin", "other"]) await runs(functions.onUserCreated, { uid });
  expect((await auth.getUser("admin")).customClaims).toEqual({ admin: true });
  expect((await auth.getUser("other")).customClaims).toBeUndefined();
});

test("an account that is deleted buries its company", async () => {
  await runs(functions.onUserDeleted, { uid: "padaria", email: "padaria@empresa.example" });
  expect(await paths()).toEqual(["jobs/padeiro", "tombstones/padaria"]);
});

test("an anonymous account that is deleted buries nothing", async () => {
  await runs(functions.onUserDeleted, { uid: "ana" });
  expect(await paths()).toEqual(["companies/padaria", "jobs/padeiro"]);
});

test("whoever logs in is told whether they are the administrator", async () => {
  await auth.importUsers([
    { uid: "admin", email: adminEmail, emailVerified: true },
    { uid: "other" },
  ]);
  await expect(runs(functions.followAccountEmail, { data: { email: "x" } })).rejects.toMatchObject({
    code: "invalid-argument",
  });
  expect(
    await runs(functions.followAccountEmail, { data: { email: "Ninguem@empresa.example" } }),
  ).toEqual({ done: true });
  expect(await runs(functions.refreshClaims, { auth: { uid: "admin" } })).toEqual({ admin: true });
  expect(await runs(functions.refreshClaims, { auth: { uid: "other" } })).toEqual({ admin: false });
  expect(await runs(functions.refreshClaims, { auth: { uid: "gone" } })).toEqual({ admin: false });
  await expect(runs(functions.refreshClaims, {})).rejects.toMatchObject({
    code: "unauthenticated",
    message: "Faça login para continuar.",
  });
});

test("a new application is opened, and its file looked for", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id) });
  await runs(functions.onCandidateCreated, { params: { candidateId: id } });
  const documents = await documentsOf();
  expect(documents[`resumes/${id}`]).toMatchObject({ status: "pending" });
  expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
});

test("a withdrawn application takes its file along, and that it went is noted", async () => {
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

test("an application that names another file is made anew, and one that names the same is left alone", async () => {
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
  jobId: null,
  jobTitle: null,
  company: null,
  talentPoolConsent: true,
  status: "approved",
  notes: "Pontual",
  createdAt: new Date(),
  updatedAt: new Date(),
};

test("a résumé that is decided enters the talent pool and the search, one that is only touched does not", async () => {
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

test("an upload that lies is removed, and its application says so", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id) });
  await upload(file, "MZ a program");
  await runs(functions.onResumeUploaded, { data: { name: file } });
  expect(await paths()).not.toContain(file);
  expect((await documentsOf())[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
});

test("what lies elsewhere in the bucket, or under no application’s name, troubles nobody", async () => {
  await bucket.file("logos/x.png").save("MZ", { resumable: false });
  await bucket.file("resumes/nowhere.pdf").save("MZ", { resumable: false });
  for (const name of ["logos/x.png", "resumes/nowhere.pdf"])
    await runs(functions.onResumeUploaded, { data: { name } });
  expect((await paths()).filter((path) => /MZ|\.(png|pdf)$/.test(path))).toEqual(["logos/x.png"]);
});

test("a company that is new, or edits its profile, is found by the search, and nothing else happens", async () => {
  for (const before of [null, { active: true }]) {
    await db.doc("companies/padaria").update({ searchTerms: [] });
    await runs(
      functions.onCompanyWritten,
      change({ companyId: "padaria" }, before, { active: true }),
    );
    expect((await documentsOf())["companies/padaria"]).toMatchObject({
      searchTerms: expect.arrayContaining(["mercad"]),
    });
    expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ listed: false });
  }
  expect(await documentsOf("audit/")).toEqual({});
});

test.each([
  [true, "activated"],
  [false, "deactivated"],
])(
  "a company whose state is now active: %s takes its jobs along, and it is noted as %s",
  async (active, action) => {
    await db.doc("companies/padaria").update({ active });
    await db.doc("jobs/padeiro").update({ listed: !active, expiresAt: addDays(new Date(), 9) });
    await runs(
      functions.onCompanyWritten,
      change({ companyId: "padaria" }, { active: !active }, { active }),
    );
    expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ listed: active });
    expect((await documentsOf())["audit/the-event"]).toMatchObject({
      collection: "companies",
      documentId: "padaria",
      action,
      actor: "admin",
      at: time,
    });
    const told = await documentsOf("mail/");
    expect(told).toEqual({
      [`mail/the-event-${action}`]: expect.objectContaining({
        to: ["padaria@empresa.example"],
        message: expect.objectContaining({
          subject: expect.stringContaining(active ? "reativada" : "desativada"),
        }),
      }),
    });
    // A repeated event says nothing anew, and one that is no longer true says nothing at all.
    const again = change({ companyId: "padaria" }, { active: !active }, { active });
    await runs(functions.onCompanyWritten, again);
    await db.doc("companies/padaria").update({ active: !active });
    await runs(functions.onCompanyWritten, { ...again, id: "late" });
    expect(await documentsOf("mail/")).toEqual(told);
  },
);

test("a company is told of a job of its own that was deleted, once, and not of one that came back", async () => {
  const gone = (companyId: string | null) =>
    runs(functions.onJobWritten, change({ jobId: "padeiro" }, aJob({ companyId }), null));
  await gone("padaria");
  expect(await documentsOf("mail/")).toEqual({});
  await db.doc("jobs/padeiro").delete();
  await gone(null);
  await gone("quem-foi");
  expect(await documentsOf("mail/")).toEqual({});
  await gone("padaria");
  const told = await documentsOf("mail/");
  expect(told).toEqual({
    "mail/padeiro-deleted": expect.objectContaining({
      to: ["padaria@empresa.example"],
      message: expect.objectContaining({ subject: `Sua vaga foi excluída: ${aJob().title}` }),
    }),
  });
  await gone("padaria");
  expect(await documentsOf("mail/")).toEqual(told);
});

test("a company whose row is gone is removed, with the mails to the address it had", async () => {
  await db.doc("companies/padaria").delete();
  await given({ "mail/to-them": { to: ["padaria@empresa.example"] } });
  await runs(
    functions.onCompanyWritten,
    change({ companyId: "padaria" }, { active: true, email: "padaria@empresa.example" }, null),
  );
  expect(await paths()).toEqual(["audit/padaria-deleted", "tombstones/padaria"]);
  expect((await documentsOf("audit/"))["audit/padaria-deleted"]).toMatchObject({
    actor: "unknown",
  });
});

function continued(caller: object | undefined, companyId: unknown = "padaria"): Promise<unknown> {
  return runs(functions.continueCompanyRemoval, { auth: caller, data: { companyId } });
}

const admin = { uid: "admin", token: { admin: true } };

test("only the administrator continues a removal, whose claim stands on the account too", async () => {
  await auth.importUsers([{ uid: "admin", customClaims: { admin: true } }, { uid: "former" }]);
  await db.doc("companies/padaria").delete();
  const refused = {
    code: "permission-denied",
    message: "Apenas administradores podem fazer isso.",
  };
  for (const caller of [
    undefined,
    { uid: "admin", token: {} },
    { uid: "former", token: { admin: true } },
    { uid: "gone", token: { admin: true } },
  ])
    await expect(continued(caller)).rejects.toMatchObject(refused);
  expect(await paths()).toEqual(["jobs/padeiro"]);
  expect(await continued(admin)).toEqual({ done: true });
  expect(await paths()).toEqual(["audit/padaria-deleted", "tombstones/padaria"]);
  expect((await documentsOf("audit/"))["audit/padaria-deleted"]).toMatchObject({ actor: "admin" });
});

test("only the administrator reads what a company's account says", async () => {
  await auth.importUsers([
    { uid: "admin", customClaims: { admin: true } },
    { uid: "padaria", email: "padaria@empresa.example", emailVerified: true },
    { uid: "granja", email: "granja@empresa.example" },
  ]);
  const asked = (caller: object | undefined, companyId: unknown) =>
    runs(functions.readCompanyAccount, { auth: caller, data: { companyId } });
  for (const caller of [undefined, { uid: "padaria", token: {} }])
    await expect(asked(caller, "padaria")).rejects.toMatchObject({ code: "permission-denied" });
  await expect(asked(admin, "a/b")).rejects.toMatchObject({ code: "invalid-argument" });
  expect(await asked(admin, "padaria")).toMatchObject({ emailVerified: true });
  expect(await asked(admin, "granja")).toMatchObject({ emailVerified: false });
  expect(await asked(admin, "nobody")).toBeNull();
});

test("a company that was not removed is not removed by continuing, one that came back is", async () => {
  await auth.importUsers([{ uid: "admin", customClaims: { admin: true } }]);
  await expect(continued(admin)).rejects.toMatchObject({
    code: "failed-precondition",
    message: "Esta empresa não foi excluída.",
  });
  for (const companyId of ["", "a/b", 7])
    await expect(continued(admin, companyId)).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Informe a empresa.",
    });
  await given({ "tombstones/padaria": { deletedAt: new Date() } });
  expect(await continued(admin)).toEqual({ done: true });
  expect(await paths()).not.toContain("companies/padaria");
});

test("a written job is settled, and what a person did to it is noted", async () => {
  await runs(
    functions.onJobWritten,
    change(
      { jobId: "padeiro" },
      { revision: 1, companyId: "padaria" },
      { revision: 2, companyId: "padaria", approvalStatus: "pending" },
    ),
  );
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
  expect((await documentsOf("audit/"))["audit/the-event-edited"]).toMatchObject({
    collection: "jobs",
    documentId: "padeiro",
    action: "edited",
    actor: "company",
    at: time,
  });
});

test("what goes with a deleted company is not noted job by job, and an event that says nothing notes nothing", async () => {
  await given({ "tombstones/padaria": { deletedAt: new Date() } });
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, { companyId: "padaria" }, null));
  await runs(functions.onJobWritten, { id: "the-event", params: { jobId: "padeiro" } });
  expect(await documentsOf("audit/")).toEqual({});
  await runs(functions.onJobWritten, change({ jobId: "padeiro" }, { companyId: null }, null));
  await runs(functions.onJobWritten, {
    ...change({ jobId: "padeiro" }, { companyId: "outra" }, null),
    id: "another",
  });
  expect(Object.keys(await documentsOf("audit/"))).toEqual([
    "audit/another-deleted",
    "audit/the-event-deleted",
  ]);
});

test("a decision is carried out, also one that was taken back; an opened or removed record is not", async () => {
  for (const after of [{ status: "pending" }, null])
    await runs(functions.onJobApprovalDecided, change({ jobId: "padeiro" }, null, after));
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ searchTerms: [] });
  await runs(
    functions.onJobApprovalDecided,
    change({ jobId: "padeiro" }, { status: "pending" }, { status: "approved" }),
  );
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
  await db.doc("jobs/padeiro").update({ searchTerms: [] });
  await runs(
    functions.onJobApprovalDecided,
    change({ jobId: "padeiro" }, { status: "approved" }, { status: "pending" }),
  );
  expect((await documentsOf())["jobs/padeiro"]).toMatchObject({
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
});

test.each([
  ["whose job stands", {}, "jobs", "approved"],
  [
    "whose job is gone and was public",
    { "publishedJobs/papel": { type: "Comércio", at: new Date() } },
    "jobs",
    "approved",
  ],
  [
    "whose job is gone and was counted",
    { "jobClosures/papel": { closedAt: new Date() } },
    "jobs",
    "approved",
  ],
  ["that was thrown away", {}, "pendingJobs", "rejected"],
])(
  "a vacancy on paper %s is noted as what became of it, once",
  async (which, traces, collection, action) => {
    await given({
      ...traces,
      ...(which === "whose job stands"
        ? { "jobs/papel": aJob() }
        : { "pendingJobs/x": aPendingJob() }),
    });
    await runs(functions.onPendingJobDeleted, { id: "the-event", params: { jobId: "papel" } });
    const noted = await documentsOf("audit/");
    expect(noted).toEqual({
      "audit/the-event": {
        actor: "admin",
        action,
        collection,
        documentId: "papel",
        notes: "",
        at: expect.any(String),
      },
    });
    await given({ "jobs/papel": aJob() });
    await runs(functions.onPendingJobDeleted, { id: "the-event", params: { jobId: "papel" } });
    expect(await documentsOf("audit/")).toEqual(noted);
  },
);

test("a vacancy on paper is found by the search, one that is gone is not looked for", async () => {
  await given({ "pendingJobs/papel": aPendingJob({ title: "Confeiteiro" }) });
  await runs(functions.onPendingJobWritten, change({ jobId: "papel" }, {}, null));
  expect((await documentsOf())["pendingJobs/papel"]).not.toHaveProperty("searchTerms");
  await runs(functions.onPendingJobWritten, { id: "the-event", params: { jobId: "papel" } });
  expect((await documentsOf())["pendingJobs/papel"]).not.toHaveProperty("searchTerms");
  await runs(functions.onPendingJobWritten, change({ jobId: "papel" }, null, {}));
  expect((await documentsOf())["pendingJobs/papel"]).toMatchObject({
    searchTerms: expect.arrayContaining(["confei"]),
  });
});

test("a vacancy on paper that waits again is not among the refused ones any more", async () => {
  const refused = { ...aPendingJob(), rejectedAt: new Date() };
  await given({
    "pendingJobs/papel": aPendingJob(),
    "rejectedJobs/papel": refused,
    "rejectedJobs/outra": refused,
  });
  for (const jobId of ["papel", "outra"])
    await runs(functions.onPendingJobWritten, change({ jobId }, null, {}));
  expect(Object.keys(await documentsOf("rejectedJobs/"))).toEqual(["rejectedJobs/outra"]);
});

test("a link of a mail is followed, and a request that is none is refused", async () => {
  const over = addDays(new Date(), -1);
  await db.doc("jobs/padeiro").update({ expiresAt: over });
  const token = signLink(
    {
      purpose: "renew",
      subject: "padeiro",
      of: over.getTime(),
      expires: addDays(over, 30).getTime(),
    },
    linkSecret,
  );
  expect(await runs(functions.followJobLink, { data: { token, confirmed: false } })).toMatchObject({
    state: "ready",
  });
  expect(await runs(functions.followJobLink, { data: { token, confirmed: true } })).toMatchObject({
    state: "done",
  });
  for (const data of [
    null,
    { token },
    { token, confirmed: true, more: 1 },
    { token: "x".repeat(1001), confirmed: true },
  ]) {
    await expect(runs(functions.followJobLink, { data })).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Abra o link do e-mail de novo.",
    });
  }
  expect(
    await runs(functions.followJobLink, { data: { token: "x".repeat(1000), confirmed: true } }),
  ).toMatchObject({ state: "forged" });
});

test("own data is asked for by an address and shown to whoever holds the link", async () => {
  await given({ [`candidates/${id}`]: aCandidate(id, { email: "ana@pessoa.example" }) });
  expect(await runs(functions.requestOwnData, { data: { email: " Ana@Pessoa.example" } })).toEqual({
    done: true,
  });
  expect(Object.values(await documentsOf("mail/"))).toMatchObject([{ to: ["ana@pessoa.example"] }]);
  await expect(runs(functions.requestOwnData, { data: { email: "ana" } })).rejects.toMatchObject({
    code: "invalid-argument",
    message: "E-mail inválido",
  });

  const token = signLink(
    {
      purpose: "ownData",
      subject: "ana@pessoa.example",
      of: 1,
      expires: addDays(new Date(), 1).getTime(),
    },
    linkSecret,
  );
  expect(
    await runs(functions.ownData, { data: { token, request: { act: "read" } } }),
  ).toMatchObject({ state: "open", data: { applications: [{ id }] } });
  for (const data of [
    null,
    { token },
    { token, request: { act: "read" }, more: 1 },
    { token: "x".repeat(2001), request: { act: "read" } },
  ]) {
    await expect(runs(functions.ownData, { data })).rejects.toMatchObject({
      code: "invalid-argument",
      message: "Confira o que foi digitado.",
    });
  }
  expect(
    await runs(functions.ownData, { data: { token: "x".repeat(2000), request: { act: "read" } } }),
  ).toEqual({ state: "forged" });
});
