import { limits } from "../limits.ts";
import { benefitOptions, type JobType, jobTypes } from "../options.ts";
import type { Content, Fields } from "../table/field.ts";
import { town } from "../town.ts";
import { jobDetails } from "./jobDetails.ts";
import { defaultSalary } from "../pay/pay.ts";

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
    label: "Tipo de vaga",
    short: "Tipo",
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
  pay: { kind: "pay", addedLater: true, label: "Salário" },
  openings: {
    kind: "number",
    addedLater: true,
    label: "Número de vagas",
    short: "Vagas",
    ...limits.openings,
    refused: "O número de vagas deve ser de 1 a 99",
    whenEmpty: 1,
    column: { name: "vagas", others: ["quantidade", "numero de vagas"], example: "1" },
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
  urgent: {
    kind: "flag",
    label: "Contratação urgente",
    short: "Urgente",
    column: { name: "urgente", example: "não" },
  },
  deadline: {
    kind: "deadline",
    label: "Prazo para candidaturas",
    short: "Prazo",
    column: { name: "prazo", others: ["prazo para candidaturas", "encerra em", "data limite"] },
  },
  dayWork: {
    kind: "flag",
    addedLater: true,
    label: "Diária",
    column: { name: "diaria", others: ["trabalho de um dia", "diarista"], example: "não" },
  },
  meetingPlace: {
    kind: "text",
    addedLater: true,
    label: "Ponto de encontro",
    ...limits.meetingPlace,
    tooLong: "O ponto de encontro deve ter no máximo 120 caracteres",
    column: { name: "ponto de encontro", others: ["encontro"] },
  },
  ...jobDetails,
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

/** What the owner wrote about a job, as stored; the category is the type. */
export type JobContent = Content<typeof jobFields> & { category: JobType };
