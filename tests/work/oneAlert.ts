import type { Mail } from "@vagas/functions/domain/mail/mail";
import { type Alert, newAlert } from "@vagas/functions/domain/alert/alert";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { actOnAlert } from "../../functions/src/triggers/alerts/followAlert.ts";
import { sendNews } from "../../functions/src/triggers/alerts/sendAlerts.ts";
import { deliverMail } from "../../functions/src/triggers/mail/deliverMail.ts";
import { aJob, approved } from "../faults/events.ts";
import { linkSecret } from "./environment.ts";
import { contextAt, store } from "./workBoard.ts";

/** A Monday at 07:00 in the town. */
export const monday = new Date("2026-11-23T11:00:00Z");
export const email = "ana@correio.example";

export function anAlert(id: string, fields: Partial<Alert> = {}): Alert {
  return {
    ...newAlert({ id, email, list: "", every: "day", leaveToken: `sair-${id}` }, monday),
    confirmedAt: monday,
    toldUntil: addDays(monday, -1),
    dueAt: monday,
    askAt: addDays(monday, 365),
    expiresAt: null,
    ...fields,
  };
}

export const stored = ({ id: _id, ...alert }: Alert) => alert;
export const alertRows = (...alerts: Alert[]) =>
  Object.fromEntries(alerts.map((alert) => [`alerts/${alert.id}`, stored(alert)]));

/** A job that was first listed yesterday at noon, and again since, with its note. */
export function listedJob(id: string, at = addMinutes(monday, -20 * 60)): Record<string, object> {
  const job = aJob({ ...approved, listed: true, expiresAt: addDays(monday, 20) });
  return {
    [`jobs/${id}`]: { ...job, searchTerms: jobSearchTerms(job) },
    [`publishedJobs/${id}`]: { type: "Comércio", at: monday, firstAt: at },
  };
}

export const mails = async () =>
  (await store.mail.get()).docs.map((row) => ({ id: row.id, ...row.data() }));
export const told = async () =>
  (await mails()).map(({ aboutJobs = [] }) => aboutJobs.map(({ id }) => id));
export const alerts = async () => (await store.alerts.get()).docs.map((row) => row.data());
export const counts = async () => (await store.alertCounts.doc("2026-11").get()).data();
export const round = (at = monday, most = 300) => sendNews(contextAt(at), most);
export const sent: Mail[] = [];
export const deliver = (id: string, error?: object) =>
  deliverMail(
    contextAt(addMinutes(monday, 5)),
    id,
    async (mail) => {
      if (error) throw Object.assign(new Error(), error);
      sent.push(mail);
      return { messageId: "m", refused: 0 };
    },
    () => monday,
  );
/** The token behind a page's address in the only mail. */
export const tokenOf = (mail: { message: { text: string } }) =>
  /#(?:sim\.)?(\S+)/.exec(mail.message.text)![1]!;
export const act = (request: Parameters<typeof actOnAlert>[2], at = monday) =>
  actOnAlert(contextAt(at), linkSecret, request);
