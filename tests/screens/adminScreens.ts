import { makeHealthy, makeUnhealthy } from "./healthStates.ts";
import type { Screen } from "./screen.ts";

/** What the administrator sees, from the login on. */
export const adminScreens: readonly Screen[] = [
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
