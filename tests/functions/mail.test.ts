import { town } from "@vagas/functions/domain/town";
import { mailDomain } from "../../emulators/seed/accounts.ts";
import { beforeAll, expect, test } from "vitest";
import { clearMails, eventually, mails, mailTo } from "../support/emulators.ts";
import { given } from "./storedFields.ts";
import { deliver } from "./deliver.ts";
import { bucket, newId, read } from "./functionsSuite.ts";

beforeAll(clearMails);

function buildMail(to: string, fields: object = {}) {
  return {
    to: [to],
    replyTo: "joao@pessoa.example",
    message: { subject: "Olá, ação", text: "Texto", html: "<p>Texto</p>", attachments: [] },
    createdAt: new Date(),
    delivery: null,
    ...fields,
  };
}

function untilDelivery(id: string, state: string) {
  return eventually(`the mail ${state}`, async () => {
    const delivery = (await read(`mail/${id}`))!["delivery"];
    return delivery?.state === state ? delivery : undefined;
  });
}

test("a mail is sent with its subject and sender, and the document says so", async () => {
  const id = newId("mail");
  await given({ [`mail/${id}`]: buildMail(`${id}@empresa.example`) });
  const mail = await mailTo(`${id}@empresa.example`);
  expect(mail).toMatchObject({
    subject: "Olá, ação",
    from: [{ name: town.boardName, address: `nao-responda@${mailDomain}` }],
  });
  expect(await untilDelivery(id, "SUCCESS")).toMatchObject({
    state: "SUCCESS",
    attempts: 1,
    error: null,
    leaseExpireTime: null,
    info: { messageId: expect.stringContaining(id) },
  });
});

test("a mail whose event comes again is not sent again", async () => {
  const id = newId("mail");
  await given({ [`mail/${id}`]: buildMail(`${id}@empresa.example`) });
  await untilDelivery(id, "SUCCESS");
  await Promise.all([1, 2, 3].map(() => deliver("onMailCreated", "created", `mail/${id}`)));
  expect(await mails(`${id}@empresa.example`)).toHaveLength(1);
});

test("a résumé is attached, a disguised file is not", async () => {
  const id = newId("mail");
  await bucket.file(`resumes/${id}/1-a.pdf`).save("%PDF-1.7\n%%EOF");
  await bucket.file(`lies/${id}.pdf`).save("MZ");
  const attachments = [
    { filename: "currículo.pdf", storagePath: `resumes/${id}/1-a.pdf` },
    { filename: "b.pdf", storagePath: `lies/${id}.pdf` },
    { filename: "c.pdf", storagePath: "gone.pdf" },
  ];
  await given({
    [`mail/${id}`]: buildMail(`${id}@empresa.example`, {
      message: { subject: "x", text: "x", html: "x", attachments },
    }),
  });
  const mail = await mailTo(`${id}@empresa.example`);
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments![0]).toMatchObject({
    filename: "currículo.pdf",
    contentType: "application/pdf",
  });
});

test("a mail whose sender was interrupted is sent after the lease", async () => {
  const id = newId("mail");
  const delivery = {
    state: "PROCESSING",
    attempts: 1,
    startTime: new Date(),
    endTime: null,
    leaseExpireTime: new Date(Date.now() - 1),
    error: null,
    info: null,
  };
  await given({ [`mail/${id}`]: buildMail(`${id}@empresa.example`, { delivery }) });
  expect(await untilDelivery(id, "SUCCESS")).toMatchObject({ attempts: 2 });
});

test("a mail without a recipient ends as an error", async () => {
  const id = newId("mail");
  await given({ [`mail/${id}`]: buildMail("", { to: [] }) });
  expect(await untilDelivery(id, "ERROR")).toMatchObject({
    attempts: 1,
    error: expect.any(String),
  });
});
