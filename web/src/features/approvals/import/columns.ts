import { foldText } from "@vagas/functions/domain/text/searchTerms";

/** The columns of the import as the template names them, with other names that are accepted. */
export const columns = [
  { field: "title", name: "titulo", others: ["vaga", "cargo", "funcao"], required: true },
  { field: "company", name: "empresa", others: ["empregador", "anunciante"], required: true },
  { field: "location", name: "localizacao", others: ["local", "cidade", "lugar"], required: false },
  { field: "type", name: "tipo", others: ["categoria", "setor", "area"], required: true },
  { field: "description", name: "descricao", others: ["descricao da vaga"], required: true },
  { field: "requirements", name: "requisitos", others: ["exigencias"], required: false },
  { field: "salary", name: "salario", others: ["remuneracao"], required: false },
  {
    field: "contactWhatsapp",
    name: "whatsapp",
    others: ["contato", "telefone", "celular", "whatsapp para contato"],
    required: true,
  },
  { field: "urgent", name: "urgente", others: [], required: false },
  {
    field: "deadline",
    name: "prazo",
    others: ["prazo para candidaturas", "encerra em", "data limite"],
    required: false,
  },
  { field: "educationLevel", name: "escolaridade", others: ["formacao"], required: false },
  { field: "contractType", name: "contrato", others: ["tipo de contrato"], required: false },
  { field: "workload", name: "carga horaria", others: ["jornada", "horario"], required: false },
  { field: "experienceLevel", name: "experiencia", others: [], required: false },
  {
    field: "acceptNoExperience",
    name: "aceita sem experiencia",
    others: ["sem experiencia"],
    required: false,
  },
  { field: "benefits", name: "beneficios", others: [], required: false },
] as const;

export type ImportField = (typeof columns)[number]["field"];

const fieldByName = new Map<string, ImportField>(
  columns.flatMap(({ field, name, others }) =>
    [name, ...others].map((known) => [known, field] as const),
  ),
);

/** The field of a column, ignoring case, accents and punctuation; null for an unknown column. */
export function fieldOfColumn(header: string): ImportField | null {
  return fieldByName.get(foldText(header)) ?? null;
}

/** The names of required columns that are missing. */
export function missingColumns(header: readonly string[]): string[] {
  const present = new Set(header.map(fieldOfColumn));
  return columns
    .filter(({ field, required }) => required && !present.has(field))
    .map(({ name }) => name);
}
