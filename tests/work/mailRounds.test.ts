import type { Mail } from "@vagas/functions/domain/mail/mail";
import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { digestId } from "../../functions/src/mail/digestMail.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { mailDigest } from "../../functions/src/triggers/mail/sendDigest.ts";
import { aCompany, aPendingJob, anEdit } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db, read } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many } from "./workBoard.ts";
import { adminEmail } from "./environment.ts";
import { aMail } from "./kept.ts";

beforeEach(() => board({}));

const waiting = (fields: object = {}) => aMail("ana@empresa.example", fields);
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const tried = (fields: object) => ({
  state: "RETRY",
  attempts: 1,
  startTime: now,
  endTime: now,
  leaseExpireTime: null,
  error: "x",
  info: null,
  ...fields,
});

/** Runs a round at this minute; returns the mails it sent, in order. */
async function round(
  at: number,
  post: (id: string) => Promise<void> = async () => {},
  clock = () => minutes(at),
) {
  const posted: string[] = [];
  const done = await sendWaiting(
    () => contextAt(clock()),
    async (id) => {
      posted.push(id);
      await post(id);
      return { messageId: `<${id}>`, refused: 0 };
    },
  );
  return { ...done, posted };
}

test.each<[string, object, number, boolean]>([
  ["one without an attempt, after ten minutes", {}, 10, true],
  ["one whose event may still be running", {}, 10 - 1 / 60_000, false],
  ["one that failed for a while", { delivery: tried({}) }, 0, true],
  ["one that was leased and not begun", { delivery: tried({ state: "PENDING" }) }, 0, true],
  [
    "one with an expired lease",
    { delivery: tried({ state: "PROCESSING", leaseExpireTime: minutes(3) }) },
    3,
    true,
  ],
  ...(
    [
      ["a doubtful one whose retry is due", minutes(5), true],
      ["a doubtful one before its retry", minutes(6), false],
      ["a doubtful one without a retry", null, false],
    ] as const
  ).map(([which, retryTime, isSent]): [string, object, number, boolean] => [
    which,
    { delivery: tried({ state: "DOUBTFUL", doubts: 1, retryTime }) },
    5,
    isSent,
  ]),
  [
    "one with a running lease",
    { delivery: tried({ state: "PROCESSING", leaseExpireTime: minutes(3) }) },
    2,
    false,
  ],
  ["one that was sent", { delivery: tried({ state: "SUCCESS" }) }, 60, false],
  ["one that was given up", { delivery: tried({ state: "ERROR" }) }, 60, false],
])("a round that finds %s sends it or not", async (_which, fields, at, sent) => {
  await given({ "mail/m": waiting(fields) });
  expect(await round(at)).toEqual({ sent: sent ? 1 : 0, failed: 0, posted: sent ? ["m"] : [] });
});

test("mails with the fewest attempts come first, a failure blocks no other, and both are counted", async () => {
  const all = { a: 3, b: 1, c: 2 };
  await given({
    "mail/new": waiting(),
    ...Object.fromEntries(
      Object.entries(all).map(([id, attempts]) => [
        `mail/${id}`,
        waiting({ delivery: tried({ attempts }) }),
      ]),
    ),
  });
  const failing = async (id: string) => {
    if (id === "b") throw new Error("busy");
  };
  expect(await round(10, failing)).toEqual({ sent: 3, failed: 1, posted: ["new", "b", "c", "a"] });
});

test("a mail that was sent or removed since the query is neither sent nor failed; one given up failed", async () => {
  await given({
    "mail/a": waiting({ delivery: tried({ attempts: 1 }) }),
    "mail/b": waiting({ delivery: tried({ attempts: 2 }) }),
    "mail/c": waiting({ delivery: tried({ attempts: 3 }) }),
  });
  const post = async (id: string) => {
    if (id === "a") await db.doc("mail/b").delete();
    if (id === "c")
      throw Object.assign(new Error("no such user"), { responseCode: 550, command: "RCPT TO" });
  };
  expect(await round(10, post)).toEqual({ sent: 1, failed: 1, posted: ["a", "c"] });
});

test("no sending begins once a round has taken six minutes", async () => {
  await given({ "mail/a": waiting(), "mail/b": waiting(), "mail/c": waiting() });
  let at = 10;
  const { sent } = await round(
    10,
    async () => void (at = at === 10 ? 16 : 16 + 1 / 60_000),
    () => minutes(at),
  );
  expect(sent).toBe(2);
});

test("a round takes at most a hundred of a kind", async () => {
  await many(101, (i) => [`mail/m${i}`, waiting()]);
  expect(await round(10)).toMatchObject({ sent: 100 });
});

function delivered(post: () => Promise<{ messageId: string; refused: number }>) {
  return deliverMail(contextAt(), "m", post, () => minutes(1));
}

