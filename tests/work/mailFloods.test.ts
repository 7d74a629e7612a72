import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";

// A stranger with the public keys, with any number of accounts, applications and files under any address.

const victim = "vitima@pessoa.example";
const bakery = "padaria@empresa.example";
const confirmed = {
  [`confirmedAddresses/${fingerprint("address", victim, linkSecret)}`]: {
    confirmedAt: now,
    expiresAt: addDays(now, 300),
  },
};

/** Every sent mail by recipient, in order. */
let inboxes: Record<string, string[]> = {};

beforeEach(async () => {
  inboxes = {};
  await board({
    "companies/padaria": aCompany({ name: "Padaria", email: bakery }),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [
        `jobs/vaga${i}`,
        aJob({ ...approved, title: `Vaga ${i}`, company: "Padaria" }),
      ]),
    ),
  });
});

/** Sends what is due, as events and rounds do. */
async function sendAll(at: Date): Promise<void> {
  const waiting = await db.collection("mail").where("delivery", "==", null).get();
  for (const { id } of waiting.docs)
    await deliverMail(
      contextAt(at),
      id,
      async (mail) => {
        for (const to of mail.to) (inboxes[to] ??= []).push(mail.message.subject);
        return { messageId: `<${id}>`, refused: 0 };
      },
      () => at,
    ).catch((error: Error) => expect(error.message).toContain("is not due yet"));
}

type Sending = { account: string; job?: string; email?: string; n?: number; at?: Date };

const pathOf = (id: string, n: number) => `resumes/${id}/${n}-a.pdf`;

/** Creates an application and handles its event; due mails are sent. */
async function apply({
  account,
  job = "vaga0",
  email = victim,
  n = 1,
  at = now,
}: Sending): Promise<void> {
  const id = `${job}_${account}`;
  const fields = { jobId: job, uid: account, email, resumePath: pathOf(id, n), createdAt: at };
  await given({ [`candidates/${id}`]: aCandidate(id, fields) });
  await receiveApplication(contextAt(at), id);
  await sendAll(at);
}

async function withdraw({ account, job = "vaga0", n = 1, at = now }: Sending): Promise<void> {
  const id = `${job}_${account}`;
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(at), bucket, id, pathOf(id, n));
}

/** The number of mails to each address. */
function counts(): Record<string, number> {
  return Object.fromEntries(Object.entries(inboxes).map(([to, mails]) => [to, mails.length]));
}

test("an account that applies and withdraws 26 times causes one mail to the stranger and one to the company", async () => {
  for (let n = 1; n <= 26; n++) {
    const at = addMinutes(now, n);
    await apply({ account: "hostile", n, at });
    await withdraw({ account: "hostile", n, at });
  }
  await sendAll(addDays(now, 0.9));
  expect(counts()).toEqual({ [victim]: 1, [bakery]: 1 });
});

test("a confirmed address gets one receipt for it too", async () => {
  await given(confirmed);
  for (let n = 1; n <= 26; n++) {
    await apply({ account: "hostile", n });
    await withdraw({ account: "hostile", n });
  }
  expect(counts()).toEqual({ [victim]: 1, [bakery]: 1 });
});

test("20 accounts under one address cause one mail to it, and ten and a summary of ten to the company", async () => {
  for (let i = 0; i < 20; i++) await apply({ account: `hostile${i}`, at: addMinutes(now, i) });
  expect(counts()).toEqual({ [victim]: 1, [bakery]: 10 });
  await sendAll(addMinutes(now, 10 + 60));
  expect(counts()).toEqual({ [victim]: 1, [bakery]: 11 });
  expect(inboxes[bakery]!.at(-1)).toBe("10 novas candidaturas às suas vagas");
  await sendAll(addDays(now, 1));
  expect(counts()).toEqual({ [victim]: 1, [bakery]: 11 });
});

test("a confirmed address gets at most ten mails a day, from any number of accounts", async () => {
  await given(confirmed);
  for (let i = 0; i < 20; i++) await apply({ account: `hostile${i}` });
  expect(inboxes[victim]).toHaveLength(10);
  for (let i = 20; i < 25; i++) await apply({ account: `hostile${i}`, at: addDays(now, 1) });
  expect(inboxes[victim]).toHaveLength(15);
});

