import { logger } from "firebase-functions";
import { onRequest } from "firebase-functions/https";
import { type Context, openContext } from "../../context.ts";
import type { Alert } from "../../domain/alert/alert.ts";
import type { AlertAnswer } from "../../domain/alert/alertRequest.ts";
import { addDays } from "../../domain/dates.ts";
import { errorCode } from "../../domain/errorCode.ts";
import { limits } from "../../domain/limits.ts";
import { paths } from "../../domain/site/paths.ts";
import { linkSecrets, served } from "../../functionOptions.ts";
import { inTime } from "../../inTime.ts";
import type { Store } from "../../store/store.ts";
import { execute } from "../../store/writes.ts";
import { countSaid } from "./endAlerts.ts";

/** Milliseconds until an unresponsive database counts as failed. */
const longestMs = 8_000;

/**
 * Leaves an alert for a mail program (RFC 8058): a POST to the address in the mail's header, whatever its body, without
 * cookies. A GET changes nothing, because scanners open links: it leads to the page with the button.
 */
export const leaveAlert = onRequest(
  { ...served, invoker: "public", cors: false, secrets: linkSecrets },
  async ({ method, originalUrl }, response) => {
    const { status, headers, body } = await answerLeaving(openContext, method, originalUrl);
    response.status(status).set(headers).end(body);
  },
);

type Answer = { status: number; headers: Record<string, string>; body: string };

/** `address`: path and query as requested; the query is the alert's token. */
export async function answerLeaving(
  open: () => Context,
  method: string,
  address: string,
): Promise<Answer> {
  // Servers on the way may add a '=' to a query without one.
  const [, token = ""] = /\?([\w-]+)/.exec(address) ?? [];
  if (method === "GET" || method === "HEAD")
    return answer(302, "", { Location: `${paths.alertLeaving}#${token}` });
  if (method !== "POST") return answer(405, "Método não permitido.");
  try {
    await inTime(leave(open(), token), longestMs);
    return answer(200, "Pronto: este aviso não será mais enviado.");
  } catch (error) {
    logger.error("An alert could not be left", {
      reason: error instanceof Error ? error.name : "unknown",
      code: errorCode(error) || undefined,
    });
    return answer(503, "Tente de novo daqui a pouco.", { "Retry-After": "30" });
  }
}

function answer(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      ...headers,
    },
    body: text === "" ? "" : `${text}\n`,
  };
}

/** The alert of a token from a mail; null: it was left, or never was. */
async function alertOf({ alerts }: Store, token: string): Promise<Alert | null> {
  if (token === "") return null;
  const found = await alerts.where("leaveToken", "==", token).limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/** What leaving would end. */
export async function lookAtLeaving({ store }: Context, token: string): Promise<AlertAnswer> {
  const alert = await alertOf(store, token);
  if (alert === null) return { state: "gone" };
  const { list, every } = alert;
  return { state: "open", purpose: "leave", alert: { list, every } };
}

/** Ends an alert at once, and counts that somebody left. A repeated request finds nothing to end. */
export async function leave(context: Context, token: string): Promise<AlertAnswer> {
  const { store, now, sign } = context;
  const alert = await alertOf(store, token);
  const isLeft = alert !== null && (await remove(context, alert.id));
  if (!isLeft) return { state: "gone" };
  const expires = addDays(now, limits.alertAnswerDays).getTime();
  return {
    state: "left",
    why: sign({ purpose: "left", subject: alert.id, of: now.getTime(), expires }),
  };
}

/** Whether the alert was there. */
async function remove({ store, now }: Context, id: string): Promise<boolean> {
  return store.firestore.runTransaction(async (transaction) => {
    if (!(await transaction.get(store.alerts.doc(id))).exists) return false;
    execute(store, transaction, [{ in: "alerts", id, delete: true }, countSaid("left", now)]);
    return true;
  });
}
