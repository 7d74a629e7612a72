import { gzipSync } from "node:zlib";
import { type ResumeExtension, resumeTypes } from "@vagas/functions/domain/application/resumeFile";
import { expect, test } from "vitest";
import { doc } from "../../emulators/seed/files/doc.ts";
import { docx } from "../../emulators/seed/files/docx.ts";
import { pdf } from "../../emulators/seed/files/pdf.ts";
import { zip } from "../../emulators/seed/files/zip.ts";
import { eventually, host, mails, mailTo, ports } from "../support/emulators.ts";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { confirmAddress } from "./confirmAddress.ts";
import { bucket, db, newId, read, until, untilRead } from "./functionsSuite.ts";

const storageUrl = `http://${host}:${ports.storage}/v0/b/${bucket.name}/o`;
const paragraphs = [
  { text: "Currículo", heading: true },
  { text: "Experiência em balcão.", heading: false },
];
const word = docx(paragraphs);
const truePdf = pdf(paragraphs, "Currículo");

/** Uploads as a client does, which makes a download token; returns the token's address. */
async function upload(
  path: string,
  content: Buffer,
  type: string = resumeTypes.pdf,
): Promise<string> {
  const response = await fetch(`${storageUrl}?name=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: { "Content-Type": type, Authorization: "Bearer owner" },
    body: new Uint8Array(content),
  });
  const { downloadTokens } = (await response.json()) as { downloadTokens: string };
  return `${storageUrl}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

async function isThere(path: string): Promise<boolean> {
  return (await bucket.file(path).exists())[0];
}

/** Uploads a file and writes the record that names it, as the form does. */
async function sendIn(extension: string, content: Buffer) {
  const id = `banco_${newId("uid")}`;
  const resumePath = `resumes/${id}/${Date.now()}-abc123.${extension}`;
  const address = await upload(resumePath, content, resumeTypes[extension as ResumeExtension]);
  const email = `${newId("joao").toLowerCase()}@pessoa.example`;
  await confirmAddress(email);
  await given({ [`candidates/${id}`]: buildCandidate(id, { email, resumePath }) });
  return { id, resumePath, address };
}

/** A macro document: a Word file whose main part declares macros. */
const docm = zip([
  {
    name: "[Content_Types].xml",
    text: '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
  },
  { name: "word/document.xml", text: "<w:document/>" },
  { name: "word/vbaProject.bin", text: "macro" },
]);

test.each([
  ["a PDF", "pdf", truePdf],
  ["an old Word document", "doc", doc(paragraphs)],
  ["a Word document", "docx", word],
])(
  "%s stays, its download token stops working, and its record has no mark",
  async (_what, extension, content) => {
    const { id, resumePath, address } = await sendIn(extension, content);
    await until("the token dead", async () => !(await fetch(address)).ok);
    expect((await bucket.file(resumePath).download())[0].equals(content)).toBe(true);
    expect((await bucket.file(resumePath).getMetadata())[0].contentType).toBe(
      resumeTypes[extension as ResumeExtension],
    );
    await untilRead(`resumes/${id}`, { status: "pending" });
    expect((await read(`candidates/${id}`))!["resumeMissing"]).not.toBe(true);
  },
);

test("a token that the uploader chose stops working too", async () => {
  const path = `resumes/banco_${newId("uid")}/${Date.now()}-abc123.pdf`;
  const boundary = "part";
  const described = {
    contentType: resumeTypes.pdf,
    metadata: { firebaseStorageDownloadTokens: "chosen,another" },
  };
  const stored = await fetch(`${storageUrl}?name=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: {
      "X-Goog-Upload-Protocol": "multipart",
      "Content-Type": `multipart/related; boundary=${boundary}`,
      Authorization: "Bearer owner",
    },
    body: new Uint8Array(
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(described)}\r\n--${boundary}\r\nContent-Type: ${resumeTypes.pdf}\r\n\r\n`,
        ),
        truePdf,
        Buffer.from(`\r\n--${boundary}--`),
      ]),
    ),
  });
  expect(stored.status).toBe(200);
  for (const token of ["chosen", "another"]) {
    const address = `${storageUrl}/${encodeURIComponent(path)}?alt=media&token=${token}`;
    await until("the token dead", async () => !(await fetch(address)).ok);
  }
  expect(await isThere(path)).toBe(true);
});

