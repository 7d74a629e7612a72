import { expect, test } from "vitest";
import { newMail } from "./newMail.ts";

const now = new Date("2026-11-22T12:00:00Z");
const letter = { title: "Olá", paragraphs: ["Texto"] };

test("no subject contains a line break, nor does that of a mail with a missing file", () => {
  const subject = "Vaga\r\nBcc: outra@pessoa.example\u2028fim";
  const mail = newMail(
    {
      to: "ana@pessoa.example",
      subject,
      withoutFile: { storagePath: "resumes/a/1-a.pdf", subject, letter },
    },
    letter,
    now,
  );
  expect(mail?.message.subject).toBe("Vaga Bcc: outra@pessoa.example fim");
  expect(mail?.withoutFile?.subject).toBe("Vaga Bcc: outra@pessoa.example fim");
});

test.each([
  "",
  "ana",
  "ana@pessoa.example, rui@pessoa.example",
  "ana@pessoa.example\r\nBcc: a@b.example",
])("no mail is written to %j", (to) => {
  expect(newMail({ to, subject: "Vaga" }, letter, now)).toBeNull();
});
