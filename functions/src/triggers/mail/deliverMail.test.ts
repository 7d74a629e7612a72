import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { OutcomeUnknown } from "../../mail/postMail.ts";
import { deliverMail, isWaiting } from "./deliverMail.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-21T12:00:05Z");

/** A context whose database holds one mail. */
function contextWith(mail: Mail): Context {
  const ref = {
    get: async () => ({ data: () => mail }),
    update: async (fields: Partial<Mail>) => void Object.assign(mail, fields),
  };
  const transaction = {
    get: () => ref.get(),
    update: (_ref: unknown, fields: Partial<Mail>) => void Object.assign(mail, fields),
  };
  const firestore = {
    runTransaction: (work: (given: typeof transaction) => unknown) => work(transaction),
  };
  return { store: { firestore, mail: { doc: () => ref } }, now, siteUrl: "" } as unknown as Context;
}

function buildMail(): Mail {
  return {
    to: ["a@b.example"],
    replyTo: null,
    message: { subject: "x", text: "x", html: "x", attachments: [] },
    createdAt: now,
    delivery: null,
  };
}

function failing(error: object) {
  return async () => {
    throw Object.assign(new Error("said the server"), error);
  };
}

const clock = () => later;
const posted = { messageId: "<id>", refused: 0 };

test("a temporarily refused mail waits for a retry, which counts both attempts", async () => {
  const mail = buildMail();
  await expect(
    deliverMail(contextWith(mail), "m", failing({ responseCode: 451 }), clock),
  ).rejects.toThrow("Mail m could not be sent at attempt 1");
  expect(mail.delivery).toMatchObject({
    state: "RETRY",
    attempts: 1,
    error: "said the server",
    leaseExpireTime: null,
    endTime: later,
  });
  expect(await deliverMail(contextWith(mail), "m", async () => posted, clock)).toBe("SUCCESS");
  expect(mail.delivery).toEqual({
    state: "SUCCESS",
    attempts: 2,
    startTime: now,
    endTime: later,
    leaseExpireTime: null,
    error: null,
    info: { messageId: "<id>" },
  });
});

test("a mail that another attempt is sending is left to it, and this event is retried", async () => {
  const mail = buildMail();
  const calls: string[] = [];
  const post = async () => {
    calls.push("once");
    if (calls.length === 1)
      await expect(deliverMail(contextWith(mail), "m", post, clock)).rejects.toThrow(
        "Mail m is being sent",
      );
    return posted;
  };
  expect(await deliverMail(contextWith(mail), "m", post, clock)).toBe("SUCCESS");
  expect(calls).toEqual(["once"]);
});

test("a permanently refused mail is given up at once", async () => {
  const mail = buildMail();
  expect(
    await deliverMail(
      contextWith(mail),
      "m",
      failing({ command: "DATA", responseCode: 550 }),
      clock,
    ),
  ).toBe("ERROR");
  expect(await deliverMail(contextWith(mail), "m", async () => posted, clock)).toBeNull();
});

test("a mail that cannot be sent is retried for three days, and then given up", async () => {
  const mail = buildMail();
  for (let attempt = 1; attempt <= 50; attempt++)
    await expect(deliverMail(contextWith(mail), "m", failing({}), clock)).rejects.toThrow(
      `attempt ${attempt}`,
    );
  expect(mail.delivery).toMatchObject({ state: "RETRY", attempts: 50, startTime: now });
  expect(
    await deliverMail(
      { ...contextWith(mail), now: new Date("2026-11-24T12:00:00Z") },
      "m",
      failing({}),
      clock,
    ),
  ).toBe("ERROR");
});

test("a mail with an expiry is sent before it and not at it", async () => {
  const mail = { ...buildMail(), goodUntil: now };
  expect(await deliverMail(contextWith(mail), "m", failing({}), clock)).toBe("ERROR");
  expect(mail.delivery).toMatchObject({
    state: "ERROR",
    attempts: 1,
    error: "Not sent in time: what it says is no longer true",
  });
  expect(
    await deliverMail(
      contextWith({ ...buildMail(), goodUntil: later }),
      "m",
      async () => posted,
      clock,
    ),
  ).toBe("SUCCESS");
});

test("a mail is sent when it is due, not before", async () => {
  const mail = { ...buildMail(), notBefore: later };
  await expect(deliverMail(contextWith(mail), "m", async () => posted, clock)).rejects.toThrow(
    "Mail m is not due yet",
  );
  expect(mail.delivery).toBeNull();
  expect(
    await deliverMail({ ...contextWith(mail), now: later }, "m", async () => posted, clock),
  ).toBe("SUCCESS");
});

