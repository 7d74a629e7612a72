import { HttpsError, onCall } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import {
  type HealthAct,
  type HealthOutcome,
  healthRequestSchema,
} from "../../domain/health/healthRequest.ts";
import type { SiteHealth } from "../../domain/health/siteHealth.ts";
import { fromTheSite, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { requireAdministrator } from "../requireAdministrator.ts";
import { permanentReason } from "../handle.ts";
import { noteStuck } from "../noteStuck.ts";
import { promptly } from "../onPageCall.ts";
import { readHealth } from "./readHealth.ts";
import { retriedWork } from "./retryWork.ts";
import { giveUpMail, sendMailAgain } from "./tendMail.ts";

type Answer = SiteHealth | { outcome: HealthOutcome };

/**
 * Shows the administrator the site's health, and retries or dismisses failures. Clients cannot read mails: this
 * returns recipient, subject and time only. Throws `permission-denied`, `invalid-argument`, `unavailable`.
 */
export const siteHealth = onCall(
  { ...fromTheSite, timeoutSeconds: 120, secrets: linkSecrets },
  async ({ auth: caller, data }): Promise<Answer> => {
    await promptly(requireAdministrator(await theAuth(), caller));
    const request = healthRequestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "Pedido inválido.");
    const context = openContext();
    if (request.data.act === "read") return promptly(readHealth(context));
    const { act, id } = request.data;
    return { outcome: await acts[act](context, id) };
  },
);

const acts: Record<HealthAct, (context: Context, id: string) => Promise<HealthOutcome>> = {
  sendMail: (context, id) => promptly(sendMailAgain(context, id)),
  giveUpMail: (context, id) => promptly(giveUpMail(context, id)),
  retry: (context, id) => retry(context, id, linkSecret.value()),
  setAside: async ({ store }, id) => {
    await promptly(store.stuckWork.doc(id).delete());
    return "done";
  },
};

/** Does stuck work on the present document; its note is removed on success. Throws temporary errors. */
export async function retry(
  context: Context,
  noteId: string,
  secret: string,
): Promise<HealthOutcome> {
  const ref = context.store.stuckWork.doc(noteId);
  const note = (await promptly(ref.get())).data();
  if (note === undefined) return "gone";
  const { functionName, documentId } = note;
  const work = retriedWork[functionName];
  if (work === undefined) return "byItself";
  try {
    await work(context, documentId, secret);
  } catch (error) {
    const reason = permanentReason(error);
    if (reason === null) throw error;
    await noteStuck(context, functionName, documentId, reason);
    return "stuck";
  }
  await ref.delete();
  return "done";
}
