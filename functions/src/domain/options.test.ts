import { expect, test } from "vitest";
import { benefitOptions, companyCategories, jobTypes } from "./options.ts";
import { contractTypes, educationLevels, experienceLevels, workloads } from "./job/jobDetails.ts";

test.each([
  [
    "sectors",
    jobTypes,
    "Administrativo, Agricultura, Alimentação, Atendimento, Comércio, Construção Civil, Educação, Limpeza, Logística, Manutenção, Produção, Saúde, Segurança, Serviços Gerais, Técnico, Vendas, Outro",
  ],
  [
    "levels of education",
    educationLevels,
    "Ensino Fundamental, Ensino Médio, Ensino Técnico, Ensino Superior, Pós-graduação, Não exige formação específica",
  ],
  ["kinds of contract", contractTypes, "CLT, PJ, Estágio, Temporário, Autônomo, Outro"],
  [
    "workloads",
    workloads,
    "Tempo integral (44h semanais), Meio período (20-30h semanais), Flexível, Por projeto, Escala 6x1, Escala 12x36, Outro",
  ],
  [
    "levels of experience",
    experienceLevels,
    "Estágio, Júnior, Pleno, Sênior, Especialista, Não exige experiência",
  ],
  [
    "benefits",
    benefitOptions,
    "Vale Transporte, Vale Alimentação, Vale Refeição, Plano de Saúde, Plano Odontológico, Seguro de Vida, Auxílio Creche, Participação nos Lucros, Convênio com Comércio Local, Flexibilidade de Horário",
  ],
  [
    "categories of companies",
    companyCategories,
    "Tecnologia, Saúde, Educação, Comércio, Construção, Varejo, Indústria, Alimentação, Serviços, Financeiro, Telecomunicações, Agronegócio, Moda, Entretenimento, Turismo, Transporte, Outro",
  ],
])("the %s are the specified ones", (_which, options, specified) => {
  expect(options.join(", ")).toBe(specified);
});
