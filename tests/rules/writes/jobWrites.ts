import { closingNoticeSchema } from "@vagas/functions/domain/closing/closingNotice";
import { hireSchema } from "@vagas/functions/domain/closing/hire";
import { type HireAnswer, isHired } from "@vagas/functions/domain/closing/hireAnswers";
import { jobContentSchema, jobSchema } from "@vagas/functions/domain/job/job";
import { jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { jobExplanationsSchema } from "@vagas/functions/domain/law/jobExplanations";
import { queuePlacesSchema } from "@vagas/functions/domain/company/queuePlaces";
import { pendingJobSchema } from "@vagas/functions/domain/job/pendingJob";
import { buildEdit, buildJob, buildListedJob, buildPendingJob } from "../../support/build.ts";
import { absent, content, deadline, fixed, keptOrNewDeadline, stamped } from "./demands.ts";
import { firstPlace } from "../places.ts";
import { type Demands, now, type Write } from "./write.ts";

let count = 0;
const fresh = (collection: string) => () => `${collection}/nova-${(count += 1)}`;

const jobFields = jobSchema.omit({ id: true });
const everyField = Object.keys(jobFields.shape);
const contentFields = Object.keys(jobContentSchema.shape);
const listed = buildListedJob({ revision: 4 });
const availability = {
  fields: ["filled", "paused", "expiresAt", "updatedAt"],
  demands: { ...keptOrNewDeadline, ...stamped("updatedAt") },
};
const editable = [...contentFields, "filled", "expiresAt", "updatedAt", "revision"];
const edited: Demands = { ...content, ...availability.demands };
const newborn: Demands = {
  ...content,
  ...deadline,
  ...stamped("postedAt", "updatedAt"),
  ...fixed({ revision: 1, listed: false, searchTerms: [] }),
  ...absent("paused", "held", "companyVerifiedAt", "companyReplies", "monthlyPay"),
};
const demotion = { approvalStatus: "pending", approved: false, listed: false };

const everyPlacesField = Object.keys(queuePlacesSchema.shape);
const then = new Date(Date.now() - 20_000);
const before = new Date(Date.now() - 30_000);

const pendingFields = pendingJobSchema.omit({ id: true });
const papel = buildPendingJob();

const editFields = jobEditSchema.omit({
  id: true,
  open: true,
  applied: true,
  decided: true,
  news: true,
});
const everyEditField = Object.keys(editFields.shape);
const ofListed = { companyId: "company", jobRevision: 4 };
const sentEdit: Demands = {
  ...content,
  ...stamped("createdAt", "updatedAt"),
  ...fixed({ ...ofListed, status: "pending", adminNotes: "", decidedRevision: null }),
};

const explanationFields = jobExplanationsSchema.omit({ id: true });
const everyExplanationField = Object.keys(explanationFields.shape);
const sentExplanations: Demands = { ...stamped("updatedAt"), ...fixed({ companyId: "company" }) };

const endedJob = buildListedJob({ filled: true });
const everyNoticeField = Object.keys(closingNoticeSchema.shape);
const sentNotice: Demands = { ...stamped("askedAt"), ...fixed({ companyId: "company" }) };

const published = { type: "Comércio", at: before };
const everyHireField = Object.keys(hireSchema.shape);
const sentHire: Demands = {
  ...stamped("answeredAt"),
  ...fixed({ companyId: "company" }),
  "people are counted if somebody was hired": ({ answer, people }) =>
    Number(people) > 0 === isHired(answer as HireAnswer),
};

export const jobWrites: Write[] = [
  {
    title: "a job that its company creates",
    actor: "company",
    path: fresh("jobs"),
    beside: {},
    together: (path) => ({ "queuePlaces/company": firstPlace(path.slice("jobs/".length)) }),
    before: null,
    sent: { ...buildJob(), postedAt: now, updatedAt: now },
    schema: jobFields,
    ways: [
      {
        fields: everyField,
        demands: {
          ...newborn,
          ...fixed({
            companyId: "company",
            filled: false,
            approvalStatus: "pending",
            approved: false,
          }),
        },
      },
    ],
  },
  {
    title: "a job that the administrator creates",
    actor: "admin",
    path: fresh("jobs"),
    beside: {},
    before: null,
    sent: {
      ...buildJob(),
      companyId: null,
      approvalStatus: "approved",
      approved: true,
      postedAt: now,
      updatedAt: now,
    },
    schema: jobFields,
    ways: [
      {
        fields: everyField,
        demands: {
          ...newborn,
          ...fixed({ companyId: null, approvalStatus: "approved", approved: true }),
        },
      },
    ],
  },
  {
    title: "a job that its company edits",
    actor: "company",
    path: () => "jobs/vaga",
    beside: {},
    before: buildJob({ revision: 4 }),
    sent: { title: "Repositor", location: "Luciara", revision: 5, ...demotion, updatedAt: now },
    schema: jobFields,
    ways: [
      availability,
      {
        fields: [...editable, ...Object.keys(demotion)],
        demands: { ...edited, ...fixed({ revision: 5, ...demotion }) },
      },
    ],
  },
  {
    title: "the first place in the queue that a company takes",
    actor: "company",
    path: () => "queuePlaces/company",
    beside: { "jobs/vaga": null },
    together: () => ({ "jobs/vaga": { ...buildJob(), postedAt: now, updatedAt: now } }),
    before: null,
    sent: { ...firstPlace("vaga"), lastAt: now },
    schema: queuePlacesSchema,
    ways: [
      {
        fields: everyPlacesField,
        demands: {
          ...stamped("lastAt"),
          ...fixed({ jobs: { 0: "vaga" }, place: "0", secondLastAt: null, thirdLastAt: null }),
        },
      },
    ],
  },
  {
    title: "another place that a company takes",
    actor: "company",
    path: () => "queuePlaces/company",
    beside: { "jobs/vaga": null, "jobs/caixa": buildJob() },
    together: () => ({ "jobs/vaga": { ...buildJob(), postedAt: now, updatedAt: now } }),
    before: {
      jobs: { 0: "caixa" },
      place: "0",
      lastAt: then,
      secondLastAt: before,
      thirdLastAt: null,
    },
    sent: {
      jobs: { 0: "caixa", 1: "vaga" },
      place: "1",
      lastAt: now,
      secondLastAt: then,
      thirdLastAt: before,
    },
    schema: queuePlacesSchema,
    ways: [
      {
        fields: everyPlacesField,
        demands: {
          ...stamped("lastAt"),
          ...fixed({
            jobs: { 0: "caixa", 1: "vaga" },
            place: "1",
            secondLastAt: then,
            thirdLastAt: before,
          }),
        },
      },
    ],
  },
  {
    title: "a job whose availability its company changes",
    actor: "company",
    path: () => "jobs/vaga",
    beside: {},
    before: listed,
    sent: { filled: true, updatedAt: now },
    schema: jobFields,
    ways: [availability],
  },
  {
    title: "a job that the administrator edits",
    actor: "admin",
    path: () => "jobs/vaga",
    beside: {},
    before: listed,
    sent: { title: "Repositor", location: "Luciara", updatedAt: now },
    schema: jobFields,
    ways: [
      availability,
      {
        fields: editable,
        demands: {
          ...edited,
          "revision stays or goes up by one": ({ revision }) => revision === 4 || revision === 5,
        },
      },
    ],
  },
  {
    title: "an edit of an approved job",
    actor: "company",
    path: () => "jobEdits/vaga",
    beside: { "jobs/vaga": listed, "jobEdits/vaga": null },
    before: null,
    sent: { ...buildEdit(ofListed), createdAt: now, updatedAt: now },
    schema: editFields,
    ways: [{ fields: everyEditField, demands: { ...sentEdit, ...fixed({ revision: 1 }) } }],
  },
  {
    title: "an edit of an approved job that is rewritten",
    actor: "company",
    path: () => "jobEdits/vaga",
    beside: { "jobs/vaga": listed },
    before: buildEdit({ ...ofListed, jobRevision: 3, status: "rejected", decidedRevision: 1 }),
    sent: {
      title: "Repositor",
      ...ofListed,
      revision: 2,
      status: "pending",
      adminNotes: "",
      decidedRevision: null,
      createdAt: now,
      updatedAt: now,
    },
    schema: editFields,
    ways: [{ fields: everyEditField, demands: { ...sentEdit, ...fixed({ revision: 2 }) } }],
  },
  {
    title: "a request to tell that a job has ended",
    actor: "company",
    path: () => "closingNotices/vaga",
    beside: { "jobs/vaga": endedJob, "closingNotices/vaga": null },
    before: null,
    sent: { companyId: "company", askedAt: now },
    schema: closingNoticeSchema,
    ways: [{ fields: everyNoticeField, demands: sentNotice }],
  },
  {
    title: "a request to tell that a job has ended again",
    actor: "company",
    path: () => "closingNotices/vaga",
    beside: { "jobs/vaga": endedJob },
    before: { companyId: "company", askedAt: new Date(0) },
    sent: { askedAt: now },
    schema: closingNoticeSchema,
    ways: [{ fields: ["askedAt"], demands: sentNotice }],
  },
  {
    title: "what a company says of a job that hired somebody",
    actor: "company",
    path: () => "hires/vaga",
    beside: { "jobs/vaga": listed, "publishedJobs/vaga": published, "hires/vaga": null },
    before: null,
    sent: { companyId: "company", answer: "peloSite", people: 2, answeredAt: now },
    schema: hireSchema,
    ways: [{ fields: everyHireField, demands: sentHire }],
  },
  {
    title: "what a company says later",
    actor: "company",
    path: () => "hires/vaga",
    beside: { "jobs/vaga": listed, "publishedJobs/vaga": published },
    before: { companyId: "company", answer: "peloSite", people: 2, answeredAt: before },
    sent: { answer: "desisti", people: 0, answeredAt: now },
    schema: hireSchema,
    ways: [{ fields: everyHireField, demands: sentHire }],
  },
  {
    title: "the explanations of a job",
    actor: "company",
    path: () => "jobExplanations/vaga",
    beside: { "jobs/vaga": listed, "jobExplanations/vaga": null },
    before: null,
    sent: { companyId: "company", entries: "[]", updatedAt: now },
    schema: explanationFields,
    ways: [{ fields: everyExplanationField, demands: sentExplanations }],
  },
  {
    title: "the explanations of a job that are rewritten",
    actor: "company",
    path: () => "jobExplanations/vaga",
    beside: { "jobs/vaga": listed },
    before: { companyId: "company", entries: "[]", updatedAt: before },
    sent: { entries: "", updatedAt: now },
    schema: explanationFields,
    ways: [{ fields: everyExplanationField, demands: sentExplanations }],
  },
  {
    title: "a decision on an edit",
    actor: "admin",
    path: () => "jobEdits/vaga",
    beside: { "jobs/vaga": listed },
    before: buildEdit({ ...ofListed, revision: 3 }),
    sent: { status: "approved", adminNotes: "Boa", decidedRevision: 3, updatedAt: now },
    schema: editFields,
    ways: [
      {
        fields: ["status", "adminNotes", "decidedRevision", "updatedAt"],
        demands: {
          ...stamped("updatedAt"),
          ...fixed({ decidedRevision: 3 }),
          "status is decided": ({ status }) => status !== "pending",
        },
      },
    ],
  },
  {
    title: "a pending vacancy that is typed in",
    actor: "admin",
    path: fresh("pendingJobs"),
    beside: {},
    before: null,
    sent: { ...papel, createdAt: now },
    schema: pendingFields,
    ways: [
      {
        fields: Object.keys(pendingFields.shape),
        demands: { ...content, ...deadline, ...stamped("createdAt"), ...absent("searchTerms") },
      },
    ],
  },
  {
    title: "a pending vacancy that is corrected",
    actor: "admin",
    path: () => "pendingJobs/papel",
    beside: {},
    before: papel,
    sent: { title: "Repositor", location: "Luciara" },
    schema: pendingFields,
    ways: [
      { fields: [...contentFields, "expiresAt"], demands: { ...content, ...keptOrNewDeadline } },
    ],
  },
];
