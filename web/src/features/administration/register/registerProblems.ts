import type { EmployerRegister } from "@vagas/functions/domain/company/employerRegister";
import { formatDate, isoDay, startOfDay } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import type { RegisterReading } from "./readRegister.ts";

export type RegisterProblems = { file?: string; edition?: string; without?: string };

type Typed = {
  reading: RegisterReading | null;
  /** 'YYYY-MM-DD', or ''. */
  edition: string;
  /** Whether lines without a number may be left out. */
  without: boolean;
};

/** Why an edition cannot be imported as it is, beside each field. */
export function registerProblems(
  { reading, edition, without }: Typed,
  present: Pick<EmployerRegister, "edition"> | null,
  now: Date,
): RegisterProblems {
  const file = fileProblem(reading);
  const day = editionProblem(edition, present, now);
  const mustSay = reading !== null && reading.unread.length > 0 && !without;
  return {
    ...(file !== null && { file }),
    ...(day !== null && { edition: day }),
    ...(mustSay && { without: "Confira as linhas e marque aqui, ou corrija o arquivo" }),
  };
}

function fileProblem(reading: RegisterReading | null): string | null {
  if (reading === null) return "Escolha o arquivo da edição.";
  const count = reading.numbers.length;
  if (count === 0) return "Não há nenhum CNPJ ou CPF legível neste arquivo.";
  const { max } = limits.registerNumbers;
  return count > max
    ? `São ${count.toLocaleString("pt-BR")} números, e cabem ${max.toLocaleString("pt-BR")}. Confira se é o arquivo certo.`
    : null;
}

function editionProblem(
  edition: string,
  present: Pick<EmployerRegister, "edition"> | null,
  now: Date,
): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(edition)) return "Informe o dia da edição";
  if (edition > isoDay(now)) return "O dia da edição não pode estar no futuro";
  return present !== null && edition < present.edition
    ? `É mais antiga que a edição guardada, de ${formatDate(startOfDay(present.edition))}`
    : null;
}
