import { chooseDayWork } from "./acts.ts";
import type { Screen } from "./screen.ts";

/** What companies see, from their login on. */
export const companyScreens: readonly Screen[] = [
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
    name: "empresa-nova-diaria",
    who: "company",
    path: "/empresa/vagas/nova",
    ready: "Publicar Nova Vaga",
    act: chooseDayWork,
    shown: "text=Trabalho de um dia.",
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
];
