import type { Auth } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import { addDays } from "../../domain/dates.ts";
import type { Finding, FindingKind } from "../../domain/health/serverRun.ts";
import type { Bucket } from "../../store/resumeFiles.ts";

export type Accounts = Pick<Auth, "getUser" | "getUsers" | "deleteUser" | "listUsers">;

type Tools = { context: Context; auth: Accounts; bucket: Bucket; secret: string };

/** How many ids of rows are named for each kind of contradiction. */
const namedIds = 5;

/** One run of the reconciliation: its tools, and its findings so far. */
export class ReconciliationRun {
  readonly findings: Partial<Record<FindingKind, Finding>> = {};
  /** Companies whose removal was continued in this run. */
  readonly ended = new Set<string>();
  readonly #companies = new Map<string, Company["active"] | null>();

  readonly context: Context;
  readonly auth: Accounts;
  readonly bucket: Bucket;
  readonly secret: string;

  constructor({ context, auth, bucket, secret }: Tools) {
    this.context = context;
    this.auth = auth;
    this.bucket = bucket;
    this.secret = secret;
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

  /** Whether a company is active; null: deleted. Read once in a run. */
  async activity(companyId: string): Promise<boolean | null> {
    const known = this.#companies.get(companyId);
    if (known !== undefined) return known;
    const row = await this.context.store.companies.withConverter(null).doc(companyId).get();
    const active = row.exists ? row.get("active") === true : null;
    this.#companies.set(companyId, active);
    return active;
  }
}

/** Rows that changed within a day are left to their events, which are retried that long. */
function isFresh(rows: (QueryDocumentSnapshot | undefined)[], now: Date): boolean {
  const since = addDays(now, -1).getTime();
  return rows.some((row) => row !== undefined && row.updateTime.toMillis() > since);
}
