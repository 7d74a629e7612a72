import { candidateSchema } from "../../domain/application/candidate.ts";
import { companySchema } from "../../domain/company/company.ts";
import {
  employerRegisterSchema,
  registerMatchSchema,
} from "../../domain/company/employerRegister.ts";
import { publicCompanySchema } from "../../domain/company/publicCompany.ts";
import { companyTaxIdSchema } from "../../domain/company/verificationSchema.ts";
import { contactRequestSchema } from "../../domain/talent/contactRequest.ts";
import { hiringCompanySchema } from "../../domain/job/hiringCompany.ts";
import { resumeSchema } from "../../domain/application/resume.ts";
import { talentCardSchema } from "../../domain/talent/talentCard.ts";
import { talentPoolEntrySchema } from "../../domain/talent/talentPoolEntry.ts";
import { at } from "./at.ts";

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
const toJob = ["jobId", "jobTitle", "company"];

/** Rows of companies, applicants and the talent bank. */
export const peopleRows = {
  companies: {
    schema: companySchema,
    mayBeNull: ["category", "cnpj", "whatsapp", "verified"],
    mayBeMissing: ["whatsapp", "searchTerms", "verified", "registerHold", "replies"],
    row: {
      id: "uid2",
      name: "Mercado",
      category: "Comércio",
      responsibleName: "Ana",
      cnpj: "12ABC34501DE35",
      whatsapp: "5566999990000",
      email: "rh@mercado.example",
      active: true,
      createdAt: at,
      updatedAt: at,
      searchTerms: ["m"],
      verified: {
        at,
        by: "uid3",
        checks: ["taxId", "phone", "place"],
        name: "Mercado",
        cnpj: "12ABC34501DE35",
        whatsapp: "5566999990000",
      },
      registerHold: true,
      replies: { applications: 9, answered: 6, isEnough: true },
    },
  },
  companyTaxIds: { schema: companyTaxIdSchema, row: { number: "52998224725", at } },
  publicCompanies: {
    schema: publicCompanySchema,
    mayBeNull: ["verifiedAt"],
    mayBeMissing: ["replies"],
    row: { name: "Mercado", verifiedAt: at, replies: "most" },
  },
  employerRegister: {
    schema: employerRegisterSchema,
    row: { edition: "2026-10-06", numbers: ["11222333000181", "52998224725"], importedAt: at },
  },
  registerMatches: {
    schema: registerMatchSchema,
    mayBeMissing: ["typed", "release"],
    row: {
      id: "uid2",
      edition: "2026-10-06",
      numbers: ["11222333000181"],
      typed: ["11222333000181"],
      since: at,
      release: { edition: "2026-10-06", numbers: ["11222333000181"], note: "TAC", at },
    },
  },
  candidates: {
    schema: candidateSchema,
    mayBeNull: [...toJob, "companyId", "email"],
    mayBeMissing: ["resumeMissing", "invited", "answers"],
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
      answers: { emConversa: { at, applications: 12, openings: 2, mailed: true } },
      createdAt: at,
    },
  },
  resumes: {
    schema: resumeSchema,
    mayBeNull: [...toJob, "area", "place", "fileDigest", "email"],
    mayBeMissing: [
      "searchTerms",
      "area",
      "place",
      "profileAt",
      "fileDigest",
      "version",
      "decidedVersion",
    ],
    row: {
      ...record,
      id: "caixa_uid1",
      appliedAt: at,
      fileDigest: "rL0Y20zC+Fzt72VPzMSk2A==",
      version: "1 resumes/caixa_uid1/1795262400000-k3x9.pdf rL0Y20zC+Fzt72VPzMSk2A==",
      decidedVersion: "1 resumes/caixa_uid1/1795262400000-k3x9.pdf rL0Y20zC+Fzt72VPzMSk2A==",
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
    mayBeNull: ["area", "place", "email"],
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
    mayBeMissing: ["sureUntil", "cardGoneAt"],
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
      sureUntil: at,
      cardGoneAt: at,
      answeredAt: at,
    },
  },
  hiringCompanies: { schema: hiringCompanySchema, row: { at } },
};
