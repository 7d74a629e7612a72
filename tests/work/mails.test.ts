import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import type { Mail } from "@vagas/functions/domain/mail/mail";
import { leaveAlertPath } from "@vagas/functions/domain/site/paths";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onMailCreated, resendMail } from "../../functions/src/index.ts";
import { postMail } from "../../functions/src/mail/postMail.ts";
import { now } from "../faults/life.ts";
import { refusal, silentServer, smtpServer, type TestServer } from "../faults/smtpServer.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { eventually } from "../support/emulators.ts";
import { board, documentsOf, pdf, upload } from "./workBoard.ts";
import { runs } from "./runs.ts";

/** The final state of each mail by its id: in the emulators an event is answered before that. */
const ended = vi.hoisted(() => new Map<string, unknown>());

vi.mock("firebase-functions", async (original) => {
  const real = await original<{ logger: object }>();
  const info = (text: string, { id, state }: { id: string; state: unknown }) =>
    text === "Mail" && ended.set(id, state);
  return { ...real, logger: { ...real.logger, info } };
});

const servers: TestServer[] = [];
let taken: string[] = [];
let raw: string[] = [];

beforeEach(async () => {
  taken = [];
  raw = [];
  ended.clear();
  await board({});
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) await server.close();
});

/** A server that stores messages as they were sent, and with long lines joined. */
async function serving(options: SMTPServerOptions = {}): Promise<string> {
  const server = await smtpServer({
    onData: (stream, _session, done) => {
      let text = "";
      stream
        .on("data", (part) => (text += String(part)))
        .on("end", () => {
          raw.push(text);
          taken.push(text.replace(/\r\n[ \t]+/g, " "));
          done();
        });
    },
    ...options,
  });
  servers.push(server);
  return server.url;
}

function aMail(fields: Partial<Mail> = {}, attachments: Mail["message"]["attachments"] = []): Mail {
  return {
    to: ["ana@empresa.example"],
    replyTo: null,
    message: { subject: "Assunto", text: "Texto", html: "<p>HTML</p>", attachments },
    createdAt: now,
    delivery: null,
    ...fields,
  };
}

function office(smtpUrl: string, files: Record<string, string> = {}) {
  return {
    smtpUrl,
    from: "Vagas <vagas@vagas.example>",
    domain: "vagas.example",
    readAttachment: async (path: string) => (path in files ? Buffer.from(files[path]!) : null),
    makeCode: async () => null,
  };
}

test("a message goes out as written, and says that a program sent it", async () => {
  expect(await postMail(office(await serving()), "m", aMail())).toEqual({
    messageId: "<m@vagas.example>",
    refused: 0,
  });
  const [message] = taken;
  for (const header of [
    "From: Vagas <vagas@vagas.example>",
    "To: ana@empresa.example",
    "Subject: Assunto",
    "Message-ID: <m@vagas.example>",
    "Auto-Submitted: auto-generated",
  ])
    expect(message).toContain(`${header}\r\n`);
  expect(message).toMatch(
    /Content-Type: text\/plain[^]+\r\nTexto\r\n[^]+Content-Type: text\/html[^]+\r\n<p>HTML<\/p>\r\n/,
  );
  expect(message).not.toMatch(/Reply-To|attachment/);
});

test("a reply goes where the mail says", async () => {
  await postMail(office(await serving()), "m", aMail({ replyTo: "rui@pessoa.example" }));
  expect(taken[0]).toContain("Reply-To: rui@pessoa.example\r\n");
});

