import { collections, numbersStats } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import { type MonthRecord, monthRecordSchema } from "@vagas/functions/domain/numbers/monthRecord";
import {
  type PeriodNumbers,
  type TownNumbers,
  townNumbersSchema,
} from "@vagas/functions/domain/numbers/townNumbers";
import { town } from "@vagas/functions/domain/town";
import { type Board, openDatabase, withDates } from "./readBoard.ts";

/** The public numbers of the town, and the records of its months that they are made from. */
type Numbers = { shown: TownNumbers; months: ReadonlyMap<string, MonthRecord> };

/** Null: no night has counted them. */
export async function readNumbers(): Promise<Numbers | null> {
  const ref = openDatabase().collection(collections.stats).doc(numbersStats.id);
  const [shown, months] = await Promise.all([ref.get(), ref.collection(numbersStats.months).get()]);
  if (!shown.exists) return null;
  return {
    shown: townNumbersSchema.parse(withDates(shown.data())),
    months: new Map(months.docs.map((row) => [row.id, monthRecordSchema.parse(row.data())])),
  };
}

/**
 * What is wrong with the numbers of the town, by a recount of their months' records, and of the jobs and hires that remain and
 * have not changed since they were counted.
 */
export function brokenNumbers(board: Board, numbers: Numbers | null): string[] {
  if (numbers === null) return [];
  return [...miscounted(numbers), ...unnoted(board, numbers)].map(
    (what) => `stats/numbers ${what}`,
  );
}

function miscounted({ shown, months }: Numbers): string[] {
  const present = monthOf(shown.updatedAt);
  const recordsOf = (chosen: (month: string) => boolean) =>
    shown.months.flatMap(({ month }) => (chosen(month) ? (months.get(month) ?? []) : []));
  const over = recordsOf((month) => month < present);
  return [
    ...shown.months.flatMap((said) =>
      differences(
        said,
        recordsOf((month) => month === said.month),
      ).map((what) => `${what} in ${said.month}`),
    ),
    ...(shown.together === null ? [] : differences(shown.together, over)).map(
      (what) => `${what} in all`,
    ),
    ...missing(shown.together, over),
  ];
}

/** The numbers that are shown and are no recount; any may be left out. */
function differences(said: PeriodNumbers, records: readonly MonthRecord[]): string[] {
  const listed = records.flatMap((record) => Object.values(record.listed));
  const hired = records.flatMap((record) => Object.values(record.hired));
  const counts: [what: string, said: number | null, counted: number][] = [
    ["jobs", said.jobs, listed.length],
    ["hires", said.hires, hired.reduce((sum, people) => sum + people, 0)],
    ...Object.entries(said.byType).map(([type, number]): [string, number, number] => [
      type,
      number,
      listed.filter((fact) => fact.type === type).length,
    ]),
    ...Object.entries(said.byPlace).map(([place, number]): [string, number, number] => [
      place,
      number,
      listed.filter((fact) => fact.place === place).length,
    ]),
  ];
  return counts
    .filter(([, number, counted]) => number !== null && number !== counted)
    .map(([what, number, counted]) => `say ${number} ${what}, not ${counted}`);
}

/** Sums over all months hide nothing but what is too small. */
function missing(together: PeriodNumbers | null, records: readonly MonthRecord[]): string[] {
  const jobs = records.reduce((sum, { listed }) => sum + Object.keys(listed).length, 0);
  return jobs >= 5 && (together?.jobs ?? null) === null ? [`say nothing of ${jobs} jobs`] : [];
}

/** Jobs and hires that no month has, or that the present one has otherwise. */
function unnoted({ published, jobs, hires }: Board, { shown, months }: Numbers): string[] {
  const isCounted = (at: Date) => at <= shown.updatedAt && at > addDays(shown.updatedAt, -365);
  const present = months.get(monthOf(shown.updatedAt));
  const isIn = (what: keyof MonthRecord, id: string) =>
    [...months.values()].some((record) => Object.hasOwn(record[what], id));
  return [
    ...[...published]
      .filter(([id, { at }]) => isCounted(at) && !isIn("listed", id))
      .map(([id]) => `have no month for publishedJobs/${id}`),
    ...[...jobs]
      .filter(([id, job]) => job.filled && isCounted(job.updatedAt) && isIn("listed", id))
      .filter(([id]) => !isIn("filled", id))
      .map(([id]) => `do not know that jobs/${id} is filled`),
    ...Object.keys(present?.filled ?? {})
      .filter((id) => jobs.get(id)?.filled === false && isCounted(jobs.get(id)!.updatedAt))
      .map((id) => `say that jobs/${id} is filled`),
    ...[...hires]
      .filter(([, { answer, answeredAt }]) => answer === "peloSite" && isCounted(answeredAt))
      .filter(([id]) => !isIn("hired", id))
      .map(([id]) => `have no month for hires/${id}`),
    ...Object.entries(present?.hired ?? {})
      .filter(([id, people]) => {
        const hire = hires.get(id);
        const said = hire?.answer === "peloSite" ? hire.people : 0;
        return hire !== undefined && isCounted(hire.answeredAt) && said !== people;
      })
      .map(([id, people]) => `say that ${people} were hired by hires/${id}`),
  ];
}

const townMonth = new Intl.DateTimeFormat("sv-SE", {
  timeZone: town.timeZone,
  year: "numeric",
  month: "2-digit",
});

/** 'YYYY-MM' */
function monthOf(time: Date): string {
  return townMonth.format(time);
}