test("an attempt that ends after its lease does not undo the next one's result", async () => {
  const mail = buildMail();
  const context = contextWith(mail);
  const afterLease = { ...context, now: new Date("2026-11-21T12:10:00Z") };
  const lateFailure = async () => {
    expect(await deliverMail(afterLease, "m", async () => posted, clock)).toBe("SUCCESS");
    throw new Error("the line broke");
  };
  await expect(deliverMail(context, "m", lateFailure, clock)).rejects.toThrow("attempt 1");
  expect(mail.delivery).toMatchObject({ state: "SUCCESS", attempts: 2 });
});

test("a success after the lease is recorded, so that nobody sends again", async () => {
  const mail = buildMail();
  const context = contextWith(mail);
  const lateSuccess = async () => {
    await expect(
      deliverMail({ ...context, now: new Date("2026-11-21T12:10:00Z") }, "m", failing({}), clock),
    ).rejects.toThrow("attempt 2");
    return posted;
  };
  expect(await deliverMail(context, "m", lateSuccess, clock)).toBe("SUCCESS");
  expect(mail.delivery).toMatchObject({ state: "SUCCESS", attempts: 2 });
});

test("a failure after the lease leaves the next attempt alone", async () => {
  const mail = buildMail();
  const context = contextWith(mail);
  let fail: (error: Error) => void = () => undefined;
  const first = deliverMail(
    context,
    "m",
    () => new Promise((_resolve, reject) => (fail = reject)),
    clock,
  );
  const second = async () => {
    fail(new Error("the line broke"));
    await expect(first).rejects.toThrow("attempt 1");
    expect(mail.delivery).toMatchObject({ state: "PROCESSING", attempts: 2, error: null });
    return posted;
  };
  expect(
    await deliverMail({ ...context, now: new Date("2026-11-21T12:10:00Z") }, "m", second, clock),
  ).toBe("SUCCESS");
});

test("of two successful attempts the first to report counts, and nobody sends again", async () => {
  const mail = buildMail();
  const context = contextWith(mail);
  const lateSuccess = async () => {
    await deliverMail(
      { ...context, now: new Date("2026-11-21T12:10:00Z") },
      "m",
      async () => posted,
      clock,
    );
    return { messageId: "<late>", refused: 0 };
  };
  await deliverMail(context, "m", lateSuccess, clock);
  expect(mail.delivery).toMatchObject({ state: "SUCCESS", info: { messageId: "<id>" } });
  expect(await deliverMail(context, "m", lateSuccess, clock)).toBeNull();
});

test("a mail whose process dies each time is sent at most three times, and then left doubtful", async () => {
  const mail = buildMail();
  const context = contextWith(mail);
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const begun: number[] = [];
  for (const start of [0, 10, 20]) {
    void deliverMail(
      { ...context, now: minutes(start) },
      "m",
      () => {
        begun.push(start);
        return new Promise(() => undefined);
      },
      clock,
    );
    await new Promise((later) => setImmediate(later));
  }
  const post = async () => posted;
  expect(await deliverMail({ ...context, now: minutes(30) }, "m", post, clock)).toBeNull();
  expect(begun).toEqual([0, 10, 20]);
  expect(mail.delivery).toMatchObject({ state: "DOUBTFUL", attempts: 3, doubts: 3 });
  expect(await deliverMail({ ...context, now: minutes(3000) }, "m", post, clock)).toBeNull();
});

test("a doubtful mail that has expired at its retry stays doubtful", async () => {
  const mail = { ...buildMail(), goodUntil: later };
  const unknown = async () => {
    throw new OutcomeUnknown("no answer");
  };
  expect(await deliverMail(contextWith(mail), "m", unknown, clock)).toBe("DOUBTFUL");
  const inSixHours = new Date(now.getTime() + 6 * 3_600_000);
  const before = new Date(inSixHours.getTime() - 1);
  expect([isWaiting(mail, before), isWaiting(mail, inSixHours)]).toEqual([false, true]);
  expect(await deliverMail({ ...contextWith(mail), now: inSixHours }, "m", unknown, clock)).toBe(
    "DOUBTFUL",
  );
  expect(mail.delivery).toMatchObject({ doubts: 1, retryTime: null });
});

test.each(["SUCCESS", "ERROR"] as const)("a mail that ended in %s waits for nobody", (state) => {
  expect(
    isWaiting(
      {
        ...buildMail(),
        delivery: {
          state,
          attempts: 1,
          startTime: now,
          endTime: now,
          leaseExpireTime: null,
          error: null,
          info: null,
        },
      },
      later,
    ),
  ).toBe(false);
});