test.each([0, 1])(
  "the headers that leave an alert go out in a line each, with a site address of %i characters more than it should have",
  async (more) => {
    const site = "https://".padEnd(limits.alerts.siteUrl + more, "v");
    const leaveUrl = `${site}${leaveAlertPath}?Zk3-9_aBcDeF`;
    await postMail(office(await serving()), "m", aMail({ alert: { id: "a", leaveUrl } }));
    const [head = ""] = raw[0]!.split("\r\n\r\n");
    expect(head.split("\r\n")).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${leaveUrl}>`,
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      ]),
    );
  },
);

test("a broken address cannot add a header", async () => {
  const leaveUrl = "https://vagas.example/avisos/sair?a\r\nBcc: rui@pessoa.example";
  await postMail(office(await serving()), "m", aMail({ alert: { id: "a", leaveUrl } }));
  expect(raw[0]).not.toMatch(/^Bcc/m);
});

test.each([
  ["a b/c@d_e.f-g", "<a-b-c-d_e.f-g@vagas.example>"],
  ["padeiro-1", "<padeiro-1@vagas.example>"],
])("the mail %j goes out as the message %s", async (id, messageId) => {
  expect(await postMail(office(await serving()), id, aMail())).toMatchObject({ messageId });
});

test("existing files are attached under harmless names, missing ones are left out", async () => {
  const files = [
    { filename: 'Ana "CV"/1\\2\r\n.pdf', storagePath: "there" },
    { filename: "gone.pdf", storagePath: "gone" },
  ];
  await postMail(office(await serving(), { there: pdf }), "m", aMail({}, files));
  expect(taken[0]).toContain('filename="Ana _CV__1_2__.pdf"');
  expect(taken[0]).toContain(Buffer.from(pdf).toString("base64").slice(0, 40));
  expect(taken[0]).not.toContain("gone.pdf");
});

const otherWords = {
  storagePath: "cv",
  subject: "Sem arquivo",
  text: "Não veio",
  html: "<p>Não veio</p>",
};

test("a mail about a file mentions it where it exists, and otherwise says that it is missing", async () => {
  const mail = aMail({ withoutFile: otherWords }, [
    { filename: "a.pdf", storagePath: "cv" },
    { filename: "b.pdf", storagePath: "other" },
  ]);
  const url = await serving();
  await postMail(office(url, { cv: pdf, other: pdf }), "m", mail);
  await postMail(office(url, { other: pdf }), "m", mail);
  const [withFile, without] = taken;
  expect(withFile).toMatch(
    /Subject: Assunto\r\n[^]+\r\nTexto\r\n[^]+<p>HTML<\/p>[^]+a\.pdf[^]+b\.pdf/,
  );
  expect(without).toMatch(/Subject: Sem arquivo\r\n/);
  expect(without).toContain("b.pdf");
  expect(without).not.toMatch(/Texto|HTML|a\.pdf/);
});

test("a file that disappears between two attempts is mentioned in the first only", async () => {
  const mail = aMail({ withoutFile: otherWords });
  const files: Record<string, string> = { cv: pdf };
  const mailer = office(await serving(), files);
  await postMail(mailer, "m", mail);
  delete files["cv"];
  await postMail(mailer, "m", mail);
  expect(taken.map((text) => /Subject: (.*)\r\n/.exec(text)![1])).toEqual([
    "Assunto",
    "Sem arquivo",
  ]);
});

test("recipients that the server refuses are counted", async () => {
  const url = await serving({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith("gone") ? done(refusal(550, "no such user")) : done(),
  });
  expect(
    await postMail(
      office(url),
      "m",
      aMail({ to: ["ana@empresa.example", "gone@empresa.example"] }),
    ),
  ).toMatchObject({ refused: 1 });
});

test("a silent server is given up after a while", async () => {
  const silent = await silentServer();
  servers.push(silent);
  await expect(
    postMail(office(silent.url), "m", aMail(), { taking: 50, answering: 0 }),
  ).rejects.toThrow("The server took too long");
});

test("a mail cannot attach files or addresses of this machine", async () => {
  const message = { ...aMail().message, html: { path: "/etc/hostname" } as unknown as string };
  await expect(postMail(office(await serving()), "m", aMail({ message }))).rejects.toThrow(
    "File access rejected",
  );
  const distant = {
    ...aMail().message,
    html: { href: "http://127.0.0.1:1/" } as unknown as string,
  };
  await expect(postMail(office(await serving()), "m", aMail({ message: distant }))).rejects.toThrow(
    "Url access rejected",
  );
});

const path = "resumes/padeiro_ana/1-a.pdf";

/** In the emulators a function that sends a mail returns after a second at most. */
async function isSent(mailId: string): Promise<void> {
  await runs(onMailCreated, { params: { mailId } });
  await eventually("the end of the sending", async () => ended.has(mailId) || undefined);
}

test("a new mail is sent in the board’s name, with the résumé, and its outcome is stored", async () => {
  vi.stubEnv("SMTP_URL", await serving());
  await upload(path);
  await given({ "mail/m": aMail({}, [{ filename: "Ana.pdf", storagePath: path }]) });
  await isSent("m");
  expect(taken[0]).toContain("From: Vagas <nao-responda@vagas.example>\r\n");
  expect(taken[0]).toContain("Ana.pdf");
  expect((await documentsOf())["mail/m"]).toMatchObject({
    delivery: {
      state: "SUCCESS",
      attempts: 1,
      info: { messageId: "<m@vagas.example>" },
      endTime: expect.any(String),
    },
  });
});

test.each([
  ["is disguised", "MZ a program"],
  ["is missing", null],
])("a file that %s is not sent along", async (_which, content) => {
  vi.stubEnv("SMTP_URL", await serving());
  if (content !== null) await upload(path, content);
  await given({ "mail/m": aMail({}, [{ filename: "Ana.pdf", storagePath: path }]) });
  await isSent("m");
  expect(taken).toHaveLength(1);
  expect(taken[0]).not.toContain("Ana.pdf");
});

test("a mail is sent when it is due, and not if it is taken back before", async () => {
  vi.stubEnv("SMTP_URL", await serving());
  const notBefore = new Date(Date.now() + 4_000);
  await given({ "mail/m": aMail({ notBefore }), "mail/undone": aMail({ notBefore }) });
  const sending = ["m", "undone"].map((mailId) => runs(onMailCreated, { params: { mailId } }));
  await runs(resendMail, {});
  expect(taken).toEqual([]);
  await db.doc("mail/undone").delete();
  await Promise.all(sending);
  await eventually("the end of both sendings", async () => ended.size === 2 || undefined);
  expect(Object.fromEntries(ended)).toEqual({ m: "SUCCESS", undone: null });
  expect(taken).toHaveLength(1);
  const { delivery } = (await documentsOf())["mail/m"] as { delivery: { endTime: string } };
  expect(new Date(delivery.endTime).getTime()).toBeGreaterThanOrEqual(notBefore.getTime());
});

test("the quarter-hourly round sends what is left", async () => {
  vi.stubEnv("SMTP_URL", await serving());
  await given({ "mail/m": aMail({ createdAt: addDays(new Date(), -1) }) });
  await runs(resendMail, {});
  expect(taken).toHaveLength(1);
  expect((await documentsOf())["mail/m"]).toMatchObject({ delivery: { state: "SUCCESS" } });
});
