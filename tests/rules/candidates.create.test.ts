import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { candidateId } from "@vagas/functions/domain/application/candidate";
import { candidateStages } from "@vagas/functions/domain/application/stage";
import { emailField } from "@vagas/functions/domain/fields";
import { limits } from "@vagas/functions/domain/limits";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import {
  emptyWrittenResume,
  storedWrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { deleteDoc, doc, serverTimestamp, setDoc, writeBatch } from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, everyoneBut } from "../support/actors.ts";
import { buildCandidate, buildListedJob, buildResume } from "../support/build.ts";
import {
  accepts,
  asCreated,
  type Case,
  missing,
  phone,
  refuses,
  text,
  titled,
  verdict,
} from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

const now = serverTimestamp();
beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": buildListedJob() });
});

type Application = { jobId?: string | null; id?: string };

function consent(fields: Record<string, unknown>) {
  return { consent: asCreated({ version: "2026-11", at: now, talentPool: true }, fields) };
}

function apply(
  actor: Actor,
  fields: Record<string, unknown> = {},
  { jobId = "vaga", id = candidateId(jobId, actor) }: Application = {},
) {
  const application = {
    ...buildCandidate(jobId, actor),
    ...consent({}),
    stageAt: now,
    createdAt: now,
  };
  return setDoc(doc(gate.as(actor), "candidates", id), asCreated(application, fields));
}

function consents(cases: Case[]): Case[] {
  return cases.map(({ fact, fields, allowed }) => ({
    fact: `consent.${fact}`,
    fields: consent(fields),
    allowed,
  }));
}

const ownFolder = "resumes/vaga_applicant";
const addresses = {
  good: [
    "ana@x.com.br",
    "a.b-c_d+e@sub.exemplo.com",
    "o'neil@exemplo.com",
    `${"a".repeat(limits.email.max - 12)}@exemplo.com`,
  ],
  bad: [
    "ana",
    "ana@",
    "@x.com",
    "ana@x",
    "ana@x.c",
    "ana@x.com\r\nBcc: b@y.com",
    "ana b@x.com",
    "ANA@X.COM",
    ".ana@x.com",
    "ana.@x.com",
    "a..b@x.com",
    "ana'@x.com",
    "ana@-x.com",
    "ana@x..com",
    "a@b@x.com",
    `${"a".repeat(limits.email.max - 11)}@exemplo.com`,
  ],
};

const cases: Case[] = [
  ...text("name", limits.candidateName),
  ...accepts("email", null, ...addresses.good),
  ...refuses("email", ...addresses.bad, "", " ", "null", 7, 0, false, missing),
  ...refuses("email", [], [null], ["ana@x.com.br"], {}, { 0: "ana@x.com.br" }),
  ...phone("phone", limits.phoneDigits),
  ...text("coverLetter", limits.coverLetter),
  ...accepts(
    "resumeName",
    "Currículo.pdf",
    "a.b.PDF",
    ".pdf",
    "curriculo.pdf ",
    `${"ã".repeat(limits.fileName.max - 4)}.pdf`,
  ),
  ...refuses(
    "resumeName",
    `${"ã".repeat(limits.fileName.max - 3)}.pdf`,
    "curriculo",
    "pdf",
    "curriculo.html",
    "curriculo.pdf.exe",
    "curriculo.doc",
    "curriculo.xpdf",
    "curriculo.pdf\nx",
    "",
    " ",
    7,
    null,
    ["curriculo.pdf"],
    missing,
  ),
  ...accepts("resumeSize", 1, limits.resumeFile.max),
  ...refuses("resumeSize", 0, limits.resumeFile.max + 1, 1.5, "1000", null, missing),
  ...accepts(
    "resumePath",
    `${ownFolder}/1795000000000-abc123.pdf`,
    `${ownFolder}/1795000000000-${"aZ9".repeat(10)}xy.pdf`,
  ),
  ...refuses(
    "resumePath",
    `${ownFolder}/1795000000000-abc12.pdf`,
    `${ownFolder}/1795000000000-${"a".repeat(33)}.pdf`,
    `${ownFolder}/179500000000-abc123.pdf`,
    `${ownFolder}/17950000000000-abc123.pdf`,
    `${ownFolder}/1795000000000-abc123.exe`,
    `${ownFolder}/1795000000000-abc123.PDF`,
    `${ownFolder}/1795000000000-abc123xpdf`,
    `${ownFolder}/1795000000000-abc-123.pdf`,
    `${ownFolder}/../1795000000000-abc123.pdf`,
    `/${ownFolder}/1795000000000-abc123.pdf`,
    "resumes/vaga_otherApplicant/1795000000000-abc123.pdf",
    "resumes/banco_applicant/1795000000000-abc123.pdf",
    "",
    7,
    null,
    missing,
  ),
  ...text("writtenResume", limits.writtenResume, { mayBeMissing: true }),
  ...refuses("writtenResume", { version: 1 }, true),
  ...refuses("skillTerms", ["s:tractor"], [], null),
  ...refuses("stage", ...candidateStages.slice(1), null, missing),
  ...refuses("stageAt", new Date(), missing),
  ...refuses("createdAt", new Date(), missing),
  ...refuses("uid", "otherApplicant", null, missing),
  ...refuses("consent", true, null, missing),
  ...consents([
    ...accepts("version", "v", "1".repeat(20)),
    ...refuses("version", "", " ", "1".repeat(21), 1, null, missing),
    ...accepts("talentPool", true, false),
    ...refuses("talentPool", "true", null, missing),
    ...refuses("at", new Date(), null, missing),
    ...refuses("marketing", true),
  ]),
  ...refuses("rating", 5),
  ...refuses("resumeMissing", true, false, null),
  ...refuses("companyNote", "", "Boa pessoa", null),
  ...refuses(
    "answers",
    {},
    { emConversa: { at: new Date(), applications: 3, openings: 1, mailed: true } },
    null,
  ),
];