test.each([
  ["a program called .pdf", "pdf", Buffer.from("MZ\x90\0\x03", "latin1")],
  ["any zip called .docx", "docx", zip([{ name: "a.txt", text: "a" }])],
  ["a document with macros called .docx", "docx", docm],
  ["HTML called .doc", "doc", Buffer.from("<!doctype html><html><body>Currículo</body></html>")],
  ["an empty file", "pdf", Buffer.alloc(0)],
  ["junk before a PDF", "pdf", Buffer.concat([Buffer.from("junk\n"), truePdf])],
  ["a PDF cut in half", "pdf", truePdf.subarray(0, truePdf.length / 2)],
])(
  "%s is removed, its record is marked, and the person is asked for another file",
  async (_what, extension, content) => {
    const { id, resumePath } = await sendIn(extension, content);
    await untilRead(`candidates/${id}`, { resumeMissing: true });
    expect(await isThere(resumePath)).toBe(false);
    const file = resumePath.split("/").at(-1)!.replace(/\W/g, "-");
    expect((await read(`mail/${id}-${file}-another-file`))!.message.text).toMatch(
      /Enviar outro arquivo: \S+\/enviar-curriculo/,
    );
  },
);

test("a file that was removed before its record was written is noted on the record", async () => {
  const id = `banco_${newId("uid")}`;
  const resumePath = `resumes/${id}/1-a.pdf`;
  await upload(resumePath, Buffer.from("MZ"));
  await until("the file gone", async () => !(await isThere(resumePath)));
  await given({ [`candidates/${id}`]: buildCandidate(id, { resumePath }) });
  await untilRead(`candidates/${id}`, { resumeMissing: true });
});

test("another file renews the application for the administrator and the company, without the mark", async () => {
  const jobId = newId("job");
  const companyId = newId("company");
  const id = `${jobId}_${newId("uid")}`;
  const first = `resumes/${id}/1-a.pdf`;
  await given({
    [`companies/${companyId}`]: {
      name: "Mercado",
      email: `${companyId}@empresa.example`,
      category: null,
      responsibleName: "",
      cnpj: null,
      active: true,
      createdAt: new Date(),
      updatedAt: new Date(),
    },
    [`jobs/${jobId}`]: buildJob({ companyId, approved: true, approvalStatus: "approved" }),
  });
  await upload(first, Buffer.from("MZ"));
  await given({
    [`candidates/${id}`]: buildCandidate(id, { jobId, companyId, resumePath: first }),
  });
  await untilRead(`candidates/${id}`, { resumeMissing: true });
  await untilRead(`resumes/${id}`, { resumePath: first });
  const told = await mailTo(`${companyId}@empresa.example`);
  expect(told.text).toContain("mas o currículo não veio");
  expect(told.attachments ?? []).toEqual([]);
  await db.doc(`resumes/${id}`).update({ status: "rejected" });

  const second = `resumes/${id}/2-b.pdf`;
  await upload(second, truePdf);
  await db
    .doc(`candidates/${id}`)
    .update({ resumePath: second, resumeName: "outro.pdf", resumeSize: truePdf.length });
  await untilRead(`candidates/${id}`, { resumeMissing: false });
  await untilRead(`resumes/${id}`, { resumePath: second, status: "pending" });
  const toldAgain = await eventually("the second mail", async () =>
    (await mails(`${companyId}@empresa.example`)).find(({ id: mailId }) => mailId !== told.id),
  );
  expect(toldAgain.text).toContain("O currículo está em anexo.");
  expect(toldAgain.attachments).toMatchObject([{ filename: "outro.pdf" }]);
  expect(await read(`mail/${id}-1-a-pdf-another-file`)).toBeUndefined();
});

test("a file of another type is removed", async () => {
  const path = `resumes/${newId("banco_x")}/1-a.exe`;
  await upload(path, truePdf);
  await until("the file gone", async () => !(await isThere(path)));
});

test("a résumé that was stored compressed is removed without unpacking", async () => {
  const path = `resumes/${newId("banco_x")}/1-a.pdf`;
  await bucket.file(path).save(gzipSync(truePdf), {
    resumable: false,
    metadata: { contentType: "application/pdf", contentEncoding: "gzip" },
  });
  await until("the file gone", async () => !(await isThere(path)));
});

test("files outside the folder of résumés are left alone", async () => {
  const path = `other/${newId("x")}.pdf`;
  await upload(path, Buffer.from("MZ"));
  const witness = `resumes/${newId("banco_x")}/1-a.pdf`;
  await upload(witness, Buffer.from("MZ"));
  await until("the file gone", async () => !(await isThere(witness)));
  expect(await isThere(path)).toBe(true);
});
