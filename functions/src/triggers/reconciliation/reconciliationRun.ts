import type { Auth } from "firebase-admin/auth";
import {
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import type { EmployerRegister } from "../../domain/company/employerRegister.ts";
import type { Replies } from "../../domain/company/replies.ts";
import type { Verification } from "../../domain/company/verificationSchema.ts";
import { addDays } from "../../domain/dates.ts";
import type { Finding, FindingKind } from "../../domain/health/serverRun.ts";
import type { JobSurroundings } from "../jobs/standingOf.ts";
import type { Bucket } from "../../store/resumeFiles.ts";

type Accounts = Pick<Auth, "getUser" | "getUsers" | "deleteUser" | "listUsers">;

type Tools = {
  context: Context;
  auth: Accounts;
  bucket: Bucket;
  secret: string;
  adminEmail: string;
};

/** How many ids of rows are named for each kind of contradiction. */
const namedIds = 5;

/** One run of the reconciliation: its tools, and its findings so far. */
export class ReconciliationRun {
  readonly findings: Partial<Record<FindingKind, Finding>> = {};
  /** Companies whose removal was continued in this run. */
  readonly ended = new Set<string>();
  readonly #companies = new Map<string, JobSurroundings["company"]>();

  readonly context: Context;
  readonly auth: Accounts;
  readonly bucket: Bucket;
  readonly secret: string;
  readonly adminEmail: string;
  #register: Promise<EmployerRegister | undefined> | undefined;

  constructor({ context, auth, bucket, secret, adminEmail }: Tools) {
    this.context = context;
    this.auth = auth;
    this.bucket = bucket;
    this.secret = secret;
    this.adminEmail = adminEmail;
  }

  /**
   * Records a contradiction, and repairs it. A failure is logged by the row's id and kind; it stops no other row, and
   * the next pass retries.
   */
  async mend(what: FindingKind, id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.#find(what, id).mended += 1;
      logger.warn("Reconciled", { what, id });
    } catch (error) {
      this.note(what, id, error instanceof Error ? error.name : "unknown");
    }
  }

  /** Records a contradiction that stays: no record tells what is right, or its repair failed. */
  note(what: FindingKind, id: string, reason = "nothing tells what is right"): void {
    this.#find(what, id);
    logger.error("reconcile gave up", { what, id, reason });
  }

  #find(what: FindingKind, id: string): Finding {
    const finding = (this.findings[what] ??= { found: 0, mended: 0, ids: [] });
    finding.found += 1;
    if (finding.ids.length < namedIds) finding.ids.push(id);
    return finding;
  }

  /** Checks rows one by one; records one that cannot be read. */
  async look<Row>(
    page: Map<string, Row>,
    work: (id: string, row: Row) => Promise<void>,
  ): Promise<void> {
    for (const [id, row] of page) {
      if (isFresh(Object.values(row as object), this.context.now)) continue;
      try {
        await work(id, row);
      } catch (error) {
        this.note("unreadable", id, error instanceof Error ? error.name : "unknown");
      }
    }
  }

  /** The present edition of the register of employers, read once in a run; undefined if none was imported. */
  register(): Promise<EmployerRegister | undefined> {
    const read = async () => (await this.context.store.employerRegister.get()).data();
    return (this.#register ??= read());
  }

  /**
   * What a company's jobs follow from, field by field, so that a row that fits no schema hides no job; null: deleted.
   * Read once in a run.
   */
  async company(companyId: string): Promise<JobSurroundings["company"]> {
    const known = this.#companies.get(companyId);
    if (known !== undefined) return known;
    const row = await this.context.store.companies.withConverter(null).doc(companyId).get();
    const company = row.exists ? companyOf(row) : null;
    this.#companies.set(companyId, company);
    return company;
  }
}

function companyOf(row: DocumentSnapshot<unknown>): NonNullable<JobSurroundings["company"]> {
  const verified = row.get("verified") as { at: Timestamp } | null | undefined;
  return {
    active: row.get("active") === true,
    name: String(row.get("name")),
    cnpj: (row.get("cnpj") ?? null) as string | null,
    whatsapp: (row.get("whatsapp") ?? null) as string | null,
    registerHold: row.get("registerHold") === true,
    replies: row.get("replies") as Replies | undefined,
    verified: verified ? ({ ...verified, at: verified.at.toDate() } as Verification) : null,
  };
}

/** Rows that changed within a day are left to their events, which are retried that long. */
function isFresh(rows: (QueryDocumentSnapshot | undefined)[], now: Date): boolean {
  const since = addDays(now, -1).getTime();
  return rows.some((row) => row !== undefined && changedAt(row).toMillis() > since);
}

/**
 * When a row last changed. A company's: when somebody last changed or verified it, because `countReplies` writes it most
 * mornings. What follows from other writes of functions mails nobody, so it may be repaired before their events.
 */
function changedAt(row: QueryDocumentSnapshot): Timestamp {
  const updatedAt: unknown = row.get("updatedAt");
  const isCompany = row.ref.parent.id === collections.companies;
  if (!isCompany || !(updatedAt instanceof Timestamp)) return row.updateTime;
  const verifiedAt: unknown = row.get("verified.at");
  return verifiedAt instanceof Timestamp && verifiedAt > updatedAt ? verifiedAt : updatedAt;
}
