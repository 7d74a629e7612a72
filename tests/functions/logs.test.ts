import { mailDomain } from "../../emulators/seed/accounts.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logs } from "../../emulators/folders.ts";
import { mailTo } from "../support/emulators.ts";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { callFunction } from "./callFunction.ts";
import { auth, bucket, db, newId, until, untilRead } from "./functionsSuite.ts";

/** What the functions have logged since the emulators started. */
function logged(): string {
  return readFileSync(join(logs, "emulators.log"), "utf8");
}

/** Texts that no other test uses, one for each field. */
function words() {
  const word = () => newId("Zuleide").replace("-", "").toLowerCase();
  const digits = () => String(Math.floor(10_000_000 + Math.random() * 89_999_999));
  return {
    name: word(),
    email: `${word()}@pessoa.example`,
    phone: `55669${digits()}`,
    coverLetter: word(),
    resumeName: `${word()}.pdf`,
    content: word(),
    subject: word(),
    title: word(),
    company: word(),
    responsibleName: word(),
    companyEmail: `${word()}@empresa.example`,
    contact: `55669${digits()}`,
    notes: word(),
    password: word(),
    token: word(),
  };
}

test("functions log ids, and no names, contacts or texts", async () => {
  const people = words();
  const [jobId, companyId, brokenId, mailId] = [
    newId("job"),
    newId("company"),
    newId("job"),
    newId("mail"),
  ];
  const candidateId = `${jobId}_${newId("uid")}`;
  const { name, email, phone, coverLetter, resumeName } = people;
  const resumePath = `resumes/${candidateId}/${Date.now()}-abc123.pdf`;
  const company = buildCompany({
    name: people.company,
    responsibleName: people.responsibleName,
    email: people.companyEmail,
  });
  const job = buildJob({
    companyId,
    title: people.title,
    company: people.company,
    contactWhatsapp: people.contact,
  });

  await auth.createUser({
    uid: companyId,
    email: people.companyEmail,
    password: people.password,
    displayName: people.responsibleName,
  });
  await given({ [`companies/${companyId}`]: company, [`jobs/${jobId}`]: job });
  await untilRead(`jobApprovals/${jobId}`, { status: "pending" });
  await db
    .doc(`jobApprovals/${jobId}`)
    .update({ status: "approved", adminNotes: people.notes, updatedAt: new Date() });
  await mailTo(people.companyEmail, "aprovada");

  await bucket.file(resumePath).save(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${people.content}\n%%EOF`, {
    resumable: false,
    contentType: "application/pdf",
  });
  const lie = resumePath.replace("abc123", "abc124");
  await bucket
    .file(lie)
    .save(`MZ${people.content}`, { resumable: false, contentType: "application/pdf" });
  await given({
    [`candidates/${candidateId}`]: buildCandidate(candidateId, {
      name,
      email,
      phone,
      coverLetter,
      resumeName,
      resumePath,
      jobId,
      jobTitle: people.title,
      company: people.company,
      companyId,
    }),
  });
  await mailTo(email, "Recebemos");
  await until("the file that lies gone", async () => !(await bucket.file(lie).exists())[0]);

  // Failures: rows that fit no schema, a mail without a recipient, forged links.
  await given({
    [`jobs/${brokenId}`]: { ...job, title: 7, location: people.name },
    [`candidates/${jobId}_${newId("uid")}`]: {
      name,
      email,
      phone: people.phone,
      coverLetter,
      consent: people.notes,
    },
    [`mail/${mailId}`]: {
      to: [],
      replyTo: null,
      message: {
        subject: people.subject,
        text: people.content,
        html: people.email,
        attachments: [],
      },
      createdAt: new Date(),
      delivery: null,
    },
  });
  await untilRead(`mail/${mailId}`, {}).then(() =>
    until(
      "its error",
      async () => (await db.doc(`mail/${mailId}`).get()).get("delivery")?.state === "ERROR",
    ),
  );
  await callFunction("followJobLink", { token: people.token, confirmed: true });
  await callFunction("followJobLink", {
    token: { [people.email]: people.name },
    confirmed: people.phone,
  });
  await db.doc(`candidates/${candidateId}`).delete();
  await db.doc(`companies/${companyId}`).delete();
  await until("the end of the account", async () =>
    auth.getUser(companyId).then(
      () => false,
      () => true,
    ),
  );

  await until("the log of all that", async () =>
    [mailId, brokenId, lie].every((id) => logged().includes(id)),
  );
  const log = logged();
  expect(
    Object.entries(people)
      .filter(([, word]) => log.includes(word))
      .map(([field]) => field),
  ).toEqual([]);
}, 60_000);

test("no function has logged an e-mail address in the whole run", () => {
  const own = new RegExp(`@(${mailDomain}|[\\w-]+\\.iam\\.gserviceaccount\\.com)$`);
  expect(
    [...logged().matchAll(/[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+/gi)]
      .map(([address]) => address)
      .filter((address) => !own.test(address)),
  ).toEqual([]);
});
