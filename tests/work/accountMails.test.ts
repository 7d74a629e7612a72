import { addMinutes } from "@vagas/functions/domain/dates";
import type { Mail } from "@vagas/functions/domain/mail/mail";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { accountCode } from "../../functions/src/mail/accountCode.ts";
import { postMail } from "../../functions/src/mail/postMail.ts";
import {
  askEmailChange,
  askReset,
  askVerification,
} from "../../functions/src/triggers/accounts/requestAccountMail.ts";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { now } from "../faults/life.ts";
import { smtpServer, type TestServer } from "../faults/smtpServer.ts";
import { auth } from "../functions/functionsSuite.ts";
import { projectId as suiteProject } from "../../emulators/ports.ts";
import { useResetCode } from "../support/companies.ts";
import { projectId } from "../support/emulators.ts";
import { board, contextAt, documentsOf, store } from "./workBoard.ts";
import { runs } from "./runs.ts";

const email = "padaria@empresa.example";
const account = { uid: "padaria", email, emailVerified: false };
const visitor = "198.51.100.7, 203.0.113.9";
const taken: string[] = [];
let server: TestServer;

beforeEach(async () => {
  await board({});
  await auth.importUsers([{ uid: "padaria", email }]);
  taken.length = 0;
  server = await smtpServer({
    onData: (stream, _session, done) => {
      let text = "";
      stream
        .on("data", (part) => (text += String(part)))
        .on("end", () => {
          taken.push(text.replace(/=\r\n/g, "").replaceAll("=3D", "="));
          done();
        });
    },
  });
});

afterEach(() => server.close());

async function ordered(): Promise<Mail[]> {
  return (await store.mail.get()).docs.map((mail) => mail.data());
}

/** Sends every ordered mail, as onMailCreated does. */
async function sendAll(at = now): Promise<void> {
  const mailer = {
    smtpUrl: server.url,
    from: "Vagas <vagas@vagas.example>",
    domain: "vagas.example",
    readAttachment: async () => null,
    makeCode: (link: NonNullable<Mail["accountLink"]>) => accountCode(auth, link),
  };
  for (const { id } of (await store.mail.get()).docs)
    await deliverMail(
      contextAt(at),
      id,
      (mail) => postMail(mailer, id, mail),
      () => at,
    );
}

/** The stored documents, without the names of requests. */
async function kept(): Promise<string> {
  const documents = Object.entries(await documentsOf()).map(([path, fields]) => [
    path.replace(/account-\w+|[0-9a-f]{32}/g, "…"),
    fields,
  ]);
  return JSON.stringify(documents).replaceAll(/padaria@|ninguem@/g, "…@");
}

test("the same is written and answered for an address with an account and for one without", async () => {
  expect(await askReset(contextAt(), visitor, email)).toEqual({ state: "sent" });
  const forKnown = await kept();
  await board({});
  await auth.importUsers([{ uid: "padaria", email }]);
  const unknown = "ninguem@empresa.example";
  expect(await askReset(contextAt(), visitor, unknown)).toEqual({ state: "sent" });
  expect(await kept()).toBe(forKnown);
});

test("an address without an account gets nothing, and its request is removed", async () => {
  await askReset(contextAt(), visitor, "ninguem@empresa.example");
  await sendAll();
  expect(taken).toEqual([]);
  expect(JSON.stringify(await documentsOf())).not.toContain("ninguem");
});

/** The emulator counts whoever sends an API key, as pages do, to the suite's own project. */
const usesCodes = test.skipIf(projectId !== suiteProject);

usesCodes(
  "the code goes out with the mail, works for a new password, and lies nowhere before or after",
  async () => {
    await askReset(contextAt(), visitor, email);
    expect(await ordered()).toHaveLength(1);
    const before = JSON.stringify(await documentsOf());
    await sendAll();
    const [, code = ""] = /mode=resetPassword&oobCode=([\w-]+)/.exec(taken.join()) ?? [];
    expect(code).not.toBe("");
    expect(before + JSON.stringify(await documentsOf())).not.toContain(code);
    expect(await ordered()).toMatchObject([{ delivery: { state: "SUCCESS" } }]);
    await useResetCode(code, "Pequi-verde-28");
  },
);

test("an address gets three links an hour, whoever asks, and a fourth when the first stops working", async () => {
  for (let i = 0; i < 8; i++)
    expect(await askReset(contextAt(), `198.51.100.${i}, 203.0.113.9`, email)).toEqual({
      state: "sent",
    });
  expect(await ordered()).toHaveLength(3);
  await askReset(contextAt(addMinutes(now, 60)), visitor, email);
  expect(await ordered()).toHaveLength(4);
});

test("a visitor may ask thirty times an hour, without using up the budget of others", async () => {
  const ask = (from: string, i: number) =>
    askReset(contextAt(), from, `empresa-${from.length}-${i}@empresa.example`);
  for (let i = 0; i < 30; i++) expect(await ask(visitor, i)).toEqual({ state: "sent" });
  expect(await ask(visitor, 30)).toEqual({ state: "tooMany" });
  expect(await ask(`10.0.0.1, ${visitor}`, 31)).toEqual({ state: "tooMany" });
  expect(await ordered()).toHaveLength(30);
  expect(await ask("198.51.100.8, 203.0.113.9", 32)).toEqual({ state: "sent" });
});

