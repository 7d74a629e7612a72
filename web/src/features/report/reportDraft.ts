import { type ReportReason, reportReasons } from "@vagas/functions/domain/report/reportReasons";
import { tabStorage } from "../../state/browserStorage.ts";

/** What a person has chosen and typed so far. */
type ReportDraft = { reason: ReportReason | null; words: string };

const prefix = "vagas-report:";

/** The draft that this tab keeps until it is sent; the tab and not the device, because phones are shared. */
export function keptReport(jobId: string): ReportDraft | null {
  return tabStorage.read(prefix + jobId) as ReportDraft | null;
}

export function keepReport(jobId: string, draft: ReportDraft | null): void {
  tabStorage.write(prefix + jobId, draft);
}

/** What a form's inputs hold. */
export function reportIn(form: HTMLFormElement): ReportDraft {
  const held = new FormData(form);
  const words = held.get("words");
  return {
    reason: reportReasons.find((reason) => reason === held.get("reason")) ?? null,
    words: typeof words === "string" ? words : "",
  };
}
