import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  type FileAnswer,
  answerResume,
} from "../../functions/src/triggers/applications/answerResume.ts";
import { aCandidate, aCompany } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/build.ts";
import { auth, bucket, db } from "../functions/suite.ts";
import { projectId } from "../support/emulators.ts";
import { board, deskAt, documentsOf, pdf, upload } from "./board.ts";
import { toBank } from "./kept.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;
const bankId = "banco_ana";
const bankFile = `resumes/${bankId}/1-a.pdf`;
const name = "Currículo da Ana.pdf";

beforeEach(async () => {
  await board({
    "companies/padaria": aCompany(),
    "companies/mercado": aCompany({ email: "mercado@empresa.example" }),
    [`candidates/${id}`]: aCandidate(id, { resumeName: name }),
    [`candidates/${bankId}`]: aCandidate(bankId, toBank),
  });
  await Promise.all([upload(file), upload(bankFile)]);
  await auth.importUsers([
    { uid: "admin", customClaims: { admin: true } },
    { uid: "former" },
    { uid: "padaria" },
    { uid: "mercado" },
    { uid: "ana" },
  ]);
});

type Claims = Record<string, unknown>;

/** An account's ID token as the Auth emulator makes them: signed by nobody. */
function tokenOf(uid: string, claims: Claims = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    email_verified: true,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: "password", identities: {} },
    ...claims,
  };
  return `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.`;
}

type Asked = { path?: string; method?: string; pathname?: string };

function askWith(
  authorization: string | undefined,
  { path = file, method = "GET", pathname = `/arquivos/${path}` }: Asked = {},
): Promise<FileAnswer> {
  return answerResume(deskAt(), bucket, auth, { method, pathname, authorization });
}

function ask(uid: string, { claims, ...asked }: Asked & { claims?: Claims } = {}) {
  return askWith(`Bearer ${tokenOf(uid, claims)}`, asked);
}

const asAdmin = { claims: { admin: true } };

async function notes(): Promise<object[]> {
  return Object.values(await documentsOf("downloads/"));
}

