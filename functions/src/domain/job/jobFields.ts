import { limits } from "../limits.ts";
import {
  benefitOptions,
  contractTypes,
  educationLevels,
  experienceLevels,
  jobTypes,
  workloads,
} from "../options.ts";
import { defaultSalary } from "./jobStanding.ts";
import type { Content, DetailName, Fields } from "../table/field.ts";
import { town } from "../town.ts";

/** What people fill in about a job, in the order of the import's columns. Schemas, forms, facts and rules follow from it. */
export const jobFields = {
  title: {
    kind: "text",
    label: "Título",
    ...limits.jobTitle,
    tooShort: "Título deve ter no mínimo 2 caracteres",
    tooLong: "O título deve ter no máximo 100 caracteres",
    column: {
      name: "titulo",
      others: ["vaga", "cargo", "funcao"],
      required: true,
      example: "Atendente de balcão",
    },
  },
  company: {
    kind: "text",
    label: "Empresa",
    short: "Empresa na vaga",
    ...limits.jobCompany,
    tooShort: "Nome da empresa é obrigatório",
    tooLong: "O nome da empresa deve ter no máximo 100 caracteres",
    column: {
      name: "empresa",
      others: ["empregador", "anunciante"],
      required: true,
      example: "Mercado Exemplo",
    },
  },
  location: {
    kind: "place",
    label: "Localização",
    ...limits.jobLocation,
    tooShort: "Localização é obrigatória",
    tooLong: "A localização deve ter no máximo 80 caracteres",
    column: {
      name: "localizacao",
      others: ["local", "cidade", "lugar"],
      example: town.places[0],
    },
  },
  type: {
    kind: "choice",
    label: "Tipo",
    options: jobTypes,
    refused: "Selecione um tipo de vaga",
    column: {
      name: "tipo",
      others: ["categoria", "setor", "area"],
      required: true,
      example: "Atendimento",
    },
  },
  description: {
    kind: "text",
    label: "Descrição",
    ...limits.jobDescription,
    tooShort: "Descreva a vaga com pelo menos 10 caracteres",
    tooLong: "A descrição deve ter no máximo 5.000 caracteres",
    column: {
      name: "descricao",
      others: ["descricao da vaga"],
      required: true,
      example: "Atender clientes, repor mercadorias e cuidar do caixa.",
    },
  },
  requirements: {
    kind: "lines",
    label: "Requisitos",
    ...limits.jobRequirements,
    tooLong: "Os requisitos devem ter no máximo 3.000 caracteres",
    column: {
      name: "requisitos",
      others: ["exigencias"],
      example: "Ensino médio completo | Disponibilidade aos sábados",
    },
  },
  salary: {
    kind: "text",
    label: "Salário",
    ...limits.jobSalary,
    tooLong: "O salário deve ter no máximo 80 caracteres",
    whenEmpty: defaultSalary,
    column: { name: "salario", others: ["remuneracao"], example: "R$ 1.800,00 por mês" },
  },
  contactWhatsapp: {
    kind: "phone",
    label: "WhatsApp para contato",
    short: "WhatsApp",
    refused: "Informe um número válido de WhatsApp com DDD",
    column: {
      name: "whatsapp",
      others: ["contato", "telefone", "celular", "whatsapp para contato"],
      required: true,
      example: `(${town.areaCode}) 99999-9999`,
    },
  },
  urgent: { kind: "flag", label: "Urgente", column: { name: "urgente", example: "não" } },
  deadline: {
    kind: "deadline",
    label: "Prazo para candidaturas",
    short: "Prazo",
    column: { name: "prazo", others: ["prazo para candidaturas", "encerra em", "data limite"] },
  },
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
  acceptNoExperience: {
    kind: "flag",
    label: "Aceita sem experiência",
    column: { name: "aceita sem experiencia", others: ["sem experiencia"], example: "sim" },
  },
  benefits: {
    kind: "choices",
    label: "Benefícios",
    options: benefitOptions,
    ...limits.benefits,
    column: { name: "beneficios", example: "Vale Transporte | Vale Alimentação" },
  },
} as const satisfies Fields;

type JobFields = typeof jobFields;

/** What the owner wrote about a job, as stored; the category is the type. */
export type JobContent = Content<JobFields> & { category: Content<JobFields>["type"] };

/** What may be left out: a list of facts shows those that were not. */
export type JobDetail = DetailName<JobFields>;
