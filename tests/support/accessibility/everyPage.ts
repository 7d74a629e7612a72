import { paths, reportJobPath } from "@vagas/functions/domain/site/paths";

/** Where a state is seen, a text on the page in that state, and the list's search text. */
type Sight = readonly [address: string, sign: string, search?: string];
/** A page and its states; null if it lacks one, because it reads nothing. */
type Row = {
  who: "visitor" | "company" | "admin";
  loaded: Sight;
  loading: string | null;
  error: string | null;
  empty: Sight | null;
};

type Rows = Partial<Record<keyof typeof paths, Row>>;

const visitor = { who: "visitor", loading: null, error: null, empty: null } as const;
const company = { ...visitor, who: "company" } as const;
const admin = { ...visitor, who: "admin" } as const;
const nobody = "astronauta";
const demoJob = "mercado-araguaia-caixa";
const demoCompany = "empresa-mercado-araguaia";

/** A test's own records. `job` has a candidate, `bare` has none. */
export type Made = { job: string; title: string; bare: string };

/** The pages of a visitor. */
const visitorPages = {
  home: {
    ...visitor,
    loaded: [paths.home, "Nossos Serviços"],
    loading: "Carregando vagas...",
    error: "Erro ao carregar vagas",
  },
  jobs: {
    ...visitor,
    loaded: [paths.jobs, "Vagas Disponíveis"],
    loading: "Carregando vagas...",
    error: "Erro ao carregar vagas",
    empty: [`${paths.jobs}?busca=${nobody}`, `Nenhuma vaga de ${nobody} agora.`],
  },
  job: {
    ...visitor,
    loaded: [paths.job(demoJob), "Descrição da Vaga"],
    loading: "Carregando vaga...",
    error: "Erro ao carregar a vaga",
    empty: [paths.job("nunca-houve"), "Vaga não encontrada"],
  },
  company: {
    ...visitor,
    loaded: [paths.company(demoCompany), "Vagas de Supermercado Araguaia"],
    empty: [paths.company("nunca-houve"), "Não há nenhuma empresa neste endereço."],
  },
  apply: {
    ...visitor,
    loaded: [`${paths.apply}?jobId=${demoJob}`, "Enviar candidatura"],
    loading: "Carregando formulário...",
    error: "Erro ao carregar a vaga",
    empty: [
      `${paths.apply}?jobId=mercado-araguaia-repositor`,
      "Esta vaga não recebe mais candidaturas",
    ],
  },
  alerts: { ...visitor, loaded: [`${paths.alerts}?busca=caixa`, "Com que frequência?"] },
  alertLink: { ...visitor, loaded: [paths.alertLink, "Este link não é válido"] },
  alertLeaving: { ...visitor, loaded: [paths.alertLeaving, "Este link não é válido"] },
  writeResume: { ...visitor, loaded: [paths.writeResume, "Que trabalho você procura?"] },
  report: {
    ...visitor,
    loaded: [reportJobPath(demoJob), "O que aconteceu?"],
    loading: "Carregando vaga...",
    error: "Erro ao carregar a vaga",
    empty: [reportJobPath("nunca-houve"), "Esta vaga não está no site"],
  },
  confirmJobLink: {
    ...visitor,
    loaded: [`${paths.confirmJobLink}#abc.def`, "Este link não é válido"],
  },
  contactAnswer: {
    ...visitor,
    loaded: [`${paths.contactAnswer}#abc.def`, "Este link não é válido"],
  },
  about: { ...visitor, loaded: [paths.about, "Quem fez"] },
  accessibility: { ...visitor, loaded: [paths.accessibility, "Encontrou uma barreira?"] },
  privacy: { ...visitor, loaded: [paths.privacy, "Abrir Meus dados"] },
  law: { ...visitor, loaded: [paths.law, "Confira um texto"] },
  numbers: { ...visitor, loaded: [paths.numbers, "Como contamos"] },
  week: {
    ...visitor,
    loaded: [paths.week, "Ver todas as vagas"],
  },
  ownData: {
    ...visitor,
    loaded: [paths.ownData, "Receber o link"],
    empty: [`${paths.ownData}#abc.def`, "Este link não é válido"],
  },
  ownApplications: {
    ...visitor,
    loaded: [paths.ownApplications, "Nenhuma candidatura enviada deste aparelho"],
  },
  companyLogin: { ...visitor, loaded: [paths.companyLogin, "Esqueceu a senha?"] },
  companyVerified: { ...visitor, loaded: [paths.companyVerified, "Esqueceu a senha?"] },
  companyRegister: { ...visitor, loaded: [paths.companyRegister, "Confirmar senha"] },
  companyResetPassword: {
    ...visitor,
    loaded: [paths.companyResetPassword, "Este link está incompleto"],
  },
  adminLogin: { ...visitor, loaded: [paths.adminLogin, "Acesso restrito a administradores"] },
  adminLoginAlias: {
    ...visitor,
    loaded: [paths.adminLoginAlias, "Acesso restrito a administradores"],
  },
} satisfies Rows;

