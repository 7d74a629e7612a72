import { expect, test } from "vitest";
import type { Job } from "../job/job.ts";
import { noFilters } from "./jobFilters.ts";
import { isInList, jobQueries, mayBeMisspelt } from "./jobList.ts";
import { jobSearchTerms } from "./jobSearch.ts";

const now = new Date("2026-11-21T16:00:00Z");

function jobOf(title: string): Job {
  const words = { title, company: "Empresa Modelo", location: "Vila Rica" };
  return {
    ...words,
    searchTerms: jobSearchTerms(words),
    expiresAt: new Date(now.getTime() + 1),
  } as Job;
}

/** Whether a search shows a job that is the only one on the board: as typed, else with a wrong letter. */
function finds(search: string, title: string): boolean {
  const job = jobOf(title);
  const filters = { ...noFilters, search };
  const listed = (loose: boolean) =>
    jobQueries(filters, loose).some((conditions) =>
      conditions.every(
        ([field, op, term]) =>
          op === "==" || (field === "searchTerms" && job.searchTerms.includes(String(term))),
      ),
    ) && isInList(job, filters, now, loose);
  return listed(false) || (mayBeMisspelt(filters) && listed(true));
}

test.each([
  ["motorista", "Condutor escolar"],
  ["condutor", "Motorista de ônibus"],
  ["condutora", "Motorista"],
  ["motoristas", "Condutor(a)"],
  ["zelador", "Caseiro(a) de chácara"],
  ["caseira", "Zelador(a)"],
  ["faxineira", "Auxiliar de limpeza hospitalar"],
  ["faxineiro", "Servente de limpeza"],
  ["auxiliar de limpeza", "Faxineira"],
  ["faxineira", "Auxiliar(es) de limpeza"],
  ["limpeza", "Faxineiro(a)"],
  ["operador de trator", "Tratorista"],
  ["operadora de máquinas agrícolas", "Tratorista com moradia"],
  ["tratorista", "Operador(a) de máquinas agrícolas"],
  ["peão", "Vaqueiro(a)"],
  ["peões", "Campeiro"],
  ["peoa", "Vaqueira"],
  ["campeiro", "Peão de fazenda"],
  ["vaqueiros", "Campeiro para fazenda"],
  ["retireiro", "Ordenhador(a)"],
  ["administrador de fazenda", "Gerente de fazenda de cria"],
  ["trabalhador rural", "Lavrador"],
  ["agronomo", "Engenheiro(a) agrônomo(a)"],
  ["técnico em agropecuária", "Técnico(a) agrícola"],
  ["aplicador de defensivos", "Operador de pulverizador"],
  ["carreteiro", "Motorista de caminhão truck"],
  ["caminhoneira", "Motorista carreteiro(a)"],
  ["motorista de caminhão", "Caminhoneiro"],
  ["motorista", "Carreteiro"],
  ["entregador", "Motoboy"],
  ["motoboy", "Entregador(a) com moto"],
  ["chapa", "Ajudante de carga e descarga"],
  ["empilhadeirista", "Operador de empilhadeira"],
  ["atendente de posto", "Frentista"],
  ["frentista", "Atendente de posto de combustível"],
  ["mecânico automotivo", "Mecânico(a) de automóveis"],
  ["funileiro", "Lanterneiro"],
  ["servente de obras", "Ajudante de pedreiro"],
  ["ajudante de obras", "Servente de obras"],
  ["bombeiro hidráulico", "Encanador"],
  ["encanador", "Bombeiro hidráulico"],
  ["diarista", "Empregada doméstica"],
  ["empregada doméstica", "Diarista"],
  ["arrumadeira", "Camareiro(a)"],
  ["vigilante", "Vigia noturno(a)"],
  ["vigia", "Segurança"],
  ["segurança", "Vigilante patrimonial"],
  ["agente de portaria", "Porteiro"],
  ["ajudante geral", "Auxiliar de serviços gerais"],
  ["serviços gerais", "Ajudante geral"],
  ["ASG", "Auxiliar de serviços gerais"],
  ["merendeira", "Cozinheiro(a)"],
  ["cozinheiras", "Merendeira"],
  ["lancheiro", "Chapeiro"],
  ["atendente", "Balconista de padaria"],
  ["vendedor", "Balconista"],
  ["balconista", "Vendedor(a) de balcão agropecuário"],
  ["balconista", "Atendente de loja de conveniência"],
  ["vendedor", "Consultor(a) de vendas"],
  ["operador de caixa", "Caixa"],
  ["almoxarife", "Estoquista"],
  ["recepcionista", "Secretária"],
  ["secretária", "Recepcionista de clínica"],
  ["auxiliar de escritório", "Assistente administrativo"],
  ["odontólogo", "Dentista"],
  ["docente", "Professor(a) de matemática"],
  ["desenvolvedor", "Programador"],
  ["modista", "Costureiro(a) para ajustes"],
  ["barqueiro", "Piloteiro(a) e guia de pesca"],
  ["motorista vila rica", "Condutor"],
  ["vaga de motorista", "Condutor"],
  ["motorista", "Vaga de condutor"],
  ["vaga de motorista", "Vaga para motorista de ônibus"],
  ["condutor modelo", "Motorista"],
])("'%s' finds '%s'", (search, title) => {
  expect(finds(search, title)).toBe(true);
});

