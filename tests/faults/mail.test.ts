import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mail } from "@vagas/functions/domain/mail/mail";
import type { SMTPServerOptions } from "smtp-server";
import type { Patience } from "../../functions/src/mail/postMail.ts";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { sendWaiting } from "../../functions/src/triggers/mail/resendMail.ts";
import { given } from "../functions/storedFields.ts";
import { read } from "../functions/functionsSuite.ts";
import { now } from "./life.ts";
import { aLife, dies } from "./scene.ts";
import { large, posting, roundAt } from "./sending.ts";
import { cut, refusal, silentServer, smtpServer, type TestServer } from "./smtpServer.ts";
import { clearWorld } from "./world.ts";

const servers: TestServer[] = [];
const minute = 60_000;

beforeEach(clearWorld);
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A server that is closed at the test's end. */
async function serving(options: SMTPServerOptions = {}, port = 0): Promise<TestServer> {
  const server = await smtpServer(options, port);
  servers.push(server);
  return server;
}

function at(minutes: number): Date {
  return new Date(now.getTime() + minutes * minute);
}

async function waitingMail(id: string, fields: Partial<Mail> = {}): Promise<void> {
  const message = { subject: "Olá", text: "Texto", html: "<p>Texto</p>", attachments: [] };
  await given({
    [`mail/${id}`]: {
      to: ["ana@empresa.example"],
      replyTo: null,
      message,
      createdAt: now,
      delivery: null,
      ...fields,
    },
  });
}

/** A mail's event, as onMailCreated handles it. */
function deliver(
  id: string,
  server: Pick<TestServer, "url">,
  minutes = 0,
  life = aLife(),
  patience?: Patience,
) {
  const post = posting(life, server, patience);
  return deliverMail(
    life.context(at(minutes)),
    id,
    (mail) => post(id, mail),
    () => at(minutes),
  );
}

/** The quarter-hourly round. */
const round = (server: Pick<TestServer, "url">, minutes: number) => roundAt(server, at(minutes));

async function delivery(id: string) {
  return (await read(`mail/${id}`))!["delivery"] as NonNullable<Mail["delivery"]>;
}

const messageId = "<m@vagas.example>";

/** A server that fails once and then works: the mail waits, then is sent once. */
async function expectRetried(
  broken: Pick<TestServer, "url">,
  patience?: Patience,
  attachments: Mail["message"]["attachments"] = [],
): Promise<void> {
  const message = { subject: "Olá", text: "Texto", html: "<p>Texto</p>", attachments };
  await waitingMail("m", { message });
  await expect(deliver("m", broken, 0, aLife(), patience)).rejects.toThrow(
    "Mail m could not be sent at attempt 1",
  );
  expect(await delivery("m")).toMatchObject({
    state: "RETRY",
    attempts: 1,
    leaseExpireTime: null,
    error: expect.any(String),
  });
  const working = await serving();
  expect(await deliver("m", working, 1)).toBe("SUCCESS");
  expect(working.messages).toEqual([messageId]);
  expect(await delivery("m")).toMatchObject({
    state: "SUCCESS",
    attempts: 2,
    error: null,
    info: { messageId },
  });
}

test("a server that refuses the connection gets the mail later, once", async () => {
  const gone = await smtpServer();
  await gone.close();
  await expectRetried(gone);
});

test("a server that accepts the connection and is silent gets the mail later, once", async () => {
  const silent = await silentServer();
  servers.push(silent);
  await expectRetried(silent, { taking: 300, answering: 300 });
});

test("a server that drops the line within the message gets the mail later, once", async () => {
  await expectRetried(
    await serving({ onData: (stream, session) => void stream.once("data", () => cut(session)) }),
    undefined,
    [{ filename: "cv.pdf", storagePath: large }],
  );
});

test("a server that is too busy to greet gets the mail later, once", async () => {
  await expectRetried(
    await serving({ onConnect: (_session, done) => done(refusal(421, "too busy")) }),
  );
});

test("a server that refuses the board, which its operator can change, gets the mail later, once", async () => {
  await expectRetried(
    await serving({ onConnect: (_session, done) => done(refusal(554, "not you")) }),
  );
});

test("a server that refuses the sender gets the mail later, once", async () => {
  await expectRetried(
    await serving({
      onMailFrom: (_address, _session, done) => done(refusal(550, "no such sender")),
    }),
  );
});

test("a server that refuses the login gets the mail later, once", async () => {
  const { url } = await serving({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535, "wrong")),
  });
  await expectRetried({ url: url.replace("//", "//user:wrong@") });
});

test("a remote server without TLS gets neither login nor message", async () => {
  const { url, messages } = await serving();
  // This machine, under a name that is not local.
  await expectRetried({ url: url.replace("//127.0.0.1", "//user:secret@0.0.0.0") });
  expect(messages).toEqual([]);
});

test("a server that refuses the recipient temporarily gets the mail later, once", async () => {
  await expectRetried(
    await serving({ onRcptTo: (_address, _session, done) => done(refusal(450, "greylisted")) }),
  );
});

test("a server that refuses the message temporarily gets the mail later, once", async () => {
  await expectRetried(
    await serving({
      onData: (stream, _session, done) =>
        void stream.resume().on("end", () => done(refusal(451, "later"))),
    }),
  );
});

test.each([
  ["the recipient", { onRcptTo: (_address, _session, done) => done(refusal(550, "no such user")) }],
  [
    "the message",
    {
      onData: (stream, _session, done) =>
        void stream.resume().on("end", () => done(refusal(554, "spam"))),
    },
  ],
] satisfies [string, SMTPServerOptions][])(
  "a server that refuses %s permanently is not asked again",
  async (_what, options) => {
    await waitingMail("m");
    const server = await serving(options);
    expect(await deliver("m", server)).toBe("ERROR");
    expect(await delivery("m")).toMatchObject({
      state: "ERROR",
      attempts: 1,
      leaseExpireTime: null,
    });
    const working = await serving();
    expect(await deliver("m", working, 1)).toBeNull();
    expect(await round(working, 60)).toEqual({ sent: 0, failed: 0 });
    expect(working.messages).toEqual([]);
  },
);

