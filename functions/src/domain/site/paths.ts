import { encodeText } from "../text/encodeText.ts";

/** Addresses of the site's pages, shared by the router, the mails and the sitemap. */
export const paths = {
  home: "/",
  jobs: "/vagas",
  job: (id: string) => `/vagas/${id}`,
  company: (id: string) => `/empresas/${id}`,
  publishGate: "/publicar-vaga",
  apply: "/enviar-curriculo",
  writeResume: "/curriculo",
  confirmJobLink: "/vaga/confirmar",
  report: "/denunciar",
  contactAnswer: "/convite",
  alerts: "/avisos",
  alertLink: "/avisos/confirmar",
  alertLeaving: "/avisos/saida",
  about: "/sobre",
  accessibility: "/acessibilidade",
  privacy: "/privacidade",
  law: "/vaga-legal",
  numbers: "/numeros",
  week: "/semana",
  ownData: "/meus-dados",
  ownApplications: "/minhas-candidaturas",
  companyLogin: "/empresa/login",
  companyVerified: "/empresa/login?verification=success",
  companyRegister: "/empresa/cadastro",
  companyResetPassword: "/empresa/redefinir-senha",
  companyDashboard: "/empresa/dashboard",
  companyProfile: "/empresa/perfil",
  companyTalents: "/empresa/talentos",
  companyNewJob: "/empresa/vagas/nova",
  companyEditJob: (id: string) => `/empresa/vagas/editar/${id}`,
  companyCandidates: (jobId: string) => `/empresa/vagas/${jobId}/candidatos`,
  adminLogin: "/admin/login",
  adminLoginAlias: "/login/admin",
  admin: "/admin",
  adminDashboard: "/admin/dashboard",
  adminJobs: "/admin/jobs",
  adminNewJob: "/admin/jobs/new",
  adminEditJob: (id: string) => `/admin/jobs/edit/${id}`,
  adminJobApproval: "/admin/job-approval",
  adminApplications: "/admin/applications",
  adminCandidates: "/admin/candidates-archive",
  adminCompanies: "/admin/companies",
  adminHealth: "/admin/saude",
  adminCompany: (id: string) => `/admin/companies/${id}`,
} as const;

/** No page: leads to the job with this short code. */
export function shortPath(code: string): string {
  return `/v/${code}`;
}

/** What stands for a short code in a short address, as somebody typed it; null for every other path. */
export function shortAddressPart(pathname: string): string | null {
  return /^\/v\/([a-z\d]+)\/?$/i.exec(pathname)?.[1] ?? null;
}

/** No page: a POST leaves an alert, a GET leads to `paths.alertLeaving`. */
export const leaveAlertPath = "/avisos/sair";

/** No page: answers with the length of a list under its filters. No job's id has a dot. */
export const jobTotalPath = "/vagas/total.json";

/** No page: answers with the newest jobs of a list under its filters. */
export const listNewsPath = "/vagas/novas.json";

/** No page: the jobs of neighbours below the end of a list, under its filters. */
export const neighboursPath = "/vagas/vizinhas.json";

/** No page: the open jobs for programs. The address stays. */
export const openDataPath = "/dados/vagas.json";

/** The application form of one job; with its title, which the form shows until it has read the job. */
export function applyToJob({ id, title }: { id: string; title?: string }): string {
  const form = `${paths.apply}?jobId=${encodeText(id)}`;
  return title === undefined ? form : `${form}&jobTitle=${encodeText(title)}`;
}

/** Where somebody writes a résumé on the site; for one job, or for the talent bank and their own use (null). */
export function writeResumePath(jobId: string | null): string {
  return jobId === null ? paths.writeResume : `${paths.writeResume}?jobId=${encodeText(jobId)}`;
}

/** Where somebody asks for the new jobs of a list by e-mail; `list` as `alertList` writes it. */
export function askAlertPath(list: string): string {
  return list === "" ? paths.alerts : `${paths.alerts}?${list}`;
}

/** The form of a report about a job. */
export function reportJobPath(jobId: string): string {
  return `${paths.report}?vaga=${encodeText(jobId)}`;
}

/** The path if it belongs to this site, else null: a login never redirects to another site. */
export function ownPath(candidate: unknown): string | null {
  if (typeof candidate !== "string" || !/^\/[^\s\\\p{Cc}]*$/u.test(candidate)) return null;
  const pathname = candidate.split(/[?#]/, 1)[0]!;
  return /\/\/|\/\.|%2f|%5c|%2e/i.test(pathname) ? null : candidate;
}