/** Names another missing file for the application, and handles the event. */
async function nameMissingFile(n: number, at: Date): Promise<void> {
  const id = "vaga0_hostile";
  const before = pathOf(id, n - 1);
  await db.doc(`candidates/${id}`).update({ resumePath: pathOf(id, n) });
  await removeApplication(contextAt(at), bucket, id, before);
  await receiveApplication(contextAt(at), id);
  await noteResumeFile(contextAt(at), bucket, id);
  await sendAll(at);
}

test.each([
  ["an unconfirmed address one mail", {}, 1],
  ["a confirmed one three", confirmed, 3],
])(
  "15 missing files, one after the other, send %s, and the company two",
  async (_which, documents, mails) => {
    await given(documents);
    await apply({ account: "hostile" });
    await noteResumeFile(contextAt(), bucket, "vaga0_hostile");
    await sendAll(now);
    for (let n = 2; n <= 16; n++) {
      // As the person may once the record says that the file is missing.
      await db.doc("candidates/vaga0_hostile").update({ resumeMissing: false });
      await nameMissingFile(n, addMinutes(now, n));
    }
    expect(counts()).toEqual({ [victim]: mails, [bakery]: 2 });
    expect(
      inboxes[victim]!.filter((subject) => subject.startsWith("Envie outro arquivo")),
    ).toHaveLength(mails === 1 ? 0 : 1);
  },
);

test("an account's applications to twelve jobs of a company cause three mails and a summary, without delaying others", async () => {
  for (let i = 0; i < 12; i++) await apply({ account: "eager", job: `vaga${i}` });
  expect(inboxes[bakery]).toHaveLength(3);
  await apply({ account: "other", email: "outra@pessoa.example" });
  expect(inboxes[bakery]).toHaveLength(4);
  await sendAll(addMinutes(now, 60));
  expect(inboxes[bakery]!.at(-1)).toBe("9 novas candidaturas às suas vagas");
});

test("a company gets at most 20 mails in an hour and 60 in a day, and a summary an hour", async () => {
  await given({
    "requestCounts/mail-company-padaria": { count: 19, expiresAt: addMinutes(now, 60) },
    "requestCounts/mail-companyDay-padaria": { count: 58, expiresAt: addMinutes(now, 600) },
  });
  const three = async (hour: number) => {
    const at = addMinutes(now, hour * 60);
    for (const n of [1, 2, 3]) {
      const account = `a${hour}-${n}`;
      await apply({ account, email: `${account}@pessoa.example`, job: `vaga${n}`, at });
    }
    await sendAll(addMinutes(at, 60));
    return inboxes[bakery]!.splice(0);
  };
  const two = "2 novas candidaturas às suas vagas";
  expect(await three(0)).toEqual([expect.stringMatching("Nova candidatura: Vaga 1"), two]);
  expect(await three(1)).toEqual([expect.stringMatching("Nova candidatura: Vaga 1"), two]);
  expect(await three(2)).toEqual(["3 novas candidaturas às suas vagas"]);
});

test("an account that sent 30 times in a day causes no more receipts, and a summary for companies", async () => {
  await given({
    [`requestCounts/mail-account-${fingerprint("account", "hostile", linkSecret)}`]: {
      count: 29,
      expiresAt: addDays(now, 0.5),
    },
  });
  await apply({ account: "hostile", email: "um@pessoa.example" });
  await apply({ account: "hostile", email: "dois@pessoa.example", job: "vaga1" });
  await sendAll(addMinutes(now, 60));
  expect(counts()).toEqual({ "um@pessoa.example": 1, [bakery]: 2 });
  expect(inboxes[bakery]!.at(-1)).toBe("1 nova candidatura às suas vagas");
});

test("an application on the next day is mailed again", async () => {
  await apply({ account: "ana" });
  await withdraw({ account: "ana" });
  await apply({ account: "ana", n: 2, at: addDays(now, 1) });
  expect(inboxes[bakery]).toHaveLength(2);
});