test("a caller without Hosting who forges addresses is counted by the address that Google saw", async () => {
  await askReset(contextAt(), "1.1.1.1, 192.0.2.5", email);
  const counts = (await store.requestCounts.get()).docs.map(({ id }) => id);
  const id = counts.find((count) => count.startsWith("mail-resetConnection-"))!;
  await store.requestCounts.doc(id).update({ count: 2_000 });
  expect(await askReset(contextAt(), "7.7.7.7, 192.0.2.5", email)).toEqual({ state: "tooMany" });
});

test("an account gets three mails a day to prove its address, and none once it is proved", async () => {
  for (let i = 0; i < 3; i++)
    expect(await askVerification(contextAt(), account)).toEqual({ state: "sent" });
  expect(await askVerification(contextAt(), account)).toEqual({ state: "tooMany" });
  // A stranger who deletes the account and makes another with the same address shares its count.
  expect(await askVerification(contextAt(), { ...account, uid: "outra" })).toEqual({
    state: "tooMany",
  });
  expect(await ordered()).toHaveLength(3);
  const proved = { uid: "b", email: "b@empresa.example", emailVerified: true };
  expect(await askVerification(contextAt(), proved)).toEqual({ state: "sent" });
  expect(await ordered()).toHaveLength(3);
});

const seconds = (at: Date) => at.getTime() / 1000;

test("a change of address requires a login of the last five minutes", async () => {
  const change = (minutes: number) =>
    askEmailChange(
      contextAt(),
      account,
      seconds(addMinutes(now, -minutes)),
      "forno@empresa.example",
    );
  await expect(change(5.1)).rejects.toMatchObject({ code: "failed-precondition" });
  expect(await ordered()).toEqual([]);
  expect(await change(5)).toEqual({ state: "sent" });
  await sendAll();
  expect(taken.join()).toContain("To: forno@empresa.example");
  expect(taken.join()).toMatch(/mode=verifyAndChangeEmail&oobCode=[\w-]+/);
});

test("an account requests five other addresses a day, and an address gets three mails", async () => {
  const ask = (uid: string, newEmail: string) =>
    askEmailChange(contextAt(), { ...account, uid }, seconds(now), newEmail);
  for (let i = 0; i < 5; i++)
    expect(await ask("padaria", `novo-${i}@empresa.example`)).toEqual({ state: "sent" });
  expect(await ask("padaria", "novo-5@empresa.example")).toEqual({ state: "tooMany" });
  for (const uid of ["a", "b", "c"]) await ask(uid, "vitima@pessoa.example");
  expect(await ask("d", "vitima@pessoa.example")).toEqual({ state: "tooMany" });
});

test("a mail that could not be sent within an hour is not sent later", async () => {
  await askReset(contextAt(), visitor, email);
  await sendAll(addMinutes(now, 60));
  expect(taken).toEqual([]);
  expect(await ordered()).toMatchObject([{ delivery: { state: "ERROR" } }]);
});

const rawRequest = { headers: {} };

test("a malformed request, and a caller without an account to prove, is refused", async () => {
  const ask = (data: unknown, caller?: object) =>
    runs(functions.requestAccountMail, { data, auth: caller, rawRequest });
  for (const data of [
    null,
    { mode: "resetPassword" },
    { mode: "resetPassword", email: "a@b.example\r\nBcc: c@d.example" },
    { mode: "verifyEmail", email },
    { mode: "recoverEmail", email },
  ])
    await expect(ask(data)).rejects.toMatchObject({ code: "invalid-argument" });

  const token = { auth_time: Math.floor(Date.now() / 1000) };
  await auth.createUser({ uid: "visitante" });
  await auth.createUser({ uid: "bloqueada", email: "b@empresa.example", disabled: true });
  for (const caller of [
    undefined,
    { uid: "visitante", token },
    { uid: "ninguem", token },
    { uid: "bloqueada", token },
  ])
    for (const data of [
      { mode: "verifyEmail" },
      { mode: "verifyAndChangeEmail", newEmail: "forno@empresa.example" },
    ])
      await expect(ask(data, caller)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await ordered()).toEqual([]);
});

test("a session from before the password changed cannot order a mail", async () => {
  await auth.revokeRefreshTokens("padaria");
  const token = { auth_time: Math.floor(Date.now() / 1000) - 60 };
  await expect(
    runs(functions.requestAccountMail, {
      data: { mode: "verifyEmail" },
      auth: { uid: "padaria", token },
      rawRequest,
    }),
  ).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a mail for its owner goes to the account's own address, whatever the token says", async () => {
  const caller = { uid: "padaria", token: { auth_time: Date.now() / 1000, email: "x@y.example" } };
  await runs(functions.requestAccountMail, {
    data: { mode: "verifyEmail" },
    auth: caller,
    rawRequest,
  });
  await runs(functions.requestAccountMail, {
    data: { mode: "resetPassword", email: " Padaria@Empresa.example" },
    rawRequest,
  });
  expect((await ordered()).map(({ to }) => to)).toEqual([[email], [email]]);
});
