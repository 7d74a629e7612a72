import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import type { Advertisement } from "@vagas/functions/domain/law/lawFinding";
import { previewContent } from "@vagas/functions/domain/table/tableContent";

/** A half-filled form as the check takes it, its texts exactly as they stand in their inputs. */
export function typedAdvertisement(typed: JobDraftInput): Advertisement {
  const { title, description, requirements } = typed;
  return { ...previewContent(jobFields, typed), title, description, requirements };
}
