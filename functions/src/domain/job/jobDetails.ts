import { type Details, emptyDetails } from "../table/field.ts";

// Every page that shows a job loads this file; jobFields.ts has what only forms and the import need.

export const educationLevels = [
  "Ensino Fundamental",
  "Ensino Médio",
  "Ensino Técnico",
  "Ensino Superior",
  "Pós-graduação",
  "Não exige formação específica",
] as const;
export type EducationLevel = (typeof educationLevels)[number];

export const contractTypes = ["CLT", "PJ", "Estágio", "Temporário", "Autônomo", "Outro"] as const;
export type ContractType = (typeof contractTypes)[number];

export const workloads = [
  "Tempo integral (44h semanais)",
  "Meio período (20-30h semanais)",
  "Flexível",
  "Por projeto",
  "Escala 6x1",
  "Escala 12x36",
  "Outro",
] as const;
export type Workload = (typeof workloads)[number];

export const experienceLevels = [
  "Estágio",
  "Júnior",
  "Pleno",
  "Sênior",
  "Especialista",
  "Não exige experiência",
] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** A job's optional fields: forms ask for each, pages list the filled ones. */
export const jobDetails = {
  educationLevel: {
    kind: "choice",
    optional: true,
    label: "Escolaridade",
    options: educationLevels,
    column: { name: "escolaridade", others: ["formacao"], example: "Ensino Médio" },
  },
  contractType: {
    kind: "choice",
    optional: true,
    label: "Tipo de contrato",
    short: "Contrato",
    options: contractTypes,
    column: { name: "contrato", others: ["tipo de contrato"], example: "CLT" },
  },
  workload: {
    kind: "choice",
    optional: true,
    label: "Carga horária",
    options: workloads,
    column: { name: "carga horaria", others: ["jornada", "horario"], example: "Escala 6x1" },
  },
  experienceLevel: {
    kind: "choice",
    optional: true,
    label: "Experiência",
    options: experienceLevels,
    column: { name: "experiencia" },
  },
} as const satisfies Details;

export type JobDetail = keyof typeof jobDetails;

/** The stored values of empty details, which older rows without them read as. */
export const noJobDetails = emptyDetails(jobDetails);
