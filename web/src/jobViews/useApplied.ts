import { sentFromHere } from "../data/application/sentApplications.ts";
import { useFromBrowser } from "../ui/useFromBrowser.ts";

/** Whether this device remembers an application to a job; on the server it is nobody's. */
export function useApplied(jobId: string): boolean {
  return useFromBrowser(
    () => sentFromHere(jobId) !== null,
    () => false,
  );
}