describe("an application to a job", () => {
  test.each(titled(cases))("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, apply("applicant", fields));
  });

  test.each(
    titled([
      ...refuses("jobTitle", "Gerente", null, missing),
      ...refuses("company", "Outra empresa", null, missing),
      ...refuses("companyId", "otherCompany", null, missing),
      ...refuses("jobId", "outra", null, "", "vaga/x", missing),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields }) => {
    await gate.given({ "jobs/outra": buildListedJob() });
    await assertFails(apply("applicant", fields));
    await assertSucceeds(apply("applicant"));
  });

  test.each(everyoneBut("visitor"))("is accepted from %s, once", async (actor) => {
    await assertSucceeds(apply(actor));
    await assertFails(apply(actor));
  });

  test("is refused from a visitor, who is nobody", async () => {
    await assertFails(apply("visitor"));
    await assertFails(apply("visitor", { uid: null }));
  });

  test.each([
    ["another person's", "vaga_otherApplicant"],
    ["no job", "applicant"],
    ["another job's", "outra_applicant"],
    ["the talent bank's", "banco_applicant"],
    ["one with a suffix", "vaga_applicant_2"],
    ["one with a prefix", "x_vaga_applicant"],
  ])("is refused under an id that is %s", async (_whose, id) => {
    await gate.given({ "jobs/outra": buildListedJob() });
    await assertFails(
      apply("applicant", { resumePath: `resumes/${id}/1795000000000-abc123.pdf` }, { id }),
    );
  });

  test.each([
    ["is not listed", { listed: false }],
    ["is filled", { filled: true }],
    ["is taken off the site, though still listed", { paused: true }],
    ["is past its deadline, though still listed", { expiresAt: new Date(Date.now() - 1) }],
  ])("is refused when the job %s", async (_why, fields) => {
    await gate.given({ "jobs/vaga": buildListedJob(fields) });
    await assertFails(apply("applicant"));
    await gate.given({ "jobs/vaga": buildListedJob() });
    await assertSucceeds(apply("applicant"));
  });

  test("is refused when the job does not exist", async () => {
    await gate.given({ "jobs/vaga": null });
    await assertFails(apply("applicant"));
  });

  test("to the administrator's job carries no company id", async () => {
    await gate.given({ "jobs/vaga": buildListedJob({ companyId: null }) });
    await assertSucceeds(apply("applicant", { companyId: null }));
    await assertFails(apply("otherApplicant", { companyId: "company" }));
  });
});

describe("an application to the talent bank", () => {
  const toBank = { jobId: null };

  test("is accepted once", async () => {
    await assertSucceeds(apply("applicant", {}, toBank));
    await assertFails(apply("applicant", {}, toBank));
  });

  test.each(
    titled([
      ...refuses("jobTitle", "Gerente", missing),
      ...refuses("company", "Mercado Araguaia", missing),
      ...refuses("companyId", "company", missing),
      ...refuses("jobId", "vaga", "banco", "", missing),
      ...consents(refuses("talentPool", false, null)),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields }) => {
    await assertFails(apply("applicant", fields, toBank));
    await assertSucceeds(apply("applicant", {}, toBank));
  });

  test.each(["banco_otherApplicant", "vaga_applicant", "banco_applicant_2", "applicant"])(
    "is refused under the id %s",
    async (id) => {
      await assertFails(
        apply(
          "applicant",
          { resumePath: `resumes/${id}/1795000000000-abc123.pdf` },
          { ...toBank, id },
        ),
      );
    },
  );

  test("is refused from a visitor", async () => {
    await assertFails(apply("visitor", {}, toBank));
  });
});

