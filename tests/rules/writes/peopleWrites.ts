import { isDeepStrictEqual } from "node:util";
import { candidateSchema } from "@vagas/functions/domain/application/candidate";
import { companySchema } from "@vagas/functions/domain/company/company";
import {
  employerRegisterSchema,
  registerMatchSchema,
} from "@vagas/functions/domain/company/employerRegister";
import { companyTaxIdSchema } from "@vagas/functions/domain/company/verificationSchema";
import { emailField } from "@vagas/functions/domain/fields";
import { jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import { limits } from "@vagas/functions/domain/limits";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import { z } from "zod";
import { accounts } from "../../support/actors.ts";
import {
  buildApproval,
  buildCandidate,
  buildCompany,
  buildJob,
  buildListedJob,
  buildResume,
} from "../../support/build.ts";
import { absent, fixed, stamped, trimmed } from "./demands.ts";
import { type Demands, type Fields, now, type Write } from "./write.ts";

const companyFields = companySchema.omit({ id: true });
const profileFields = ["name", "category", "responsibleName", "cnpj", "whatsapp", "updatedAt"];
const profile: Demands = { ...trimmed({ name: limits.companyName.min }), ...stamped("updatedAt") };
const row = buildCompany();
const verified = {
  at: now,
  by: "admin",
  checks: ["place"],
  name: row.name,
  cnpj: row.cnpj,
  whatsapp: null,
};
const match = { edition: "2026-10-06", numbers: ["11222333000181"], since: new Date() };
const release = {
  edition: match.edition,
  numbers: match.numbers,
  note: "Acordo assinado",
  at: now,
};

const companyWrites: Write[] = [
  {
    title: "a company that registers",
    actor: "company",
    path: () => "companies/company",
    beside: { "companies/company": null },
    before: null,
    sent: { ...row, createdAt: now, updatedAt: now },
    schema: companyFields,
    ways: [
      {
        fields: Object.keys(companyFields.shape),
        demands: {
          ...profile,
          ...stamped("createdAt"),
          ...absent("searchTerms", "cnpjShared", "whatsapp", "verified", "registerHold", "replies"),
          ...fixed({ active: true, email: accounts.company.email }),
        },
      },
    ],
  },
  {
    title: "a profile that its company edits",
    actor: "company",
    path: () => "companies/company",
    beside: {},
    before: row,
    sent: { name: "Outro nome", responsibleName: "Bia", updatedAt: now },
    schema: companyFields,
    ways: [{ fields: profileFields, demands: profile }],
  },
  {
    title: "a company that the administrator deactivates",
    actor: "admin",
    path: () => "companies/company",
    beside: {},
    before: row,
    sent: { active: false, updatedAt: now },
    schema: companyFields,
    ways: [{ fields: ["active", "updatedAt"], demands: stamped("updatedAt") }],
  },
  {
    title: "a company that the administrator verifies",
    actor: "admin",
    path: () => "companies/company",
    beside: {},
    before: row,
    sent: { verified },
    schema: companyFields,
    ways: [
      {
        fields: ["verified"],
        demands: {
          "it is taken back, or about what is there now": (after) =>
            after["verified"] === null ||
            isDeepStrictEqual({ ...(after["verified"] as Fields), checks: ["place"] }, verified),
          "it is there": (after) => "verified" in after,
        },
      },
    ],
  },
  {
    title: "the tax id of a farm",
    actor: "admin",
    path: () => "companyTaxIds/company",
    beside: { "companies/company": row },
    before: null,
    sent: { number: "52998224725", at: now },
    schema: companyTaxIdSchema,
    ways: [{ fields: ["number", "at"], demands: stamped("at") }],
  },
  {
    title: "an edition of the register of employers",
    actor: "admin",
    path: () => "employerRegister/present",
    beside: {},
    before: null,
    sent: { edition: "2026-10-06", numbers: ["11222333000181"], importedAt: now },
    // Rules cannot look into a list; functions refuse an edition with anything else in it.
    schema: employerRegisterSchema.extend({
      numbers: z.array(z.unknown()).min(1).max(limits.registerNumbers.max),
    }),
    ways: [{ fields: ["edition", "numbers", "importedAt"], demands: stamped("importedAt") }],
  },
  {
    title: "a company of the register that the administrator lets go",
    actor: "admin",
    path: () => "registerMatches/company",
    beside: {},
    before: match,
    sent: { release },
    schema: registerMatchSchema.omit({ id: true }),
    ways: [
      {
        fields: ["release"],
        demands: {
          "it is about this edition and these numbers": (after) =>
            isDeepStrictEqual({ ...(after["release"] as Fields), note: release.note }, release),
          "its note has a letter": (after) =>
            String((after["release"] as Fields)["note"]).trim() !== "",
        },
      },
    ],
  },
];

const candidateFields = candidateSchema.omit({ id: true });
const consented = (jobId: string | null) => ({
  consent: { ...buildCandidate(jobId, "applicant").consent, at: now },
});

function consent({ consent: given }: Fields): Fields {
  return given as Fields;
}

/** The fields that name the file of the application with this id. */
function file(id: string): Demands {
  return {
    "resumeName holds no control character": ({ resumeName }) =>
      !/[\u0000-\u001f\u007f]/.test(String(resumeName)),
    "resumeName ends as the file does": ({ resumeName, resumePath }) =>
      String(resumeName)
        .trim()
        .toLowerCase()
        .endsWith(`.${String(resumePath).split(".")[1]}`),
    "resumePath is the place of this application": ({ resumePath }) =>
      new RegExp(`^resumes/${id}/[0-9]{13}-[A-Za-z0-9]{6,32}\\.(pdf|doc|docx)$`).test(
        String(resumePath),
      ),
  };
}

const answersDemand: Demands = {
  "answers come with a PDF": ({ writtenResume, resumePath }) =>
    writtenResume === undefined || String(resumePath).endsWith(".pdf"),
};

function applicationTo(jobId: string | null): Write {
  const id = `${jobId ?? "banco"}_applicant`;
  const application = buildCandidate(jobId, "applicant");
  const { jobTitle, company, companyId } = application;
  const demands: Demands = {
    ...trimmed({ name: limits.candidateName.min }),
    ...file(id),
    ...answersDemand,
    ...absent("resumeMissing", "companyNote", "invited", "skillTerms", "answers"),
    ...stamped("stageAt", "createdAt"),
    ...fixed({ uid: "applicant", stage: "nova", jobId, jobTitle, company, companyId }),
    "email is an address, as the form leaves it, or null": ({ email }) =>
      email === null || emailField.safeParse(email).data === email,
    "consent holds a version, the time of the request and nothing else": (after) => {
      const { version, at } = consent(after);
      return (
        String(version).trim().length >= 1 &&
        String(version).length <= 20 &&
        at === now &&
        Object.keys(consent(after)).length === 3
      );
    },
    ...(jobId === null
      ? {
          "the talent bank needs consent": (after: Fields) => consent(after)["talentPool"] === true,
        }
      : {}),
  };
  return {
    title: jobId === null ? "an application to the talent bank" : "an application to a job",
    actor: "applicant",
    path: () => `candidates/${id}`,
    beside: { "jobs/vaga": buildListedJob() },
    before: null,
    sent: { ...application, ...consented(jobId), stageAt: now, createdAt: now },
    schema: candidateFields,
    ways: [{ fields: Object.keys(candidateFields.shape), demands }],
  };
}

const readVersion = buildResume("applicant").version;

export const peopleWrites: Write[] = [
  ...companyWrites,
  applicationTo("vaga"),
  applicationTo(null),
  {
    title: "an application whose stage the company says",
    actor: "company",
    path: () => "candidates/vaga_applicant",
    beside: {},
    before: buildCandidate("vaga", "applicant"),
    sent: { stage: "vista", stageAt: now },
    schema: candidateFields,
    ways: [
      {
        fields: ["stage", "stageAt"],
        demands: {
          ...stamped("stageAt"),
          "stage is not the end of the job": ({ stage }) => stage !== "encerrada",
        },
      },
      {
        fields: ["stage"],
        demands: {
          "a new one is opened": ({ stage }, before) =>
            before["stage"] === "nova" && stage === "vista",
        },
      },
    ],
  },
  {
    title: "an application that the company notes something about",
    actor: "company",
    path: () => "candidates/vaga_applicant",
    beside: {},
    before: buildCandidate("vaga", "applicant", { companyNote: "Ligar na segunda" }),
    sent: { companyNote: "Vem conversar na quinta" },
    schema: candidateFields,
    ways: [{ fields: ["companyNote"], demands: {} }],
  },
  {
    title: "an application whose missing file its applicant sends again",
    actor: "applicant",
    path: () => "candidates/vaga_applicant",
    beside: {
      "resumes/vaga_applicant": buildResume("applicant", {
        resumePath: buildCandidate("vaga", "applicant").resumePath,
      }),
    },
    before: buildCandidate("vaga", "applicant", { resumeMissing: true }),
    sent: {
      resumePath: "resumes/vaga_applicant/1797000000000-abc123.docx",
      resumeName: "curriculo.docx",
      resumeSize: 2000,
    },
    schema: candidateFields,
    ways: [
      {
        fields: ["resumePath", "resumeName", "resumeSize", "writtenResume"],
        demands: {
          ...file("vaga_applicant"),
          ...answersDemand,
          "resumePath is another": (after, before) => after["resumePath"] !== before["resumePath"],
        },
      },
    ],
  },
  {
    title: "a decision on a job",
    actor: "admin",
    path: () => "jobApprovals/vaga",
    beside: { "jobs/vaga": buildJob() },
    before: buildApproval("vaga"),
    sent: { status: "approved", adminNotes: "Boa vaga", updatedAt: now },
    schema: jobApprovalSchema.omit({ decided: true, news: true }),
    ways: [
      {
        fields: ["status", "adminNotes", "updatedAt"],
        demands: {
          ...stamped("updatedAt"),
          "status is decided": ({ status }) => status !== "pending",
        },
      },
    ],
  },
  {
    title: "what the administrator tells companies of a person",
    actor: "admin",
    path: () => "resumes/banco_applicant",
    beside: {},
    before: buildResume("applicant"),
    sent: {
      area: "Vendas",
      place: "Confresa",
      education: "Ensino médio",
      experience: "Balcão",
      skills: "Caixa",
      profileAt: now,
    },
    schema: resumeSchema.omit({ id: true }),
    ways: [
      {
        fields: ["area", "place", "education", "experience", "skills", "profileAt"],
        demands: {
          ...stamped("profileAt"),
          "area and place are there": (after) => "area" in after && "place" in after,
        },
      },
    ],
  },
  {
    title: "a decision on a résumé",
    actor: "admin",
    path: () => "resumes/banco_applicant",
    beside: { "candidates/banco_applicant": buildCandidate(null, "applicant") },
    before: buildResume("applicant"),
    sent: { status: "approved", notes: "Boa pessoa", decidedVersion: readVersion, updatedAt: now },
    schema: resumeSchema.omit({ id: true }),
    ways: [
      {
        fields: ["status", "notes", "decidedVersion", "updatedAt"],
        demands: {
          ...stamped("updatedAt"),
          ...fixed({ decidedVersion: readVersion }),
          "status is decided": ({ status }) => status !== "pending",
        },
      },
    ],
  },
];