test("15 concurrent applications cause ten mails and a summary of five, however often their events come", async () => {
  const ids = Array.from({ length: 15 }, (_, i) => `vaga0_a${i}`);
  await given(
    Object.fromEntries(
      ids.map((id, i) => [
        `candidates/${id}`,
        aCandidate(id, { jobId: "vaga0", uid: `a${i}`, email: `p${i}@pessoa.example` }),
      ]),
    ),
  );
  for (let i = 0; i < ids.length; i += 3)
    await Promise.all(
      [...ids.slice(i, i + 3), ids[i]!].map((id) =>
        receiveApplication(contextAt(), id).catch(() => null),
      ),
    );
  // Both failed and successful events are delivered again.
  for (const id of ids) await receiveApplication(contextAt(), id);
  await sendAll(now);
  expect(inboxes[bakery]).toHaveLength(10);
  await sendAll(addMinutes(now, 60));
  expect(inboxes[bakery]!.slice(10)).toEqual(["5 novas candidaturas às suas vagas"]);
}, 60_000);

/** A job that has used its ten mails of the hour. */
const full = {
  "requestCounts/mail-job-vaga0": { count: 10, expiresAt: addMinutes(now, 600) },
};

test("the round for waiting mails sends a summary after its hour, and the next summary holds what comes then", async () => {
  await given(full);
  const round = async (minutes: number) => {
    const posted: string[] = [];
    await sendWaiting(
      () => contextAt(addMinutes(now, minutes)),
      async (id, mail) => {
        if (mail.to.includes(bakery)) posted.push(mail.message.subject);
        return { messageId: `<${id}>`, refused: 0 };
      },
    );
    return posted;
  };
  await apply({ account: "a1" });
  await apply({ account: "a2", at: addMinutes(now, 59) });
  expect(await round(59)).toEqual([]);
  expect(await round(60)).toEqual(["2 novas candidaturas às suas vagas"]);
  expect(await round(75)).toEqual([]);
  await apply({ account: "a3", at: addMinutes(now, 75) });
  expect(await round(134)).toEqual([]);
  expect(await round(135)).toEqual(["1 nova candidatura às suas vagas"]);
});

const beingSent = {
  state: "PROCESSING",
  attempts: 1,
  startTime: now,
  endTime: null,
  leaseExpireTime: addMinutes(now, 3),
  error: null,
  info: null,
};

test("an application that comes while a summary is being sent is in the next one", async () => {
  await given(full);
  await apply({ account: "a1" });
  const [path = ""] = Object.keys(await documentsOf("mail/applications-"));
  await db.doc(path).update({ delivery: beingSent });
  await apply({ account: "a2", at: addMinutes(now, 1) });
  expect(
    Object.values(await documentsOf("mail/applications-")).map(
      (mail) => (mail as { message: { subject: string } }).message.subject,
    ),
  ).toEqual(["1 nova candidatura às suas vagas", "1 nova candidatura às suas vagas"]);
});

test("a company that was not yet told of an application hears once of the new one that replaced it", async () => {
  const first = { account: "ana", email: "ana@pessoa.example" };
  const unsent = async (n: number) => {
    const id = "vaga0_ana";
    await given({
      [`candidates/${id}`]: aCandidate(id, {
        jobId: "vaga0",
        uid: "ana",
        email: first.email,
        resumePath: pathOf(id, n),
      }),
    });
    await receiveApplication(contextAt(), id);
  };
  await unsent(1);
  // In order, and with the withdrawal's event after that of the next application.
  await withdraw({ ...first, n: 1 });
  await unsent(2);
  await db.doc("candidates/vaga0_ana").delete();
  await unsent(3);
  await removeApplication(contextAt(), bucket, "vaga0_ana", pathOf("vaga0_ana", 2));
  expect(Object.keys(await documentsOf("mail/")).filter((id) => id.endsWith("-company"))).toEqual([
    "mail/vaga0_ana-3-a-pdf-company",
  ]);
  await sendAll(now);
  await withdraw({ ...first, n: 3 });
  await unsent(4);
  await sendAll(now);
  expect(inboxes[bakery]).toEqual(["Nova candidatura: Vaga 0 – João da Silva"]);
});
