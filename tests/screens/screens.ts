import { makeHealthy, makeUnhealthy } from "./healthStates.ts";

export type Visitor = "visitor" | "company" | "admin";
export type Screen = {
  name: string;
  who: Visitor;
  path: string;
  /** The heading that shows that the screen has loaded. */
  ready: string | RegExp;
  /** A selector of what appears after the heading. */
  shown?: string;
  /** The search text of its list. */
  search?: string;
  /** Writes data before the picture is taken; later pictures show it too. */
  given?: () => Promise<void>;
  /** A page to open online before, for a screen that is then opened offline. */
  seen?: string;
};

/** Every screen to take, by the kind of person who sees it. */
export const screens: readonly Screen[] = [
  { name: "inicio", who: "visitor", path: "/", ready: "Nossos Serviços", shown: "article" },
  { name: "vagas", who: "visitor", path: "/vagas", ready: "Vagas Disponíveis", shown: "article" },
  {
    name: "vagas-nada",
    who: "visitor",
    path: "/vagas?busca=astronauta",
    ready: "Vagas Disponíveis",
    shown: "text=Nenhuma vaga",
  },
  {
    name: "vaga",
    who: "visitor",
    path: "/vagas/mercado-araguaia-caixa",
    ready: "Operador(a) de caixa",
  },
  {
    name: "vaga-preenchida",
    who: "visitor",
    path: "/vagas/mercado-araguaia-repositor",
    ready: "Repositor(a) de mercadorias",
    shown: "#outras-vagas",
  },
  {
    name: "vaga-nao-encontrada",
    who: "visitor",
    path: "/vagas/nunca-houve",
    ready: "Vaga não encontrada",
    shown: "#outras-vagas",
  },
  {
    name: "enviar-curriculo",
    who: "visitor",
    path: "/enviar-curriculo?jobId=mercado-araguaia-caixa",
    ready: "Enviar Currículo",
    shown: "form",
  },
  {
    name: "banco-de-talentos",
    who: "visitor",
    path: "/enviar-curriculo",
    ready: "Enviar Currículo",
    shown: "form",
  },
  { name: "curriculo", who: "visitor", path: "/curriculo", ready: /./, shown: "fieldset" },
  {
    name: "denunciar",
    who: "visitor",
    path: "/denunciar?vaga=mercado-araguaia-caixa",
    ready: /Denunciar/,
    shown: "fieldset",
  },
  {
    name: "empresa-vagas",
    who: "visitor",
    path: "/empresas/empresa-mercado-araguaia",
    ready: /Supermercado Araguaia/,
  },
  { name: "numeros", who: "visitor", path: "/numeros", ready: /números/i },
  { name: "semana", who: "visitor", path: "/semana", ready: "Vagas da semana" },
  {
    name: "avisos",
    who: "visitor",
    path: "/avisos?categoria=Agricultura",
    ready: "Avise-me de vagas novas",
    shown: "form",
  },
  { name: "sobre", who: "visitor", path: "/sobre", ready: "Quem fez" },
  {
    name: "acessibilidade",
    who: "visitor",
    path: "/acessibilidade",
    ready: "Encontrou uma barreira?",
  },
  { name: "vaga-legal", who: "visitor", path: "/vaga-legal", ready: "Confira um texto" },
  { name: "privacidade", who: "visitor", path: "/privacidade", ready: "Privacidade" },
  { name: "meus-dados", who: "visitor", path: "/meus-dados", ready: "Meus dados", shown: "form" },
  {
    name: "minhas-candidaturas",
    who: "visitor",
    path: "/minhas-candidaturas",
    ready: "Minhas candidaturas",
  },
  {
    name: "nao-encontrada",
    who: "visitor",
    path: "/nada-por-aqui",
    ready: "Página não encontrada",
  },
  {
    name: "sem-internet",
    who: "visitor",
    path: "/vagas/tres-irmaos-tratorista",
    seen: "/vagas/mercado-araguaia-caixa",
    ready: "Esta página precisa de internet",
    shown: "#ja-vistas",
  },
  { name: "empresa-login", who: "visitor", path: "/empresa/login", ready: /./ },
  { name: "empresa-cadastro", who: "visitor", path: "/empresa/cadastro", ready: /./ },
  {
    name: "empresa-painel",
    who: "company",
    path: "/empresa/dashboard",
    ready: "Painel da Empresa",
  },
  {
    name: "empresa-nova-vaga",
    who: "company",
    path: "/empresa/vagas/nova",
    ready: "Publicar Nova Vaga",
  },
  {
    name: "empresa-editar-vaga",
    who: "company",
    path: "/empresa/vagas/editar/mercado-araguaia-caixa",
    ready: "Editar Vaga de Emprego",
    shown: "form",
  },
  {
    name: "empresa-candidatos",
    who: "company",
    path: "/empresa/vagas/mercado-araguaia-caixa/candidatos",
    ready: "Candidatos",
    shown: "select",
  },
  {
    name: "empresa-talentos",
    who: "company",
    path: "/empresa/talentos",
    ready: "Banco de talentos",
    shown: "main li",
  },
  { name: "empresa-perfil", who: "company", path: "/empresa/perfil", ready: "Perfil da empresa" },
  {
    name: "empresa-redefinir-senha",
    who: "visitor",
    path: "/empresa/redefinir-senha",
    ready: "Este link está incompleto",
  },
  { name: "admin-login", who: "visitor", path: "/admin/login", ready: "Painel Administrativo" },
  {
    name: "admin-painel",
    who: "admin",
    path: "/admin/dashboard",
    ready: "Painel Administrativo",
    shown: "[role=tabpanel] li",
  },
  {
    name: "admin-estatisticas",
    who: "admin",
    path: "/admin/dashboard?aba=estatisticas",
    ready: "Candidaturas por semana",
  },
  {
    name: "admin-vagas-recentes",
    who: "admin",
    path: "/admin/dashboard?aba=recentes",
    ready: "Painel Administrativo",
    shown: "tbody tr, main li",
  },
  {
    name: "admin-vagas",
    who: "admin",
    path: "/admin/jobs",
    ready: /./,
    shown: "tbody tr, main li",
  },
  { name: "admin-nova-vaga", who: "admin", path: "/admin/jobs/new", ready: /./, shown: "form" },
  {
    name: "admin-editar-vaga",
    who: "admin",
    path: "/admin/jobs/edit/mercado-araguaia-caixa",
    ready: /./,
    shown: "form",
  },
  {
    name: "admin-aprovacoes",
    who: "admin",
    path: "/admin/job-approval",
    ready: "Aprovações",
    shown: "main li",
  },
  {
    name: "admin-aprovacoes-nada",
    who: "admin",
    path: "/admin/job-approval",
    search: "astronauta",
    ready: "Aprovações",
    shown: "text=Nenhuma vaga encontrada",
  },
  {
    name: "admin-candidaturas",
    who: "admin",
    path: "/admin/applications",
    ready: /./,
    shown: "main li, main table, main h2, main button[aria-expanded]",
  },
  { name: "admin-saude", who: "admin", path: "/admin/saude", ready: "Rotinas automáticas" },
  {
    name: "admin-saude-verde",
    who: "admin",
    path: "/admin/saude",
    ready: "Rotinas automáticas",
    given: makeHealthy,
  },
  {
    name: "admin-saude-vermelho",
    who: "admin",
    path: "/admin/saude",
    ready: "Rotinas automáticas",
    given: makeUnhealthy,
  },
  {
    name: "admin-candidatos",
    who: "admin",
    path: "/admin/candidates-archive",
    ready: /./,
    shown: "tbody tr, main li",
  },
  {
    name: "admin-empresas",
    who: "admin",
    path: "/admin/companies",
    ready: /./,
    shown: "tbody tr, main li",
  },
];
