import { collections } from "@vagas/functions/domain/collections";
import { appAuth } from "../firebase/appAuth.ts";
import { appCheckToken } from "../firebase/appCheck.ts";
import { emulatorHost, emulators, projectSettings } from "../firebase/projectSettings.ts";

/**
 * Prepares to delete a job at the moment its page is left, when nothing can be awaited: the browser sends one last
 * request. The returned function sends it, and does nothing before it is ready.
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
    () => null, // Offline nothing can be sent; the area's next page finishes it.
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
    }).catch(() => null); // Nobody can be told; the area's next page tries again and reports it.
  };
}
