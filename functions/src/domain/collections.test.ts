import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { auditEntrySchema } from "./auditEntry.ts";
import { candidateSchema } from "./candidate.ts";
import { collections, publicStats } from "./collections.ts";
import { companySchema } from "./company.ts";
import { contactRequestSchema } from "./contactRequest.ts";
import { hiringCompanySchema } from "./hiringCompany.ts";
import { talentCardSchema } from "./talentCard.ts";
import { downloadSchema } from "./download.ts";
import { jobSchema } from "./job.ts";
import { jobApprovalSchema } from "./jobApproval.ts";
import { jobClosureSchema } from "./jobClosure.ts";
import { linkUseSchema } from "./linkUse.ts";
import { mailSchema } from "./mail.ts";
import { pendingJobSchema } from "./pendingJob.ts";
import { publishedJobSchema } from "./publishedJob.ts";
import { rejectedJobSchema } from "./rejectedJob.ts";
import { requestCountSchema } from "./requestCount.ts";
import { resumeSchema } from "./resume.ts";
import { roundSchema } from "./round.ts";
import { statsSchema, statsShareSchema } from "./stats.ts";
import { talentPoolEntrySchema } from "./talentPoolEntry.ts";
import { tombstoneSchema } from "./tombstone.ts";

const at = new Date("2026-11-21T16:00:00Z");

const content = {
  title: "Caixa",
  company: "Mercado",
  location: "Confresa",
  description: "Atender no caixa.",
  requirements: "",
  type: "Comércio",
  category: "Comércio",
  salary: "A combinar",
  contactWhatsapp: "5566999990000",
  urgent: false,
  educationLevel: "Ensino Médio",
  contractType: "CLT",
  workload: "Flexível",
  experienceLevel: "Júnior",
  acceptNoExperience: true,
  benefits: ["Vale Transporte"],
};
const person = { name: "Ana Prado", email: "ana@correio.example", phone: "5566999990000" };
const record = {
  ...person,
  education: "",
  experience: "",
  skills: "",
  resumePath: "resumes/caixa_uid1/1795262400000-k3x9.pdf",
  createdAt: at,
  updatedAt: at,
};
const optionalContent = ["educationLevel", "contractType", "workload", "experienceLevel"];
const toJob = ["jobId", "jobTitle", "company"];

type Collection = {
  schema: z.ZodObject;
  row: Record<string, unknown>;
  mayBeNull?: string[];
  mayBeMissing?: string[];
};

