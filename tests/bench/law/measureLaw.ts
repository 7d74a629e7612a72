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

const today = new Date();
/** The processor's clock is too coarse for one check. */
const together = 25;

/** Milliseconds of processor time of one check, which other work on the machine hardly lengthens. */
function timeOfCheck(): number {
  const before = process.threadCpuUsage();
  for (let left = together; left > 0; left -= 1) checkAdvertisement(job, today);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / together;
}

const rounds = 30;
// The first one builds the index of phrases.
timeOfCheck();
const here = median(Array.from({ length: rounds }, timeOfCheck));
writeResult({ rounds, here, phone: here * phoneTimes } satisfies LawTimes);
