import { expect, test } from "vitest";
import {
  applyToJob,
  askAlertPath,
  ownPath,
  paths,
  reportJobPath,
  shortAddressPart,
  shortPath,
  writeResumePath,
} from "./paths.ts";

test.each([
  "/",
  "/vagas",
  "/empresa/vagas/nova",
  "/vagas?type=Com%C3%A9rcio&search=a%2Fb",
  "/vagas/caixa#topo",
  "/vagas?volta=//x.com",
  "/vagas#//x.com",
])("'%s' is a path of this site", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  "",
  "vagas",
  "vagas/nova",
  "https://x.com",
  "//x.com",
  "/\\x.com",
  "\\\\x.com",
  "/%2f/x.com",
  "/..//x.com",
  "/./vagas",
  "/.well-known",
  "/vagas//x",
  "/%5cx.com",
  "/%2e%2e/x",
  "/%2Fx",
  ["/vagas"],
  "/vagas\n",
  "/va gas",
  "/\t/x.com",
  "javascript:alert(1)",
  null,
  undefined,
  7,
  {},
])("%j is not a redirect target", (path) => {
  expect(ownPath(path)).toBeNull();
});

test("pages stay at addresses that people may have saved", () => {
  expect(
    Object.values(paths).map((path) => (typeof path === "string" ? path : path("ID"))),
  ).toEqual([
    "/",
    "/vagas",
    "/vagas/ID",
    "/empresas/ID",
    "/publicar-vaga",
    "/enviar-curriculo",
    "/curriculo",
    "/vaga/confirmar",
    "/denunciar",
    "/convite",
    "/avisos",
    "/avisos/confirmar",
    "/avisos/saida",
    "/sobre",
    "/acessibilidade",
    "/privacidade",
    "/vaga-legal",
    "/numeros",
    "/semana",
    "/meus-dados",
    "/minhas-candidaturas",
    "/empresa/login",
    "/empresa/login?verification=success",
    "/empresa/cadastro",
    "/empresa/redefinir-senha",
    "/empresa/dashboard",
    "/empresa/perfil",
    "/empresa/talentos",
    "/empresa/vagas/nova",
    "/empresa/vagas/editar/ID",
    "/empresa/vagas/ID/candidatos",
    "/admin/login",
    "/login/admin",
    "/admin",
    "/admin/dashboard",
    "/admin/jobs",
    "/admin/jobs/new",
    "/admin/jobs/edit/ID",
    "/admin/job-approval",
    "/admin/applications",
    "/admin/candidates-archive",
    "/admin/companies",
    "/admin/saude",
    "/admin/companies/ID",
  ]);
});

test("the form of one job carries its id and title, encoded", () => {
  expect(applyToJob({ id: "caixa", title: "Caixa & repositor(a)" })).toBe(
    "/enviar-curriculo?jobId=caixa&jobTitle=Caixa%20%26%20repositor(a)",
  );
});

test("the form of a report carries the job's id, encoded", () => {
  expect(reportJobPath("caixa&1")).toBe("/denunciar?vaga=caixa%261");
});

test("a list, which has read its jobs, leaves their titles out", () => {
  expect(applyToJob({ id: "caixa" })).toBe("/enviar-curriculo?jobId=caixa");
});

test("half an emoji in a title is left out of the address", () => {
  expect(applyToJob({ id: "caixa", title: "Caixa \ud83d" })).toBe(
    "/enviar-curriculo?jobId=caixa&jobTitle=Caixa%20",
  );
});

test("every page without a parameter is a path of this site", () => {
  for (const path of Object.values(paths))
    if (typeof path === "string") expect(ownPath(path)).toBe(path);
});

test("a résumé is written for one job, or for none", () => {
  expect(writeResumePath("caixa")).toBe("/curriculo?jobId=caixa");
  expect(writeResumePath(null)).toBe("/curriculo");
});

test("an alert is asked for a list with its filters, or for all jobs", () => {
  expect(askAlertPath("type=Limpeza&search=casa")).toBe("/avisos?type=Limpeza&search=casa");
  expect(askAlertPath("")).toBe("/avisos");
});

test.each([
  [shortPath("k7q2"), "k7q2"],
  ["/V/K7QZ/", "K7QZ"],
  ["/v", null],
  ["/v/", null],
  ["/v/k7q2/x", null],
  ["/v/:code", null],
  ["/vagas/k7q2", null],
  ["/x/v/k7q2", null],
])("of the path %s, %s stands for a short code", (path, part) => {
  expect(shortAddressPart(path)).toBe(part);
});
