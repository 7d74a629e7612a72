import { sentFromHere } from "../data/application/sentApplications.ts";
import { useFromBrowser } from "../ui/useFromBrowser.ts";

/** Whether this device remembers an application to a job; false on the server. */
export function useApplied(jobId: string): boolean {
  return useFromBrowser(
    () => sentFromHere(jobId) !== null,
    () => false,
  );
}
