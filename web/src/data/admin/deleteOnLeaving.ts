import { collections } from "@vagas/functions/domain/collections";
import { appAuth } from "../firebase/appAuth.ts";
import { appCheckToken } from "../firebase/appCheck.ts";
import { emulatorHost, emulators, projectSettings } from "../firebase/projectSettings.ts";

/**
 * Gets ready to delete a job at the very moment at which its page is left, when nothing can be waited for any more: the
 * browser sends one last request by itself. What is given back sends it, and does nothing before it is ready.
 */
export function jobDeletionOnLeaving(id: string): () => void {
  let headers: Record<string, string> | null = null;
  void Promise.all([appAuth().currentUser?.getIdToken(), appCheckToken()]).then(
    ([session, proof]) => {
      headers = {
        Authorization: `Bearer ${session}`,
        "Content-Type": "application/json",
        ...(proof ? { "X-Firebase-AppCheck": proof } : null),
      };
    },
    () => null, // Without a network nothing can be sent either; the next page of the area finishes it.
  );
  return () => {
    if (headers === null) return;
    const database = `projects/${projectSettings().projectId}/databases/(default)`;
    const origin = emulators
      ? `http://${emulatorHost}:${emulators.firestore}`
      : "https://firestore.googleapis.com";
    const body = { writes: [{ delete: `${database}/documents/${collections.jobs}/${id}` }] };
    void fetch(`${origin}/v1/${database}/documents:commit`, {
      method: "POST",
      keepalive: true,
      headers,
      body: JSON.stringify(body),
    }).catch(() => null); // Nobody is there to be told; the next page of the area tries again and says how it went.
  };
}
