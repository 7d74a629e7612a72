/** The option lists of the forms, as people read them and as they are stored. */
export const jobTypes = [
  "Administrativo",
  "Agricultura",
  "Alimentação",
  "Atendimento",
  "Comércio",
  "Construção Civil",
  "Educação",
  "Limpeza",
  "Logística",
  "Manutenção",
  "Produção",
  "Saúde",
  "Segurança",
  "Serviços Gerais",
  "Técnico",
  "Vendas",
  "Outro",
] as const;
export type JobType = (typeof jobTypes)[number];

export const benefitOptions = [
  "Vale Transporte",
  "Vale Alimentação",
  "Vale Refeição",
  "Plano de Saúde",
  "Plano Odontológico",
  "Seguro de Vida",
  "Auxílio Creche",
  "Participação nos Lucros",
  "Convênio com Comércio Local",
  "Flexibilidade de Horário",
] as const;
export type Benefit = (typeof benefitOptions)[number];

export const companyCategories = [
  "Tecnologia",
  "Saúde",
  "Educação",
  "Comércio",
  "Construção",
  "Varejo",
  "Indústria",
  "Alimentação",
  "Serviços",
  "Financeiro",
  "Telecomunicações",
  "Agronegócio",
  "Moda",
  "Entretenimento",
  "Turismo",
  "Transporte",
  "Outro",
] as const;
export type CompanyCategory = (typeof companyCategories)[number];