function companyPages({ job, title, bare }: Made) {
  return {
    companyDashboard: {
      ...company,
      loaded: [paths.companyDashboard, title],
      loading: "Carregando painel da empresa...",
      error: "Erro ao carregar vagas",
      empty: [`${paths.companyDashboard}?busca=${nobody}`, "Nenhuma vaga encontrada"],
    },
    companyTalents: {
      ...company,
      loaded: [paths.companyTalents, "Pessoas da região que autorizaram"],
      loading: "Carregando banco de talentos...",
      error: "Erro ao carregar o banco de talentos",
    },
    companyProfile: { ...company, loaded: [paths.companyProfile, "Excluir a conta"] },
    companyNewJob: { ...company, loaded: [paths.companyNewJob, "Condições"] },
    companyEditJob: {
      ...company,
      loaded: [paths.companyEditJob(job), "Condições"],
      loading: "Carregando a vaga...",
      error: "Erro ao carregar dados da vaga",
      empty: [paths.companyEditJob(demoJob), "Erro ao carregar dados da vaga"],
    },
    companyCandidates: {
      ...company,
      loaded: [paths.companyCandidates(job), "Currículo"],
      loading: "Carregando candidatos...",
      error: "Vaga não encontrada",
      empty: [paths.companyCandidates(bare), "Ninguém se candidatou ainda"],
    },
    publishGate: { ...company, loaded: [paths.publishGate, "Ir para o Painel da Empresa"] },
  } satisfies Rows;
}

function adminPages({ job, title }: Made) {
  return { ...adminJobPages({ job, title }), ...adminRecordPages };
}

/** The administrator's pages that show the test's own job. */
function adminJobPages({ job, title }: Pick<Made, "job" | "title">) {
  return {
    admin: { ...admin, loaded: [paths.admin, "Vagas de empresas"] },
    adminDashboard: {
      ...admin,
      loaded: [paths.adminDashboard, title],
      loading: "Carregando vagas pendentes...",
      error: "Erro ao carregar currículos",
    },
    adminJobs: {
      ...admin,
      loaded: [paths.adminJobs, title, title],
      loading: "Carregando vagas...",
      error: "Erro ao carregar vagas",
      empty: [paths.adminJobs, "Nenhuma vaga encontrada com os filtros aplicados", nobody],
    },
    adminNewJob: { ...admin, loaded: [paths.adminNewJob, "Nova Vaga"] },
    adminEditJob: {
      ...admin,
      loaded: [paths.adminEditJob(job), "Editar Vaga"],
      loading: "Carregando vaga...",
      error: "Erro ao carregar dados",
      empty: [paths.adminEditJob("nunca-houve"), "Vaga não encontrada"],
    },
    adminJobApproval: {
      ...admin,
      loaded: [paths.adminJobApproval, "Importar vagas"],
      loading: "Carregando vagas pendentes...",
      error: "Erro ao carregar vagas pendentes",
      empty: [paths.adminJobApproval, "Nenhuma vaga encontrada", nobody],
    },
    adminApplications: {
      ...admin,
      loaded: [paths.adminApplications, title, title],
      loading: "Carregando vagas...",
      error: "Erro ao carregar vagas",
      empty: [paths.adminApplications, "Nenhuma vaga encontrada com os filtros aplicados", nobody],
    },
  } satisfies Rows;
}

const adminRecordPages = {
  adminCandidates: {
    ...admin,
    loaded: [paths.adminCandidates, "Exportar CSV"],
    loading: "Carregando candidatos...",
    error: "Erro ao carregar candidatos",
    empty: [paths.adminCandidates, "Nenhum candidato encontrado com os filtros aplicados", nobody],
  },
  adminCompanies: {
    ...admin,
    loaded: [paths.adminCompanies, "Supermercado Araguaia", "Supermercado"],
    loading: "Carregando empresas...",
    error: "Erro ao carregar empresas",
    empty: [paths.adminCompanies, "Nenhuma empresa encontrada com os filtros aplicados", nobody],
  },
  adminHealth: {
    ...admin,
    loaded: [paths.adminHealth, "Rotinas automáticas"],
    loading: "Carregando a saúde do site...",
    error: "Erro ao carregar a saúde do site",
  },
  adminCompany: {
    ...admin,
    loaded: [paths.adminCompany("empresa-mercado-araguaia"), "Dados da empresa"],
    loading: "Carregando empresa...",
    error: "Erro ao carregar empresa",
    empty: [paths.adminCompany("nunca-houve"), "Empresa não encontrada"],
  },
} satisfies Rows;

/** Every page of the site with its states: a path without a row is a type error. */
function everyPage(made: Made): Record<keyof typeof paths, Row> {
  return { ...visitorPages, ...companyPages(made), ...adminPages(made) };
}

/** The rows of one kind of person, by the name of the page. */
export function pagesOf(who: Row["who"], made: Made): [name: string, row: Row][] {
  return Object.entries(everyPage(made)).filter(([, row]) => row.who === who);
}
