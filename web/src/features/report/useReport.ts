import type { ReportReason } from "@vagas/functions/domain/report/reportReasons";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { useState } from "react";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import type { ReportOutcome } from "../../data/visitor/reportCall.ts";
import { rememberReport, reportedFromHere } from "../../data/visitor/reportedJobs.ts";
import { useFromBrowser } from "../../ui/useFromBrowser.ts";
import { keepReport } from "./reportDraft.ts";

/** 'form': nothing was sent, or the last attempt ended with `trouble`. */
export type Stage =
  | { at: "form"; trouble: Trouble | null }
  | { at: "sending" }
  /** This device reported the job on an earlier visit. */
  | { at: "already"; day: string }
  | { at: "sent"; isChange: boolean; reason: ReportReason }
  | { at: "gone" };

export type Trouble = Exclude<ReportOutcome, "received" | "changed" | "gone">;

const loadReportCall = lazyImport(() => import("../../data/visitor/reportCall.ts"));

/** Fetches the code for sending when somebody begins to fill in the form, because the line may be lost before it is sent. */
export function prepareReport(): void {
  if (navigator.onLine) void loadReportCall.ahead().catch(() => null);
}

async function send(jobId: string, reason: ReportReason, words: string): Promise<ReportOutcome> {
  if (!navigator.onLine) return "offline";
  const call = await loadReportCall().catch(() => null);
  return call ? call.sendReport({ jobId, reason, words }) : "failed";
}

/** The day on which this device reported the job, or null; null until hydration. */
export function useReportedDay(jobId: string): string | null {
  return useFromBrowser(
    () => reportedFromHere(jobId),
    () => null,
  );
}

/** One device's report of a job. */
export function useReport(jobId: string) {
  const day = useReportedDay(jobId);
  const [acted, setActed] = useState<Stage | null>(null);
  const stage: Stage = acted ?? (day ? { at: "already", day } : { at: "form", trouble: null });

  async function report(reason: ReportReason, words: string) {
    setActed({ at: "sending" });
    const outcome = await send(jobId, reason, words);
    if (outcome === "received" || outcome === "changed") {
      keepReport(jobId, null);
      rememberReport(jobId, formatDate(new Date()));
      setActed({ at: "sent", isChange: outcome === "changed", reason });
    } else if (outcome === "gone") {
      keepReport(jobId, null);
      setActed({ at: "gone" });
    } else setActed({ at: "form", trouble: outcome });
  }

  return {
    stage,
    report: (reason: ReportReason, words: string) => {
      if (stage.at === "form") void report(reason, words);
    },
    /** Shows the form again, for another reason or other words. */
    change: () => setActed({ at: "form", trouble: null }),
  };
}
