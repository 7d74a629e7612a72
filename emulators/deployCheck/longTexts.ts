import { auditEntrySchema } from "@vagas/functions/domain/administration/auditEntry";
import { candidateSchema } from "@vagas/functions/domain/application/candidate";
import { companySchema } from "@vagas/functions/domain/company/company";
import { jobSchema } from "@vagas/functions/domain/job/job";
import { jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import { jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { mailSchema } from "@vagas/functions/domain/mail/mail";
import { pendingJobSchema } from "@vagas/functions/domain/job/pendingJob";
import { rejectedJobSchema } from "@vagas/functions/domain/job/rejectedJob";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import { talentCardSchema } from "@vagas/functions/domain/talent/talentCard";
import { talentPoolEntrySchema } from "@vagas/functions/domain/talent/talentPoolEntry";
import { type Finding, ok, wrong } from "./deployFinding.ts";

/** Collections with texts that people or functions write. */
const written: Record<string, { toJSONSchema(options: object): unknown }> = {
  audit: auditEntrySchema,
  candidates: candidateSchema,
  companies: companySchema,
  jobApprovals: jobApprovalSchema,
  jobEdits: jobEditSchema,
  jobs: jobSchema,
  mail: mailSchema,
  pendingJobs: pendingJobSchema,
  rejectedJobs: rejectedJobSchema,
  resumes: resumeSchema,
  talentCards: talentCardSchema,
  talentPool: talentPoolEntrySchema,
};

/**
 * In characters. An index holds 1,500 bytes of a value (https://firebase.google.com/docs/firestore/quotas#indexes), a
 * character may take two, and an entry in both directions costs.
 */
const longest = 500;

/** Long texts without a bound of their own: bodies of mails, the administrator's notes. */
const bodies = ["text", "html", "notes", "adminNotes"];

type JsonSchema = {
  type?: string | string[];
  enum?: unknown;
  format?: string;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

function isLong(schema: JsonSchema, name: string): boolean {
  const { properties = {}, items, anyOf = [], type, maxLength } = schema;
  if (type === "string")
    return maxLength === undefined ? bodies.includes(name) : maxLength > longest;
  return (
    Object.entries(properties).some(([inner, part]) => isLong(part, inner)) ||
    [...(items ? [items] : []), ...anyOf].some((part) => isLong(part, name))
  );
}

/** The fields of all collections that hold long texts, as 'jobs.description'; for a map, the map's name. */
export function longTexts(): string[] {
  return Object.entries(written).flatMap(([collection, schema]) => {
    const { properties = {} } = schema.toJSONSchema({
      unrepresentable: "any",
      io: "input",
    }) as JsonSchema;
    return Object.entries(properties)
      .filter(([name, field]) => isLong(field, name))
      .map(([name]) => `${collection}.${name}`);
  });
}

/** Whether firestore.indexes.json exempts every long text from automatic indexes; no query uses one. */
export function checkLongTexts(text: string): Finding {
  const { fieldOverrides } = JSON.parse(text) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
  };
  const exempt = fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const indexed = longTexts().filter((field) => !exempt.includes(field));
  return indexed.length > 0
    ? wrong(`firestore.indexes.json: long texts are indexed: ${indexed.join(", ")}`)
    : ok(`firestore.indexes.json: ${longTexts().length} fields with long texts have no index`);
}