test.each([
  ["padeiro", "Pedreiro"],
  ["pedreiro", "Padeiro(a)"],
  ["panificador", "Auxiliar(es) de padeiro"],
  ["caseiro", "Açougueiro(a)"],
  ["zelador", "Cozinheiro(a)"],
  ["pedreiro", "Servente de obras"],
  ["pedreiro", "Mestre de obras"],
  ["agrícola", "Tratorista"],
  ["técnico agrícola", "Tratorista"],
  ["motorista", "Ajudante de carga"],
  ["condutor", "Auxiliar de motorista"],
  ["caminhoneiro", "Motorista de ônibus"],
  ["carreteiro", "Motorista"],
  ["faxineira", "Auxiliar de cozinha"],
  ["faxineira", "Auxiliar administrativo"],
  ["auxiliar", "Faxineira"],
  ["operador", "Tratorista"],
  ["ajudante", "Auxiliar de obras"],
  ["servente", "Faxineira"],
  ["tratorista", "Operador de caixa"],
  ["tratorista", "Operador de empilhadeira"],
  ["operador de caixa", "Tratorista"],
  ["vaqueiro", "Açougueiro"],
  ["peão", "Pedreiro"],
  ["vaqueiro", "Peão de obra"],
  ["capataz", "Encarregado(a) de hortifrúti"],
  ["gerente de loja", "Administrador de fazenda"],
  ["fazenda", "Capataz"],
  ["lavador de carros", "Lavadeira"],
  ["entregador", "Motorista"],
  ["motoboy", "Motorista"],
  ["borracheiro", "Mecânico(a) de automóveis"],
  ["posto", "Loja de conveniência"],
  ["bombeiro", "Encanador"],
  ["eletricista", "Encanador"],
  ["soldador", "Serralheiro"],
  ["diarista", "Trabalhador de lavoura"],
  ["doméstica", "Diarista rural"],
  ["babá", "Cuidador de idosos"],
  ["vigia", "Técnico de segurança do trabalho"],
  ["segurança do trabalho", "Vigia"],
  ["guarda", "Segurança do trabalho"],
  ["garçom", "Atendente de farmácia"],
  ["cozinha", "Merendeira"],
  ["merendeira", "Auxiliar de cozinha"],
  ["confeiteiro", "Padeiro(a)"],
  ["chapeiro", "Lanterneiro"],
  ["loja", "Balconista"],
  ["balconista", "Vendedor(a) externo(a) agropecuário(a)"],
  ["balconista", "Atendente de suporte técnico"],
  ["consultor", "Vendedor(a) de loja"],
  ["comercial", "Vendedor externo"],
  ["balcão", "Vendedor(a) de loja de roupas"],
  ["caixa", "Limpador de fossas"],
  ["operador de caixa", "Instalador de caixa d'água"],
  ["repositor", "Estoquista"],
  ["recepcionista", "Secretário(a) escolar"],
  ["secretária", "Governanta do lar"],
  ["diarista", "Secretária escolar"],
  ["assistente administrativo", "Assistente financeiro"],
  ["professor", "Auxiliar de creche"],
  ["dentista", "Auxiliar de saúde bucal"],
  ["enfermeiro", "Técnico(a) de enfermagem"],
  ["programador", "Operador de produção"],
  ["motorista confresa", "Condutor"],
  ["faxineira padaria", "Auxiliar de limpeza"],
])("'%s' does not find '%s'", (search, title) => {
  expect(finds(search, title)).toBe(false);
});

test.each([
  ["mecanco", "Mecânico(a) de automóveis"],
  ["meccanico", "Mecânico"],
  ["mecamico", "Mecânico"],
  ["mecnaico", "Mecânico"],
  ["emcanico", "Mecânico"],
  ["mecânicoo", "Mecânico"],
  ["mecânica automoves", "Mecânica de automóveis"],
  ["tratorsta", "Tratorista"],
  ["vendedro", "Vendedor(a) de loja"],
  ["açogueiro", "Açougueiro(a)"],
  ["acougero", "Açougeiro(a)"],
  ["cabelereiro", "Cabeleireiro"],
  ["auxilar de cozinha", "Auxiliar de cozinha"],
  ["auxiliar de cozina", "Auxiliar de cozinha"],
  ["modello", "Caixa"],
  ["motorsta", "Condutor"],
  ["pintr", "Pintor de paredes"],
  ["vaga de mecanco", "Mecânico"],
])("the misspelt search '%s' finds '%s'", (search, title) => {
  expect(finds(search, title)).toBe(true);
});

test.each([
  ["caxa", "Caixa"],
  ["mecnco", "Mecânico"],
  ["padeiro", "Ponteiro"],
  ["mecanco de avioes", "Mecânico de automóveis"],
  ["a", "Mecânico"],
])("'%s' has more wrong letters, or too few letters, to mean '%s'", (search, title) => {
  const meant = finds(search, title);
  expect(meant && search.length > 1).toBe(false);
});
