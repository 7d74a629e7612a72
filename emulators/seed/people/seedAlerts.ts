import { type Alert, confirmedAlert, newAlert } from "@vagas/functions/domain/alert/alert";
import type { AlertRhythm } from "@vagas/functions/domain/alert/alertChoices";
import type { AlertCounts } from "@vagas/functions/domain/alert/alertCounts";
import { alertList } from "@vagas/functions/domain/alert/alertList";
import { addDays, addMinutes, isoDay } from "@vagas/functions/domain/dates";
import { type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { daytime } from "../moments.ts";

type Asked = {
  id: string;
  email: string;
  filters: Partial<JobFilters>;
  every: AlertRhythm;
  /** Days ago. */
  asked: number;
  unconfirmed?: true;
};

/** Who asked for new jobs by e-mail; none of them is due when the demo begins. */
const all: readonly Asked[] = [
  {
    id: "aviso-agricultura",
    email: "quem.procura@correio.example",
    filters: { category: "Agricultura" },
    every: "day",
    asked: 40,
  },
  {
    id: "aviso-diarias",
    email: "quem.procura@correio.example",
    filters: { onlyDayWork: true },
    every: "day",
    asked: 12,
  },
  {
    id: "aviso-vendedor",
    email: "balcao@correio.example",
    filters: { search: "vendedor", leastPay: 1_800 },
    every: "week",
    asked: 25,
  },
  {
    id: "aviso-sem-resposta",
    email: "sem.resposta@correio.example",
    filters: {},
    every: "week",
    asked: 1,
    unconfirmed: true,
  },
];

/** The alerts as functions leave them: told of what was listed before this morning's mails. */
export function seedAlerts(now: Date): Alert[] {
  return all.map(({ filters, asked, unconfirmed, ...fields }) => {
    const list = alertList({ ...noFilters, ...filters });
    const leaveToken = Buffer.from(fields.id).toString("base64url").slice(0, 12);
    const alert = newAlert({ ...fields, list, leaveToken }, daytime(now, asked, fields.id));
    if (unconfirmed) return alert;
    const confirmed = confirmedAlert(alert, null, addMinutes(alert.createdAt, 20));
    const { dueAt } = confirmedAlert(alert, null, now);
    return { ...alert, ...confirmed, toldUntil: addMinutes(now, -60), dueAt };
  });
}

/** What people said of alerts this month and in the one before. */
export function seedAlertCounts(now: Date): (AlertCounts & { id: string })[] {
  const month = isoDay(now).slice(0, 7);
  const before = isoDay(addDays(new Date(`${month}-01T12:00:00Z`), -1)).slice(0, 7);
  return [
    { id: before, confirmed: 2, helped: 5, notHelped: 2, left: 3, hiredHere: 1, notForMe: 1 },
    { id: month, confirmed: 3, helped: 4, notHelped: 1, left: 1, hiredElsewhere: 1 },
  ];
}