/** A row of each collection with every field it may have. */
const stored = new Map<string, Collection>(
  Object.entries({
    jobs: {
      schema: jobSchema,
      mayBeNull: ["companyId", ...optionalContent],
      row: {
        ...content,
        id: "caixa",
        companyId: "uid2",
        filled: false,
        revision: 1,
        approved: true,
        approvalStatus: "approved",
        postedAt: at,
        expiresAt: at,
        updatedAt: at,
        listed: true,
        searchTerms: ["c", "ca"],
      },
    },
    jobApprovals: {
      schema: jobApprovalSchema,
      mayBeNull: ["companyId", "decided"],
      mayBeMissing: ["decided", "news"],
      row: {
        jobId: "caixa",
        companyId: "uid2",
        revision: 1,
        status: "pending",
        adminNotes: "",
        createdAt: at,
        updatedAt: at,
        decided: { status: "rejected", revision: 1, adminNotes: "", at, content },
        news: {
          told: { status: "rejected", notes: "" },
          mail: { id: "m", status: "pending", notes: "" },
        },
      },
    },
    pendingJobs: {
      schema: pendingJobSchema,
      mayBeNull: optionalContent,
      mayBeMissing: ["searchTerms"],
      row: { ...content, id: "caixa", expiresAt: at, createdAt: at, searchTerms: ["c"] },
    },
    rejectedJobs: {
      schema: rejectedJobSchema,
      mayBeNull: optionalContent,
      row: { ...content, id: "caixa", expiresAt: at, createdAt: at, rejectedAt: at },
    },
    companies: {
      schema: companySchema,
      mayBeNull: ["category", "cnpj"],
      mayBeMissing: ["searchTerms"],
      row: {
        id: "uid2",
        name: "Mercado",
        category: "Comércio",
        responsibleName: "Ana",
        cnpj: "12ABC34501DE35",
        email: "rh@mercado.example",
        active: true,
        createdAt: at,
        updatedAt: at,
        searchTerms: ["m"],
      },
    },
    candidates: {
      schema: candidateSchema,
      mayBeNull: [...toJob, "companyId"],
      mayBeMissing: ["resumeMissing", "invited"],
      row: {
        ...person,
        id: "caixa_uid1",
        uid: "uid1",
        coverLetter: "",
        resumePath: "resumes/caixa_uid1/1795262400000-k3x9.pdf",
        resumeName: "cv.pdf",
        resumeSize: 1000,
        resumeMissing: true,
        invited: true,
        jobId: "caixa",
        jobTitle: "Caixa",
        company: "Mercado",
        companyId: "uid2",
        consent: { version: "2026-11", at, talentPool: false },
        stage: "nova",
        stageAt: at,
        createdAt: at,
      },
    },
    resumes: {
      schema: resumeSchema,
      mayBeNull: [...toJob, "area", "place"],
      mayBeMissing: ["searchTerms", "area", "place", "profileAt"],
      row: {
        ...record,
        id: "caixa_uid1",
        jobId: "caixa",
        jobTitle: "Caixa",
        company: "Mercado",
        area: "Comércio",
        place: "Confresa",
        profileAt: at,
        talentPoolConsent: true,
        status: "pending",
        notes: "",
        searchTerms: ["a"],
      },
    },
    talentPool: {
      schema: talentPoolEntrySchema,
      mayBeNull: ["area", "place"],
      mayBeMissing: ["area", "place", "cardId"],
      row: {
        ...record,
        resumeId: "caixa_uid1",
        status: "available",
        area: "Comércio",
        place: "Confresa",
        cardId: "c1",
      },
    },
    talentCards: {
      schema: talentCardSchema,
      mayBeNull: ["area", "place"],
      row: {
        id: "c1",
        name: "Ana P.",
        area: "Comércio",
        place: "Confresa",
        education: "",
        experience: "",
        skills: "",
        since: at,
      },
    },
    contactRequests: {
      schema: contactRequestSchema,
      mayBeNull: ["answeredAt"],
      row: {
        id: "c1_uid2",
        cardId: "c1",
        companyId: "uid2",
        company: "Mercado",
        jobId: "caixa",
        jobTitle: "Caixa",
        name: "Ana P.",
        message: "talk",
        origin: "company",
        status: "waiting",
        createdAt: at,
        expiresAt: at,
        answeredAt: at,
      },
    },
    hiringCompanies: { schema: hiringCompanySchema, row: { at } },
    stats: {
      schema: statsSchema,
      row: {
        totalJobs: 1,
        openPositions: 1,
        recentlyFilled: 0,
        types: { Comércio: 1 },
        locations: { Confresa: 1 },
        categoryTotal: { Comércio: 1 },
        categoryActive: { Comércio: 1 },
      },
    },
    mail: {
      schema: mailSchema,
      mayBeNull: ["replyTo", "delivery"],
      mayBeMissing: ["withoutFile", "goodUntil"],
      row: {
        to: ["ana@correio.example"],
        replyTo: "rh@mercado.example",
        createdAt: at,
        message: {
          subject: "Olá",
          text: "Olá",
          html: "<p>Olá</p>",
          attachments: [{ filename: "cv.pdf", storagePath: "resumes/a/b.pdf" }],
        },
        withoutFile: {
          storagePath: "resumes/a/b.pdf",
          subject: "Olá",
          text: "Olá",
          html: "<p>Olá</p>",
        },
        goodUntil: at,
        delivery: {
          state: "SUCCESS",
          attempts: 1,
          startTime: at,
          endTime: at,
          leaseExpireTime: null,
          error: null,
          info: { messageId: "m1" },
        },
      },
    },
    audit: {
      schema: auditEntrySchema,
      row: {
        actor: "uid3",
        action: "approve",
        collection: "jobs",
        documentId: "caixa",
        notes: "",
        at,
      },
    },
    tombstones: { schema: tombstoneSchema, row: { deletedAt: at } },
    linkUses: { schema: linkUseSchema, row: { purpose: "renew", usedAt: at, expiresAt: at } },
    jobClosures: { schema: jobClosureSchema, row: { closedAt: at } },
    requestCounts: { schema: requestCountSchema, row: { count: 1, expiresAt: at } },
    downloads: { schema: downloadSchema, row: { candidateId: "caixa_uid1", uid: "uid2", at } },
    publishedJobs: { schema: publishedJobSchema, row: { type: "Comércio", at } },
    rounds: { schema: roundSchema, row: { pageToken: "uid1" } },
  }),
);

/** Whether a row of a collection fits with other values. */
function fits(collection: string, changes: Record<string, unknown>): boolean {
  const { schema, row } = stored.get(collection)!;
  return schema.safeParse({ ...row, ...changes }).success;
}

test("every collection has rows of its own kind, under its own name", () => {
  expect(Object.entries(collections)).toEqual([...stored.keys()].map((name) => [name, name]));
});

test("the public counts are one document with the share of each job below it", () => {
  expect(publicStats).toEqual({ id: "public", shares: "shares" });
  const share = { type: "Comércio", location: "Confresa", listed: true, filled: false };
  expect(statsShareSchema.parse({ ...share, title: "Caixa" })).toEqual(share);
});

