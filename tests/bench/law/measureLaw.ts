import { buildJobContent } from "@vagas/functions/domain/testing/buildJob";
import { checkAdvertisement } from "@vagas/functions/domain/law/checkAdvertisement";
import { limits } from "@vagas/functions/domain/limits";
import { median } from "../median.ts";
import { writeResult } from "../part.ts";
import { type LawTimes, phoneTimes } from "./part.ts";

const text =
  "Estamos contratando atendente de balcão para a nossa loja no centro da cidade. O trabalho é de segunda a sábado, " +
  "das 7h às 17h, com uma hora e meia de almoço. É preciso ter ensino médio, gostar de atender as pessoas e saber usar " +
  "o computador. Salário de R$ 1.800,00 por mês, vale-transporte e uniforme por conta da empresa. Experiência de até " +
  "6 meses em vendas é um diferencial. Boa aparência e idade de 18 a 35 anos. ";

const filled = (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const job = buildJobContent({
  title: filled(limits.jobTitle.max),
  description: filled(limits.jobDescription.max),
  requirements: filled(limits.jobRequirements.max),
});

const advertisement = [job.title, job.description, job.requirements].join("\n");
const today = new Date();
/** The processor's clock is too coarse for one check. */
const together = 25;

/** Milliseconds of processor time that `work` takes once, without what the machine does beside it. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let left = together; left > 0; left -= 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / together;
}

const check = () => checkAdvertisement(job, today);

/** A fixed piece of work of the same kind, which a busy machine slows down as it does the check. */
function countWords(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of advertisement
    .normalize("NFD")
    .toLowerCase()
    .split(/\P{L}+/u)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const rounds = 30;
// The first check builds the index of phrases.
timeOf(check);
timeOf(countWords);
const times = Array.from({ length: rounds }, () => [timeOf(check), timeOf(countWords)] as const);
const here = median(times.map(([checked]) => checked));
writeResult({
  rounds,
  here,
  phone: here * phoneTimes,
  counts: median(times.map(([checked, counted]) => checked / counted)),
} satisfies LawTimes);