test("a mail that reached some recipients says how many it did not", async () => {
  await given({ "mail/m": waiting({ to: ["a@b.example", "c@d.example"] }) });
  expect(await delivered(async () => ({ messageId: "<m>", refused: 1 }))).toBe("SUCCESS");
  expect((await read("mail/m"))!["delivery"]).toMatchObject({
    state: "SUCCESS",
    error: "Refused for 1 of 2 recipients",
    info: { messageId: "<m>" },
  });
});

test("while a mail is on its way it is leased for ten minutes", async () => {
  await given({ "mail/m": waiting() });
  let seen: unknown;
  await delivered(async () => {
    seen = (await documentsOf())["mail/m"];
    return { messageId: "<m>", refused: 0 };
  });
  expect(seen).toMatchObject({
    delivery: {
      state: "PROCESSING",
      attempts: 1,
      startTime: now.toISOString(),
      endTime: null,
      leaseExpireTime: minutes(10).toISOString(),
      error: null,
      info: null,
    },
  });
  expect((await documentsOf())["mail/m"]).toMatchObject({
    delivery: { endTime: minutes(1).toISOString(), leaseExpireTime: null },
  });
});

test("a mail that is removed on its way stays removed, and a missing one is not sent", async () => {
  await given({ "mail/m": waiting() });
  await delivered(async () => {
    await db.doc("mail/m").delete();
    return { messageId: "<m>", refused: 0 };
  });
  expect(await documentsOf()).toEqual({});
  expect(await delivered(() => Promise.reject(new Error("sent")))).toBeNull();
});

test("the administrator is told once a day how many items of each kind wait", async () => {
  const approval = { companyId: null, revision: 1, adminNotes: "", createdAt: now, updatedAt: now };
  await given({
    "jobApprovals/a": { ...approval, jobId: "a", status: "pending" },
    "jobApprovals/b": { ...approval, jobId: "b", status: "approved" },
    "resumes/a": { status: "pending" },
    "resumes/b": { status: "pending" },
    "resumes/c": { status: "rejected" },
    "pendingJobs/a": aPendingJob(),
    "jobEdits/a": anEdit({ open: true }),
    "jobEdits/b": anEdit({ open: false }),
    "jobEdits/c": anEdit({ open: true, status: "rejected" }),
    "reportSummaries/a": { state: "open" },
    "reportSummaries/b": { state: "kept" },
  });
  await mailDigest(contextAt(), adminEmail);
  const first = await documentsOf("mail/");
  expect(first).toEqual({
    "mail/digest-2026-11-21": expect.objectContaining({
      to: [adminEmail],
      message: expect.objectContaining({
        subject:
          "Para decidir: 1 vaga denunciada, 1 vaga de empresa, 1 alteração de vaga, 1 vaga importada, 2 currículos",
      }),
    }),
  });
  await db.doc("resumes/a").update({ status: "approved" });
  await mailDigest(contextAt(), adminEmail);
  expect(await documentsOf("mail/")).toEqual(first);
});

test("the administrator is told nothing when nothing waits", async () => {
  await mailDigest(contextAt(), adminEmail);
  expect(await documentsOf()).toEqual({});
});

test("the administrator is told which companies registered since the day before", async () => {
  await many(7, (i) => [
    `companies/c${i}`,
    aCompany({ name: `Empresa ${i}`, createdAt: addDays(now, -i / 6 - 0.01) }),
  ]);
  await mailDigest(contextAt(), adminEmail);
  const { message } = (await documentsOf("mail/"))["mail/digest-2026-11-21"] as Mail;
  expect(message.subject).toBe("6 empresas novas");
  expect(message.text).toContain(
    "• Empresa 0\n• Empresa 1\n• Empresa 2\n• Empresa 3\n• Empresa 4\n• e mais 1\n",
  );
});

test.each([
  ["since the digest of the day before", ["SUCCESS", "SUCCESS"], "1 pedido de contato sem e-mail"],
  ["since the last one that was sent", ["ERROR", "SUCCESS"], "2 pedidos de contato sem e-mail"],
  ["that still wait, if none was sent", ["ERROR", "ERROR"], "3 pedidos de contato sem e-mail"],
])(
  "the administrator is told of requests whose person has no address, %s",
  async (_since, [yesterday, before], subject) => {
    const request = (id: string, changes: object) => [
      `contactRequests/${id}`,
      { status: "waiting", withoutMail: true, createdAt: addDays(now, -0.5), ...changes },
    ];
    const digest = (day: number, state: string) => [
      `mail/${digestId(addDays(now, -day))}`,
      { createdAt: addDays(now, -day), delivery: { state } },
    ];
    await given(
      Object.fromEntries([
        request("told", { withoutMail: false }),
        request("untold", {}),
        request("answered", { status: "accepted" }),
        request("earlier", { createdAt: addDays(now, -1.1) }),
        request("long before", { createdAt: addDays(now, -13) }),
        digest(1, yesterday!),
        digest(2, before!),
      ]),
    );
    await mailDigest(contextAt(), adminEmail);
    const { message } = (await documentsOf("mail/"))["mail/digest-2026-11-21"] as Mail;
    expect(message.subject).toBe(subject);
  },
);