describe.each([...stored])(
  "a row of %s",
  (name, { schema, row, mayBeNull = [], mayBeMissing = [] }) => {
    test("comes back as it was stored, without what else the database has", () => {
      expect(schema.parse({ ...row, legacy: 1 })).toEqual(row);
    });

    test.each(Object.keys(row))("needs its %s, unless that is optional", (field) => {
      expect(fits(name, { [field]: undefined })).toBe(mayBeMissing.includes(field));
      expect(fits(name, { [field]: null })).toBe(mayBeNull.includes(field));
    });
  },
);

test.each([
  ["jobs", "title", 2, 100],
  ["jobs", "company", 2, 100],
  ["jobs", "location", 2, 80],
  ["jobs", "description", 10, 5_000],
  ["jobs", "requirements", 0, 3_000],
  ["jobs", "salary", 1, 80],
  ["jobs", "id", 1, 80],
  ["pendingJobs", "id", 1, 80],
  ["rejectedJobs", "id", 1, 80],
  ["jobApprovals", "jobId", 1, 80],
  ["jobApprovals", "adminNotes", 0, 1_000],
  ["companies", "name", 2, 100],
  ["companies", "responsibleName", 0, 100],
  ["companies", "email", 0, 254],
  ["candidates", "name", 3, 100],
  ["candidates", "email", 0, 254],
  ["candidates", "coverLetter", 0, 4_000],
  ["candidates", "resumeName", 1, 150],
  ["resumes", "notes", 0, 1_000],
  ["resumes", "place", 0, 80],
  ["resumes", "education", 0, 200],
  ["resumes", "experience", 0, 200],
  ["resumes", "skills", 0, 200],
  ["downloads", "candidateId", 1, 209],
])("a text of %s.%s has %i to %i characters", (collection, field, least, most) => {
  for (const length of [least, most])
    expect(fits(collection, { [field]: "x".repeat(length) })).toBe(true);
  if (least > 0) expect(fits(collection, { [field]: "x".repeat(least - 1) })).toBe(false);
  expect(fits(collection, { [field]: "x".repeat(most + 1) })).toBe(false);
});

test.each([
  ["jobs", "revision", 1, Number.MAX_SAFE_INTEGER],
  ["jobApprovals", "revision", 1, Number.MAX_SAFE_INTEGER],
  ["candidates", "resumeSize", 1, 5_242_880],
])("%s.%s is a whole number from %i to %i", (collection, field, least, most) => {
  for (const value of [least, most]) expect(fits(collection, { [field]: value })).toBe(true);
  for (const value of [least - 1, most + 1, 1.5])
    expect(fits(collection, { [field]: value })).toBe(false);
});

test.each([
  ["jobs", "approvalStatus", ["pending", "approved", "rejected"]],
  ["jobApprovals", "status", ["pending", "approved", "rejected"]],
  ["resumes", "status", ["pending", "approved", "rejected"]],
  ["talentPool", "status", ["available"]],
  ["contactRequests", "status", ["waiting", "accepted", "declined", "lapsed", "ended"]],
  ["contactRequests", "message", ["talk", "interview", "startSoon"]],
  ["contactRequests", "origin", ["company", "admin"]],
  ["candidates", "stage", ["nova", "vista", "emConversa", "contratada", "naoSelecionada"]],
])("%s.%s is one of %j", (collection, field, words) => {
  for (const word of words) expect(fits(collection, { [field]: word })).toBe(true);
  for (const word of ["", "draft"]) expect(fits(collection, { [field]: word })).toBe(false);
});

test("a mail waits, is being sent, was sent, failed or is tried again, in the words of the Trigger Email extension", () => {
  const { delivery } = stored.get("mail")!.row as { delivery: object };
  for (const state of ["PENDING", "PROCESSING", "SUCCESS", "ERROR", "RETRY"])
    expect(fits("mail", { delivery: { ...delivery, state } })).toBe(true);
  expect(fits("mail", { delivery: { ...delivery, state: "" } })).toBe(false);
});

test("a job has as many benefits as there are, ten, and only those", () => {
  expect(fits("jobs", { benefits: Array(10).fill("Vale Transporte") })).toBe(true);
  expect(fits("jobs", { benefits: Array(11).fill("Vale Transporte") })).toBe(false);
  expect(fits("jobs", { benefits: ["Cesta básica"] })).toBe(false);
});

test.each([
  ["12ABC34501DE35", true],
  ["11222333000181", true],
  ["12abc34501de35", false],
  ["1122233300018", false],
  ["112223330001811", false],
  ["X11222333000181", false],
  ["1122233300018A", false],
  ["112223330001A1", false],
  ["11.222.333/0001-81", false],
])("'%s' is a CNPJ as it is stored: %s", (cnpj, stands) => {
  expect(fits("companies", { cnpj })).toBe(stands);
});

test.each([
  ["__x__", false],
  ["____", false],
  ["__Rua\nNova__", false],
  ["__x", true],
  ["x__", true],
  ["a__x__", true],
  ["__x__a", true],
])("a job may be in %j: %s (Firestore keeps such keys for itself)", (location, taken) => {
  expect(fits("jobs", { location })).toBe(taken);
});
