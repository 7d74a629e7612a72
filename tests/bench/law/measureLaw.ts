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

/** Milliseconds of processor time, which other work on the machine does not lengthen. */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const rounds = 200;
const today = new Date();
const times = Array.from({ length: rounds }, () => timeOf(() => checkAdvertisement(job, today)));
const here = median(times);
writeResult({ rounds, here, phone: here * phoneTimes } satisfies LawTimes);
