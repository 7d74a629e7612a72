import { alertSchema } from "../../domain/alert/alert.ts";
import { deviceAlertSchema } from "../../domain/alert/deviceAlert.ts";
import { alertCountsSchema } from "../../domain/alert/alertCounts.ts";
import { auditEntrySchema } from "../../domain/administration/auditEntry.ts";
import { confirmedAddressSchema } from "../schemas/confirmedAddress.ts";
import { downloadSchema } from "../schemas/download.ts";
import { closingNoticeSchema } from "../../domain/closing/closingNotice.ts";
import { hireSchema } from "../../domain/closing/hire.ts";
import { jobClosureSchema } from "../../domain/job/jobClosure.ts";
import { browserErrorsSchema } from "../../domain/health/browserErrors.ts";
import { healthNoticeSchema } from "../schemas/healthNotice.ts";
import { linkRequestSchema } from "../schemas/linkRequest.ts";
import { linkUseSchema } from "../schemas/linkUse.ts";
import { mailSchema } from "../../domain/mail/mail.ts";
import { publishedJobSchema } from "../../domain/job/publishedJob.ts";
import { shortCodeSchema } from "../../domain/job/shortCode.ts";
import { queuePlacesSchema } from "../../domain/company/queuePlaces.ts";
import { passSchema } from "../schemas/reconciliationPass.ts";
import { requestCountSchema } from "../schemas/requestCount.ts";
import {
  deactivatedCompanySchema,
  returnedCompanySchema,
} from "../../domain/company/returnedCompany.ts";
import { checkpointSchema } from "../schemas/checkpoint.ts";
import { serverRunSchema } from "../../domain/health/serverRun.ts";
import { stuckWorkSchema } from "../schemas/stuckWork.ts";
import { statsSchema } from "../../domain/administration/stats.ts";
import { tombstoneSchema } from "../schemas/tombstone.ts";
import { jobReportSchema } from "../../domain/report/jobReport.ts";
import { reportSummarySchema } from "../../domain/report/reportSummary.ts";
import { neighbourReadingSchema } from "../../domain/neighbours/neighbourReading.ts";
import { at } from "./at.ts";

