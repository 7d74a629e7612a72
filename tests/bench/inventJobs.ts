import { addDays } from "@vagas/functions/domain/dates";
import { type Job, jobSchema } from "@vagas/functions/domain/job/job";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { negotiablePay, type Pay } from "@vagas/functions/domain/pay/pay";
import { amountText, monthlyPay } from "@vagas/functions/domain/pay/payText";
import { buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import { pickSkewed, seededRandom } from "./random.ts";
import { inventTitle } from "./titles.ts";

const random = seededRandom(66);

/** One in four says no amount; the others pay R$ 1.600,00 to R$ 5.500,00 a month. */
function inventPay(number: number): Pay {
  if (number % 4 === 0) return negotiablePay;
  const least = 1_600_00 + ((number * 7_919) % 40) * 100_00;
  return { ...negotiablePay, kind: "exact", least, most: null, unit: "mês" };
}

/** A listed job as functions leave it. One in seven is filled, except on the first page. */
function inventJob(number: number, now: Date): Job {
  const { title, type } = inventTitle(random);
  const postedAt = new Date(now.getTime() - Math.ceil(random() * 29 * 24 * 3_600_000));
  const company = `Empresa ${Math.ceil(random() * 400)}`;
  const location = pickSkewed(town.places, random);
  const pay = inventPay(number);
  return jobSchema.parse({
    id: `bench-${String(number).padStart(5, "0")}`,
    ...buildJob({ type, postedAt, updatedAt: postedAt, ...onSite }),
    expiresAt: addDays(postedAt, limits.deadlineDays.default),
    title,
    searchTerms: jobSearchTerms({ title, company, location, pay }),
    pay,
    salary: amountText(pay),
    monthlyPay: monthlyPay(pay),
    company,
    location,
    description:
      `${title}. Trabalho de segunda a sexta, com uma hora de almoço. Converse com a gente.`.repeat(
        4,
      ),
    requirements: "Boa comunicação\nMorar na região",
    urgent: random() < 0.1,
    filled: number >= limits.pageSize && random() < 1 / 7,
    contractType: "CLT",
    workload: "Escala 6x1",
    acceptNoExperience: true,
    benefits: ["Vale Alimentação"],
  });
}

/** That many listed jobs, the same in every run except for their dates, which end at `now`. */
export function inventJobs(count: number, now: Date): Job[] {
  return Array.from({ length: count }, (_, number) => inventJob(number, now));
}