test("a server that refuses one of two recipients sends to the other, once, and the record says so", async () => {
  await waitingMail("m", { to: ["ana@empresa.example", "gone@empresa.example"] });
  const server = await serving({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith("gone") ? done(refusal(550, "no such user")) : done(),
  });
  expect(await deliver("m", server)).toBe("SUCCESS");
  expect(await delivery("m")).toMatchObject({
    state: "SUCCESS",
    error: "Refused for 1 of 2 recipients",
  });
  expect(server.messages).toEqual([messageId]);
});

test.each<[string, SMTPServerOptions["onData"]]>([
  ["drops the line", (stream, session) => void stream.resume().on("end", () => cut(session))],
  ["never answers", (stream) => void stream.resume()],
])(
  "a server that has the message and %s gets it again hours later under the same Message-ID",
  async (_what, onData) => {
    await waitingMail("m");
    const broken = await serving({ onData });
    const patience = { taking: 5_000, answering: 300 };
    expect(await deliver("m", broken, 0, aLife(), patience)).toBe("DOUBTFUL");
    expect(await delivery("m")).toMatchObject({ state: "DOUBTFUL", doubts: 1 });
    const working = await serving();
    for (const minutes of [1, 60, 359])
      expect(await round(working, minutes)).toEqual({ sent: 0, failed: 0 });
    expect(await deliver("m", working, 359)).toBeNull();
    expect(await round(working, 360)).toEqual({ sent: 1, failed: 0 });
    expect(working.messages).toEqual([messageId]);
    expect(await delivery("m")).toMatchObject({ state: "SUCCESS", attempts: 2, doubts: 1 });
  },
);

test("a server that is down for an hour loses no mail that its event retries", async () => {
  await waitingMail("m");
  const gone = await smtpServer();
  const port = Number(new URL(gone.url).port);
  await gone.close();
  // Events are retried after 10 s, 20 s, 40 s…, at most 10 minutes.
  for (
    let minutes = 0, pause = 1 / 6;
    minutes < 60;
    minutes += pause, pause = Math.min(pause * 2, 10)
  )
    await expect(deliver("m", gone, minutes)).rejects.toThrow("could not be sent");
  const back = await serving({}, port);
  expect(await deliver("m", back, 61)).toBe("SUCCESS");
  expect(back.messages).toEqual([messageId]);
});

test("a server that is down for an hour loses no mail without retried events", async () => {
  for (const id of ["a", "b", "c"]) await waitingMail(id);
  const gone = await smtpServer();
  const port = Number(new URL(gone.url).port);
  await gone.close();
  for (const id of ["a", "b"]) await expect(deliver(id, gone)).rejects.toThrow("could not be sent");
  for (const minutes of [15, 30, 45, 60])
    expect(await round(gone, minutes)).toEqual({ sent: 0, failed: 3 });
  const back = await serving({}, port);
  expect(await round(back, 75)).toEqual({ sent: 3, failed: 0 });
  expect(await round(back, 90)).toEqual({ sent: 0, failed: 0 });
  expect(back.messages.sort()).toEqual([
    "<a@vagas.example>",
    "<b@vagas.example>",
    "<c@vagas.example>",
  ]);
});

test("a mail whose event is recent is left to the event", async () => {
  await waitingMail("m");
  const server = await serving();
  expect(await round(server, 9)).toEqual({ sent: 0, failed: 0 });
  expect(await round(server, 10)).toEqual({ sent: 1, failed: 0 });
});

test.each([
  ["before it is sent", 1, 1],
  ["after it is sent and before SUCCESS is stored", 2, 2],
])(
  "a crash %s: nobody sends while the lease runs, then it goes out under the same Message-ID",
  async (_when, step, sent) => {
    await waitingMail("m");
    const server = await serving();
    expect(await dies(() => deliver("m", server, 0, aLife(step)))).toBe(true);
    await expect(deliver("m", server, 2)).rejects.toThrow("Mail m is being sent");
    expect(await round(server, 2)).toEqual({ sent: 0, failed: 0 });
    expect(await deliver("m", server, 10)).toBe("SUCCESS");
    expect(server.messages).toEqual(Array.from({ length: sent }, () => messageId));
  },
);

test("a crash after SUCCESS is stored sends nothing again", async () => {
  await waitingMail("m");
  const server = await serving();
  expect(await dies(() => deliver("m", server, 0, aLife(3)))).toBe(true);
  expect(await deliver("m", server, 60)).toBeNull();
  expect(server.messages).toEqual([messageId]);
});

test("five concurrent deliveries of an event and a round send one mail", async () => {
  await waitingMail("m");
  const server = await serving();
  const life = aLife();
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => deliver("m", server, 11, life)),
    sendWaiting(() => life.context(at(11)), posting(life, server)),
  ]);
  expect(server.messages).toEqual([messageId]);
  expect(await delivery("m")).toMatchObject({ state: "SUCCESS", attempts: 1 });
});

test("a mail that is removed on its way stays removed", async () => {
  await waitingMail("m");
  const life = aLife();
  const server = await serving({
    onData: (stream, _session, done) =>
      void stream.resume().on(
        "end",
        () =>
          void life.store.mail
            .doc("m")
            .delete()
            .then(() => done()),
      ),
  });
  expect(await deliver("m", server, 0, life)).toBe("SUCCESS");
  expect(await read("mail/m")).toBeUndefined();
});