/** Rows of the functions' own records. */
export const recordRows = {
  stats: {
    schema: statsSchema,
    mayBeMissing: ["locations", "locationActive", "hires", "hiresTold"],
    row: {
      hires: 1,
      hiresTold: 2,
      totalJobs: 1,
      openPositions: 1,
      recentlyFilled: 0,
      types: { Comércio: 1 },
      locations: { Confresa: 1 },
      locationActive: { Confresa: 1 },
      categoryTotal: { Comércio: 1 },
      categoryActive: { Comércio: 1 },
    },
  },
  mail: {
    schema: mailSchema,
    mayBeNull: ["replyTo", "delivery"],
    mayBeMissing: [
      "companyId",
      "withoutFile",
      "goodUntil",
      "onlyWhile",
      "alert",
      "aboutJobs",
      "removeAt",
    ],
    row: {
      to: ["ana@correio.example"],
      companyId: "uid2",
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
      onlyWhile: {
        candidateId: "caixa_uid1",
        resumePath: "resumes/caixa_uid1/1795262400000-k3x9.pdf",
        stage: "contratada",
      },
      alert: { id: "aviso1", day: "2026-11-21", leaveUrl: "https://vagas.example/avisos/sair?a" },
      aboutJobs: [{ id: "caixa", text: "Caixa", html: "<p>Caixa</p>" }],
      removeAt: at,
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
  linkRequests: {
    schema: linkRequestSchema,
    row: { email: "ana@correio.example", expiresAt: at },
  },
  linkUses: { schema: linkUseSchema, row: { purpose: "renew", usedAt: at, expiresAt: at } },
  jobClosures: {
    schema: jobClosureSchema,
    mayBeMissing: ["companyId", "title", "byCompany", "applications"],
    row: { closedAt: at, companyId: "uid1", title: "Caixa", byCompany: true, applications: 3 },
  },
  closingNotices: { schema: closingNoticeSchema, row: { companyId: "uid1", askedAt: at } },
  hires: {
    schema: hireSchema,
    mayBeMissing: ["companyId"],
    row: { companyId: "uid1", answer: "peloSite", people: 2, answeredAt: at },
  },
  queuePlaces: {
    schema: queuePlacesSchema,
    mayBeNull: ["secondLastAt", "thirdLastAt"],
    row: { jobs: { 0: "caixa" }, place: "0", lastAt: at, secondLastAt: at, thirdLastAt: at },
  },
  requestCounts: { schema: requestCountSchema, row: { count: 1, expiresAt: at } },
  confirmedAddresses: { schema: confirmedAddressSchema, row: { confirmedAt: at, expiresAt: at } },
  downloads: { schema: downloadSchema, row: { candidateId: "caixa_uid1", uid: "uid2", at } },
  publishedJobs: {
    schema: publishedJobSchema,
    mayBeMissing: ["code", "firstAt", "day", "unlistedAt", "hiredAskedAt"],
    row: {
      type: "Comércio",
      at,
      code: "k7q2",
      firstAt: at,
      day: "2026-11-28",
      unlistedAt: at,
      hiredAskedAt: at,
    },
  },
  shortCodes: { schema: shortCodeSchema, row: { jobId: "caixa", at } },
  rounds: { schema: checkpointSchema, row: { pageToken: "uid1" } },
  reconciliationPasses: {
    schema: passSchema,
    mayBeNull: ["after"],
    row: { beganAt: at, after: "caixa", isOver: false, lookedAt: at, looked: 3 },
  },
  serverRuns: {
    schema: serverRunSchema,
    mayBeNull: ["endedAt"],
    mayBeMissing: ["looked", "findings"],
    row: {
      startedAt: at,
      endedAt: at,
      outcome: "done",
      nextAt: at,
      looked: 3,
      findings: { resumeMissing: { found: 1, mended: 1, ids: ["caixa_uid1"] } },
    },
  },
  stuckWork: {
    schema: stuckWorkSchema,
    row: {
      id: "onJobWritten-1",
      functionName: "onJobWritten",
      documentId: "caixa",
      reason: "refused as malformed",
      since: at,
      lastAt: at,
      times: 1,
    },
  },
  healthNotices: { schema: healthNoticeSchema, row: { isRed: true, at } },
  browserErrors: {
    schema: browserErrorsSchema,
    row: {
      entries: [{ release: "abcd-_12", page: "/vagas/:id", message: "x is not defined", count: 2 }],
      others: 0,
      expiresAt: at,
    },
  },
  deactivatedCompanies: {
    schema: deactivatedCompanySchema,
    mayBeNull: ["deletedAt", "expiresAt"],
    row: { keys: ["a", "b"], deletedAt: at, expiresAt: at },
  },
  returnedCompanies: {
    schema: returnedCompanySchema,
    mayBeNull: ["cnpj", "email"],
    row: { id: "uid2", cnpj: { deletedAt: at }, email: { deletedAt: null }, expiresAt: at },
  },
  jobReports: {
    schema: jobReportSchema,
    mayBeNull: ["person", "network"],
    row: {
      jobId: "caixa",
      reason: "money",
      words: "Pediram R$ 50 pelo uniforme.",
      person: "a",
      network: "b",
      counts: true,
      revision: 1,
      at,
      expiresAt: at,
    },
  },
  reportSummaries: {
    schema: reportSummarySchema,
    mayBeNull: ["companyId", "since", "until", "heldOn", "settled"],
    row: {
      id: "caixa",
      companyId: "uid2",
      jobTitle: "Caixa",
      company: "Mercado",
      counts: { money: 1, filled: 2 },
      open: 1,
      words: [{ reason: "money", text: "Pediram R$ 50 pelo uniforme.", day: "2026-11-21" }],
      since: "2026-11-20",
      until: "2026-11-21",
      state: "open",
      held: true,
      heldOn: "2026-11-21",
      holds: 1,
      told: false,
      settled: { decision: "keep", revision: 1, at, reasonToCompany: "" },
    },
  },
  alerts: {
    schema: alertSchema,
    mayBeNull: ["confirmedAt", "toldUntil", "dueAt", "askAt", "expiresAt"],
    row: {
      id: "aviso1",
      email: "ana@correio.example",
      list: "local=Confresa",
      every: "week",
      leaveToken: "Zk3-9_aBcDeF",
      createdAt: at,
      confirmedAt: at,
      toldUntil: at,
      toldId: "caixa",
      dueAt: at,
      askAt: at,
      expiresAt: at,
    },
  },
  deviceAlerts: {
    schema: deviceAlertSchema,
    row: {
      id: "aviso2",
      device: "cAbCdEfGhIjKlMnOpQrStU",
      list: "local=Confresa",
      every: "day",
      secret: "Zk3-9_aBcDeF",
      createdAt: at,
      toldUntil: at,
      toldId: "",
      dueAt: at,
      expiresAt: at,
    },
  },
  alertCounts: {
    schema: alertCountsSchema,
    mayBeMissing: [
      "confirmed",
      "helped",
      "notHelped",
      "left",
      "hiredHere",
      "hiredElsewhere",
      "notForMe",
      "other",
    ],
    row: {
      confirmed: 3,
      helped: 2,
      notHelped: 1,
      left: 4,
      hiredHere: 1,
      hiredElsewhere: 1,
      notForMe: 1,
      other: 1,
    },
  },
  neighbours: {
    schema: neighbourReadingSchema,
    row: {
      readAt: at,
      jobs: [
        {
          url: "https://vagas.serra.example/vagas/caixa",
          title: "Caixa",
          company: "Mercado",
          place: "Serra Alta",
          category: "Comércio",
          urgent: false,
          dayWork: false,
          contractType: "CLT",
          salary: "A combinar",
          postedAt: at,
          deadline: "2026-12-10",
        },
      ],
    },
  },
};
