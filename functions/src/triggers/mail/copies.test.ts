import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Context } from "../../context.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { postMail } from "../../mail/postMail.ts";
import { deliverMail, isWaiting } from "./deliverMail.ts";

const begin = new Date("2026-11-21T12:00:00Z").getTime();
const minute = 60_000;
const hour = 60 * minute;

/** A server's behaviour after a whole message. */
type Ending = (socket: Socket, copies: number) => void;

const endings: Record<string, Ending> = {
  "drops the line": (socket) => socket.destroy(),
  "answers that it closes (421)": (socket) => socket.end("421 closing\r\n"),
  "says nothing": () => undefined,
};

let server: Server | undefined;
afterEach(() => void server?.close());

/**
 * A mail server that accepts every message and then behaves so; the copies that it got, by the hour of the simulation.
 */
async function serving(ending: Ending, clock: { now: number }) {
  const copies: number[] = [];
  server = createServer((socket) => {
    let inMessage = false;
    let kept = "";
    socket.on("error", () => undefined).write("220 here\r\n");
    socket.on("data", (chunk) => {
      kept += String(chunk);
      if (inMessage && kept.includes("\r\n.\r\n")) {
        inMessage = false;
        kept = "";
        copies.push((clock.now - begin) / hour);
        ending(socket, copies.length);
      }
      while (!inMessage && kept.includes("\r\n")) {
        const [command = ""] = kept.split("\r\n", 1);
        kept = kept.slice(command.length + 2);
        inMessage = command === "DATA";
        socket.write(inMessage ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });
  await new Promise<void>((ready) => server!.listen(0, "127.0.0.1", ready));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, copies };
}

/** A context whose database holds one mail. */
function contextWith(mail: Mail, now: number): Context {
  const ref = {};
  const transaction = {
    get: async () => ({ data: () => structuredClone(mail) }),
    update: (_ref: object, fields: Partial<Mail>) => void Object.assign(mail, fields),
  };
  const firestore = {
    runTransaction: (work: (given: typeof transaction) => unknown) => work(transaction),
  };
  return {
    store: { firestore, mail: { doc: () => ref } },
    now: new Date(now),
    siteUrl: "",
  } as unknown as Context;
}

function aMail(): Mail {
  return {
    to: ["ana@b.example"],
    replyTo: null,
    message: { subject: "x", text: "x", html: "x", attachments: [] },
    createdAt: new Date(begin),
    delivery: null,
  };
}

/**
 * Three days of a mail: its event, retried for a day while it fails, 10 seconds to 10 minutes apart, and the run
 * every quarter of an hour.
 */
async function threeDays(ending: Ending) {
  const clock = { now: begin };
  const { url, copies } = await serving(ending, clock);
  const mail = aMail();
  const mailer = {
    smtpUrl: url,
    from: "a@b.example",
    domain: "b.example",
    readAttachment: async () => null,
    makeCode: async () => null,
  };
  const attempt = async () => {
    const posting = deliverMail(
      contextWith(mail, clock.now),
      "m",
      (sent) => postMail(mailer, "m", sent, { taking: 5_000, answering: 1_000 }),
      () => new Date(clock.now),
    );
    return posting.then(
      () => false,
      () => true,
    );
  };
  let event: number | null = begin;
  let pause = 10_000;
  for (let round = begin; round <= begin + 72 * hour; round += 15 * minute) {
    while (event !== null && event < round) {
      clock.now = event;
      const comesBack: boolean = await attempt();
      event = comesBack && event < begin + 24 * hour ? event + pause : null;
      pause = Math.min(2 * pause, 10 * minute);
    }
    clock.now = round;
    if (round > begin && isWaiting(mail, new Date(round))) await attempt();
  }
  return { copies, mail };
}

test.each(Object.entries(endings))(
  "a server that accepts a message and then %s gets three copies in three days, hours apart",
  async (_what, ending) => {
    const { copies, mail } = await threeDays(ending);
    expect(copies.map(Math.round)).toEqual([0, 6, 30]);
    expect(mail.delivery).toMatchObject({ state: "DOUBTFUL", doubts: 3, retryTime: null });
  },
);

test("an answer at the second attempt ends the doubt", async () => {
  const { copies, mail } = await threeDays((socket, copy) =>
    copy === 1 ? socket.destroy() : socket.write("250 taken\r\n"),
  );
  expect(copies).toHaveLength(2);
  expect(mail.delivery).toMatchObject({ state: "SUCCESS", attempts: 2, error: null });
});

test("a refusal of a repeated message keeps the doubt, because the first may have been delivered", async () => {
  const { copies, mail } = await threeDays((socket, copy) =>
    copy === 1 ? socket.destroy() : socket.write("554 no\r\n"),
  );
  expect(copies).toHaveLength(2);
  expect(mail.delivery).toMatchObject({ state: "DOUBTFUL", doubts: 1 });
});

test("a temporary refusal after the message is no doubt: it is retried for three days", async () => {
  let refusals = 0;
  const { mail } = await threeDays((socket) => {
    refusals += 1;
    socket.write(refusals < 20 ? "451 later\r\n" : "250 taken\r\n");
  });
  expect(mail.delivery).toMatchObject({ state: "SUCCESS", attempts: 20 });
  expect(mail.delivery!.doubts).toBeUndefined();
});
