import { limits } from "@vagas/functions/domain/limits";
import { deviceStorage } from "../../../../state/browserStorage.ts";
import { createDeviceStore } from "../../../../state/createStore.ts";

const key = "vagas-not-told";

/** The ids of jobs whose applicants a company did not want to tell, the last ones, with blanks between them. */
export const declinedOffers = createDeviceStore(
  () => deviceStorage.readText(key) ?? "",
  (ids) => void deviceStorage.writeText(key, ids),
);

export function isDeclined(ids: string, jobId: string): boolean {
  return ids.split(" ").includes(jobId);
}

export function declineOffer(jobId: string) {
  declinedOffers.set(withDeclined(declinedOffers.get(), jobId));
}

/** The ids with one more; the oldest one is forgotten. */
export function withDeclined(ids: string, jobId: string): string {
  const others = ids.split(" ").filter((id) => id !== "" && id !== jobId);
  return [...others, jobId].slice(-limits.listRequest.max).join(" ");
}