test.each([[null], [""], [missing], [[]]])(
  "an application without an address needs a phone number, and %j is none",
  async (phone) => {
    await assertFails(apply("applicant", { email: null, phone }));
    await assertSucceeds(apply("applicant", { email: null }));
  },
);

test("rules and forms agree on what an address is", () => {
  for (const address of addresses.good) expect(emailField.parse(address)).toBe(address);
  for (const address of addresses.bad) {
    const typed = emailField.safeParse(address);
    // Rules do not repair what the form repairs (capitals) or what no single-line input can contain.
    if (typed.success) expect(typed.data).not.toBe(address);
  }
});

test.each(["doc", "docx"] as const)("a file stored as .%s is named so", async (extension) => {
  const stored = { resumePath: `resumes/vaga_applicant/1795000000000-abc123.${extension}` };
  await assertFails(apply("applicant", stored));
  await assertFails(apply("applicant", { ...stored, resumeName: "curriculo.pdf" }));
  await assertSucceeds(
    apply("applicant", { ...stored, resumeName: `Currículo.${extension.toUpperCase()}` }),
  );
});

test.each(["doc", "docx"])(
  "no answers of a written résumé come with a file stored as .%s",
  async (extension) => {
    const resumePath = `resumes/vaga_applicant/1795000000000-abc123.${extension}`;
    const file = { resumePath, resumeName: `curriculo.${extension}` };
    const writtenResume = storedWrittenResume(emptyWrittenResume);
    await assertFails(apply("applicant", { ...file, writtenResume }));
    await assertFails(apply("applicant", { ...file, writtenResume: "" }));
    await assertSucceeds(apply("applicant", file));
    await assertSucceeds(apply("otherApplicant", { writtenResume }));
  },
);

test.each(["\u0000", "\n", "\r", "\t", "\u001f", "\u007f"])(
  "no file is called by the control character %j",
  async (control) => {
    for (const resumeName of [
      `${control}.pdf`,
      `curri${control}culo.pdf`,
      `boleto.html${control}.pdf`,
    ])
      await assertFails(apply("applicant", { resumeName }));
  },
);

test("rules and forms agree on where a résumé lies", async () => {
  await assertSucceeds(
    apply("applicant", {
      resumePath: resumePath("vaga_applicant", "docx", new Date(), "k3j2h1"),
      resumeName: "curriculo.docx",
    }),
  );
});

describe("an application sent again", () => {
  const path = "candidates/vaga_applicant";

  /** Withdraws and applies in one commit. */
  function replace() {
    const database = gate.as("applicant");
    const again = { ...buildCandidate("vaga", "applicant"), ...consent({}) };
    return writeBatch(database)
      .delete(doc(database, path))
      .set(doc(database, path), { ...again, stageAt: now, createdAt: now })
      .commit();
  }

  test.each(["pending", "approved", "rejected"] as const)(
    "waits until functions have removed the %s record of the earlier one, even in one commit with the withdrawal",
    async (status) => {
      const record = buildResume("applicant", { status });
      await gate.given({ "resumes/vaga_applicant": record });
      await assertFails(apply("applicant"));
      await gate.given({ [path]: buildCandidate("vaga", "applicant") });
      await assertFails(replace());
      await gate.given({ [path]: null, "resumes/vaga_applicant": null });
      await assertSucceeds(apply("applicant"));
    },
  );

  test("does not go around functions that have no record of the earlier one yet", async () => {
    await assertSucceeds(apply("applicant"));
    await assertFails(replace());
    await assertFails(deleteDoc(doc(gate.as("applicant"), path)));
    await gate.given({ "resumes/vaga_applicant": buildResume("applicant") });
    await assertFails(replace());
    await assertSucceeds(deleteDoc(doc(gate.as("applicant"), path)));
  });

  test("does not wait for the records of other applications", async () => {
    await gate.given({
      "resumes/vaga_otherApplicant": buildResume("otherApplicant"),
      "resumes/banco_applicant": buildResume("applicant", { status: "approved" }),
    });
    await assertSucceeds(apply("applicant"));
  });
});
