import { addDays } from "@vagas/functions/domain/dates";
import { type Job, jobContentSchema } from "@vagas/functions/domain/job/job";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { db } from "../../functions/functionsSuite.ts";

/** An action, one of whose events is lost. */
export type Story = {
  /** The function that loses its events. */
  trigger: string;
  what: string;
  /** Documents that exist beside the board that every story begins with. */
  given?: () => Record<string, object> | Promise<Record<string, object>>;
  /** `deliver` delivers the events so far. */
  act: (deliver: () => Promise<void>) => Promise<unknown>;
  /** Days until the rounds run; the reconciliation leaves rows to their events for one. */
  days?: number[];
  /** How the result differs from an undisturbed run: lines that are missing or new. */
  otherwise?: { missing?: string[]; instead?: string[] };
};

export const approved = { approved: true, approvalStatus: "approved" } as const;

export const ana = "padeiro_ana";
export const rui = "padeiro_rui";
export const fileOf = (id: string, name = "1795000000000-abc123.pdf") => `resumes/${id}/${name}`;

export function aJob(fields: Partial<Omit<Job, "id">> = {}) {
  return buildJob({ companyId: "padaria", ...fields });
}

export function aCompany(fields: Parameters<typeof buildCompany>[0] = {}) {
  return buildCompany({ email: "padaria@empresa.example", ...fields });
}

export function anApplication(id: string, fields: Parameters<typeof buildCandidate>[1] = {}) {
  return buildCandidate(id, {
    jobId: "padeiro",
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    companyId: "padaria",
    email: `${id}@pessoa.example`,
    resumePath: fileOf(id),
    ...fields,
  });
}

/** A job with its decided approval record, as form and administrator leave it. */
export function aDecidedJob(id: string, fields: Partial<Omit<Job, "id">> = {}) {
  return {
    [`jobs/${id}`]: aJob({ postedAt: new Date(), ...fields }),
    [`jobApprovals/${id}`]: anApproval(id, { decided: aDecision(fields) }),
  };
}

function aDecision(fields: Partial<Omit<Job, "id">> = {}) {
  const content = jobContentSchema.parse(aJob(fields));
  return { status: "approved", revision: 1, adminNotes: "", at: new Date(), content };
}

export function anApproval(jobId: string, fields: object = {}) {
  const at = new Date();
  const told = { status: "approved", notes: "" };
  return {
    jobId,
    companyId: "padaria",
    revision: 1,
    status: "approved",
    adminNotes: "",
    createdAt: addDays(at, -1),
    updatedAt: at,
    decided: aDecision(),
    news: { told, mail: null },
    ...fields,
  };
}

/**
 * A night's difference for a job that leaves the site at once: by then people may have been told of it, so the note does not
 * say when it left.
 */
export function goneByNight(jobId: string, code: string): NonNullable<Story["otherwise"]> {
  const note = `publishedJobs/${jobId}: {"at":"time","code":"${code}","firstAt":"time","type":"Comércio"`;
  return { missing: [`${note},"unlistedAt":"time"}`], instead: [`${note}}`] };
}

/** A document's present fields. */
export async function stored(path: string): Promise<object> {
  return (await db.doc(path).get()).data()!;
}

/** Writes as one commit. */
export async function write(changes: Record<string, object | null>): Promise<void> {
  const batch = db.batch();
  for (const [path, fields] of Object.entries(changes))
    if (fields === null) batch.delete(db.doc(path));
    else batch.set(db.doc(path), fields, { merge: true });
  await batch.commit();
}
