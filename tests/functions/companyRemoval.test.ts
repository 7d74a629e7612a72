import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { callFunction, idToken } from "./callFunction.ts";
import { auth, newId, read, untilRead } from "./functionsSuite.ts";

/** An account with these claims, and its token. It is imported without a trigger, which would remove a claim. */
async function caller(claims: object) {
  const uid = newId("caller");
  await auth.importUsers([
    { uid, email: `${uid}@pessoa.example`, emailVerified: true, customClaims: claims },
  ]);
  return { uid, token: await idToken(uid) };
}

function continueRemoval(data: unknown, token?: string) {
  return callFunction("continueCompanyRemoval", data, token);
}

function sentMail(to: string, about: { companyId?: string } = {}) {
  const now = new Date();
  return {
    ...about,
    to: [to],
    replyTo: null,
    message: {
      subject: "Recebemos seu currículo",
      text: "Mercado Araguaia",
      html: "",
      attachments: [],
    },
    createdAt: now,
    delivery: {
      state: "SUCCESS",
      attempts: 1,
      startTime: now,
      endTime: now,
      leaseExpireTime: null,
      error: null,
      info: null,
    },
  };
}

/** A removal that was interrupted after the tombstone, without a further event. */
async function halfRemoved() {
  const email = `${newId("company")}@empresa.example`;
  const { uid } = await auth.createUser({ email });
  const candidateId = `${newId("job")}_${newId("uid")}`;
  const resumePath = `resumes/${candidateId}/1-a.pdf`;
  const mails = [`mail/${candidateId}-1-a-pdf-receipt`, `mail/${newId("decision")}`];
  await given({
    [`tombstones/${uid}`]: { deletedAt: new Date() },
    [`resumes/${candidateId}`]: { company: "Mercado Araguaia", resumePath },
    [`candidates/${candidateId}`]: buildCandidate(candidateId, {
      resumePath,
      companyId: uid,
      company: "Mercado Araguaia",
    }),
    [mails[0]!]: sentMail("joao@pessoa.example"),
    [mails[1]!]: sentMail(email, { companyId: uid }),
  });
  return { uid, candidateId, mails };
}

test("the administrator finishes an interrupted removal", async () => {
  const { token } = await caller({ admin: true });
  const { uid, candidateId, mails } = await halfRemoved();
  expect(await continueRemoval({ companyId: uid }, token)).toEqual({ done: true });
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  expect(await read(`candidates/${candidateId}`)).toMatchObject({
    companyId: null,
    company: null,
    name: "João da Silva",
  });
  expect(await read(`resumes/${candidateId}`)).toMatchObject({ company: null });
  for (const mail of mails) expect(await read(mail)).toBeUndefined();
  const noted = await read(`audit/${uid}-deleted`);
  expect(noted).toMatchObject({
    actor: "admin",
    action: "deleted",
    collection: "companies",
    documentId: uid,
  });
  expect(await continueRemoval({ companyId: uid }, token)).toEqual({ done: true });
  expect(await read(`audit/${uid}-deleted`)).toEqual(noted);
});

test("continuing a removal also removes a row that came back, and its jobs", async () => {
  const { token } = await caller({ admin: true });
  const { uid } = await halfRemoved();
  const jobId = newId("job");
  await given({
    [`companies/${uid}`]: buildCompany(),
    [`jobs/${jobId}`]: buildJob({ companyId: uid, approved: true, approvalStatus: "approved" }),
  });
  await untilRead(`jobs/${jobId}`, { listed: true });
  expect(await continueRemoval({ companyId: uid }, token)).toEqual({ done: true });
  expect(await read(`companies/${uid}`)).toBeUndefined();
  expect(await read(`jobs/${jobId}`)).toBeUndefined();
});

test("nobody else continues a removal", async () => {
  const { uid, candidateId } = await halfRemoved();
  const stranger = await caller({});
  const former = await caller({ admin: true });
  await auth.setCustomUserClaims(former.uid, {});
  expect(await continueRemoval({ companyId: uid })).toBe("PERMISSION_DENIED");
  expect(await continueRemoval({ companyId: uid }, stranger.token)).toBe("PERMISSION_DENIED");
  expect(await continueRemoval({ companyId: uid }, former.token)).toBe("PERMISSION_DENIED");
  expect(await read(`candidates/${candidateId}`)).toMatchObject({ companyId: uid });
  expect((await auth.getUser(uid)).uid).toBe(uid);
});

test("a company that was not deleted, or a malformed id, is not removed", async () => {
  const { token } = await caller({ admin: true });
  const uid = newId("company");
  await given({ [`companies/${uid}`]: buildCompany() });
  expect(await continueRemoval({ companyId: uid }, token)).toBe("FAILED_PRECONDITION");
  expect(await read(`companies/${uid}`)).toMatchObject({ active: true });
  for (const data of [null, {}, { companyId: "a/b" }, { companyId: uid, more: 1 }])
    expect(await continueRemoval(data, token)).toBe("INVALID_ARGUMENT");
  expect(await read(`tombstones/${uid}`)).toBeUndefined();
});
