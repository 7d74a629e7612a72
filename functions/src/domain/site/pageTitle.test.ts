import { expect, test } from "vitest";
import {
  companyPageName,
  homeDescription,
  homeTitle,
  jobPageTitle,
  pageNames,
  pageTitle,
} from "./pageTitle.ts";

test("the home page says what the board is and where", () => {
  expect(homeTitle).toBe("Vagas Canabrava: vagas de emprego em Canabrava do Norte e região");
  expect(homeDescription).toBe(
    "Vagas de emprego em Canabrava do Norte e região. Gratuito para candidatos.",
  );
});

test("a page's name comes before the board's", () => {
  expect(pageTitle("Sobre")).toBe("Sobre | Vagas Canabrava");
});

test("a job's page is titled by job and company", () => {
  expect(jobPageTitle({ title: "Caixa", company: "Mercado Araguaia" })).toBe(
    "Caixa - Mercado Araguaia | Vagas Canabrava",
  );
});

test("a company's page is named by its jobs", () => {
  expect(companyPageName("Mercado Araguaia")).toBe("Vagas de Mercado Araguaia");
});

test("the list and the pages of missing jobs are titled as specified", () => {
  expect(pageNames).toEqual({
    week: "Vagas da semana",
    jobs: "Vagas Disponíveis",
    missingCompany: "Empresa não encontrada",
    missingJob: "Vaga não encontrada",
    overJob: "Vaga encerrada",
    reviewedJob: "Esta vaga está sendo revisada",
    offJob: "Esta vaga está fora do ar",
    apply: "Enviar Currículo",
    report: "Denunciar esta vaga",
    unknown: "Página não encontrada",
  });
});
