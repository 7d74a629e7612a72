import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import { deviceStorage } from "../../../../state/browserStorage.ts";
import { createDeviceStore } from "../../../../state/createStore.ts";

const key = "vagas-not-told";

/** An end of a job: another deadline is another end. */
type End = Pick<Job, "id" | "expiresAt">;

const nameOf = ({ id, expiresAt }: End) => `${id}@${expiresAt.getTime()}`;

/** The ends of jobs of which a company did not want to tell the applicants, the last ones, with blanks between them. */
export const declinedOffers = createDeviceStore(
  () => deviceStorage.readText(key) ?? "",
  (ends) => void deviceStorage.writeText(key, ends),
);

export function isDeclined(ends: string, job: End): boolean {
  return ends.split(" ").includes(nameOf(job));
}

export function declineOffer(job: End) {
  declinedOffers.set(withDeclined(declinedOffers.get(), job));
}

/** The ends with one more; the oldest one is forgotten. */
export function withDeclined(ends: string, job: End): string {
  const name = nameOf(job);
  const others = ends.split(" ").filter((end) => end !== "" && end !== name);
  return [...others, name].slice(-limits.listRequest.max).join(" ");
}
