import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import { csvFile } from "../../../ui/csv.ts";
import { columns, type ImportField } from "./columns.ts";

/** A CSV template: the columns, and one example line. */
export function importTemplate(now: Date): Blob {
  const example: Record<ImportField, string> = {
    title: "Atendente de balcão",
    company: "Mercado Exemplo",
    location: town.places[0],
    type: "Atendimento",
    description: "Atender clientes, repor mercadorias e cuidar do caixa.",
    requirements: "Ensino médio completo | Disponibilidade aos sábados",
    salary: "R$ 1.800,00 por mês",
    contactWhatsapp: `(${town.areaCode}) 99999-9999`,
    urgent: "não",
    deadline: formatDate(addDays(now, limits.deadlineDays.default)),
    educationLevel: "Ensino Médio",
    contractType: "CLT",
    workload: "Escala 6x1",
    experienceLevel: "",
    acceptNoExperience: "sim",
    benefits: "Vale Transporte | Vale Alimentação",
  };
  return csvFile(
    columns.map(({ name }) => name),
    [columns.map(({ field }) => example[field])],
  );
}