describe("a résumé", () => {
  test.each([
    ["the administrator", "admin", asAdmin],
    ["the company that it was sent to", "padaria", {}],
  ])("is given to %s, to be saved under its name, and noted once", async (_who, uid, more) => {
    const { status, headers, body } = await ask(uid, more);
    expect(status).toBe(200);
    expect(body.toString()).toBe(pdf);
    expect(headers).toMatchObject({
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="Curriculo da Ana.pdf"; filename*=UTF-8''Curr%C3%ADculo%20da%20Ana.pdf`,
      "Content-Length": String(pdf.length),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
    expect(await notes()).toEqual([{ candidateId: id, uid, at: now.toISOString() }]);
    await ask(uid, more);
    expect(await notes()).toHaveLength(2);
  });

  test("in the talent bank is given to the administrator alone", async () => {
    expect((await ask("admin", { ...asAdmin, path: bankFile })).status).toBe(200);
    expect((await ask("padaria", { path: bankFile })).status).toBe(403);
    expect((await ask("ana", { path: bankFile })).status).toBe(403);
    expect(await notes()).toMatchObject([{ candidateId: bankId, uid: "admin" }]);
  });

  test.each([
    ["another company", "mercado", {}],
    ["the applicant", "ana", { firebase: { sign_in_provider: "anonymous" } }],
    ["an account without a confirmed address", "padaria", { email_verified: false }],
    ["an account that does not say so", "padaria", { email_verified: "true" }],
    [
      "an anonymous account of the company's id",
      "padaria",
      { firebase: { sign_in_provider: "anonymous" } },
    ],
    ["who calls itself the administrator in another way", "mercado", { admin: "true" }],
    ["whose claim was taken since the token was made", "former", { admin: true }],
  ])("is kept from %s, and nothing is noted", async (_who, uid, claims) => {
    const { status, body, headers } = await ask(uid, { claims });
    expect(status).toBe(403);
    expect(body).toBe("Sua conta não pode abrir este arquivo.\n");
    expect(headers["Cache-Control"]).toBe("no-store");
    expect(await notes()).toEqual([]);
  });

  test("is given to a company that was deactivated, which reads the application too, not to one that is gone or going", async () => {
    await db.doc("companies/padaria").update({ active: false });
    expect((await ask("padaria")).status).toBe(200);
    await given({ "tombstones/padaria": { deletedAt: now } });
    expect((await ask("padaria")).status).toBe(403);
    await db.doc("tombstones/padaria").delete();
    await db.doc("companies/padaria").delete();
    expect((await ask("padaria")).status).toBe(403);
    expect(await notes()).toHaveLength(1);
  });

  test("is kept from its company once the application is gone or no longer the company's", async () => {
    await db.doc(`candidates/${id}`).update({ companyId: null });
    expect((await ask("padaria")).status).toBe(403);
    await db.doc(`candidates/${id}`).delete();
    expect((await ask("padaria")).status).toBe(403);
    expect((await ask("admin", asAdmin)).status).toBe(404);
    expect(await notes()).toEqual([]);
  });

  test("that is not there, or that the application does not name, is missing and not noted", async () => {
    const other = `resumes/${id}/2-b.pdf`;
    await upload(other);
    expect((await ask("padaria", { path: other })).status).toBe(404);
    expect((await ask("admin", { ...asAdmin, path: other })).status).toBe(404);
    await bucket.file(file).delete();
    expect((await ask("padaria")).status).toBe(404);
    expect(await notes()).toEqual([]);
  });

  test("is not given out where it cannot be noted", async () => {
    const desk = deskAt();
    const store = {
      ...desk.store,
      downloads: { add: async () => Promise.reject(new Error("unavailable")) },
    } as unknown as typeof desk.store;
    const answer = await answerResume({ ...desk, store }, bucket, auth, {
      method: "GET",
      pathname: `/arquivos/${file}`,
      authorization: `Bearer ${tokenOf("padaria")}`,
    });
    expect([answer.status, answer.body]).toEqual([503, "Tente de novo daqui a pouco.\n"]);
  });
});

const hour = 3600;
const past = Math.floor(addDays(new Date(), -1).getTime() / 1000);

// Made when a test runs: what is older than the account counts as taken back.
test.each<[string, () => string | undefined]>([
  ["nothing", () => undefined],
  ["an empty header", () => ""],
  ["no token", () => "Bearer "],
  ["another scheme", () => `Basic ${tokenOf("padaria")}`],
  ["two tokens", () => `Bearer ${tokenOf("padaria")} ${tokenOf("padaria")}`],
  ["what is no token", () => "Bearer abc.def.ghi"],
  ["an owner's word of the emulators", () => "Bearer owner"],
  ["a token that is over", () => `Bearer ${tokenOf("padaria", { iat: past, exp: past + hour })}`],
  ["a token of another project", () => `Bearer ${tokenOf("padaria", { aud: "other" })}`],
  [
    "a token of another issuer",
    () => `Bearer ${tokenOf("padaria", { iss: "https://securetoken.google.com/other" })}`,
  ],
  ["a token of nobody", () => `Bearer ${tokenOf("")}`],
  ["a token of an account that is gone", () => `Bearer ${tokenOf("nobody", { admin: true })}`],
])("who comes with %s has to log in, and nothing is noted", async (_what, authorization) => {
  const { status, body } = await askWith(authorization());
  expect([status, body]).toEqual([401, "Entre de novo.\n"]);
  expect(await notes()).toEqual([]);
  expect((await askWith(`Bearer ${tokenOf("padaria")}`)).status).toBe(200);
});

test("a session that was ended, and an account that was disabled, read nothing more", async () => {
  expect((await ask("padaria")).status).toBe(200);
  await auth.revokeRefreshTokens("padaria");
  expect((await ask("padaria", { claims: { auth_time: past } })).status).toBe(401);
  expect((await ask("mercado")).status).toBe(403);
  await auth.updateUser("mercado", { disabled: true });
  expect((await ask("mercado")).status).toBe(401);
});

// The emulator asks unasked: without this, tests could not tell.
test("whether a session was ended is asked for with each token", async () => {
  const verifyIdToken = vi.fn(auth.verifyIdToken.bind(auth));
  const asking = { getUser: auth.getUser.bind(auth), verifyIdToken };
  const { status } = await answerResume(deskAt(), bucket, asking, {
    method: "GET",
    pathname: `/arquivos/${file}`,
    authorization: `Bearer ${tokenOf("padaria")}`,
  });
  expect(status).toBe(200);
  expect(verifyIdToken.mock.calls).toEqual([[expect.any(String), true]]);
});

test("a token that cannot be checked just now is no refusal", async () => {
  const broken = {
    getUser: auth.getUser.bind(auth),
    verifyIdToken: async () =>
      Promise.reject(Object.assign(new Error("down"), { code: "auth/internal-error" })),
  };
  const answer = await answerResume(deskAt(), bucket, broken, {
    method: "GET",
    pathname: `/arquivos/${file}`,
    authorization: `Bearer ${tokenOf("padaria")}`,
  });
  expect(answer.status).toBe(503);
});

test.each(["HEAD", "POST", "PUT", "DELETE", "OPTIONS"])(
  "%s is no way to ask for a file",
  async (method) => {
    expect((await ask("admin", { ...asAdmin, method })).status).toBe(405);
    expect(await notes()).toEqual([]);
  },
);

test.each([
  `/arquivos/resumes/${id}/../${bankId}/1-a.pdf`,
  `/arquivos/resumes/${id}/..%2F${bankId}%2F1-a.pdf`,
  `/arquivos/resumes/${id}%2F1-a.pdf`,
  `/arquivos//${file}`,
  `/arquivos/${file}/`,
  `/arquivos/${file}%00`,
  "/arquivos/logos/a.pdf",
  "/arquivos/",
  `/${file}`,
])("%s leads to no file, whoever asks", async (pathname) => {
  await bucket.file("logos/a.pdf").save(pdf, { resumable: false });
  expect((await ask("admin", { ...asAdmin, pathname })).status).toBe(404);
  expect(await notes()).toEqual([]);
});
