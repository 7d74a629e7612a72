import { limits } from "@vagas/functions/domain/limits";
import { paths } from "@vagas/functions/domain/site/paths";
import { town } from "@vagas/functions/domain/town";
import { skillTerm, wantedTerm } from "@vagas/functions/domain/writtenResume/skillSearch";
import type { PageVisit } from "../visitReads.ts";
import { soughtJob } from "./crowds.ts";

const page = limits.pageSize;

/** Besides a list: the company and its job. */
const own = 2;

/**
 * A query requests one term. Rows are checked for the others, so that a list is read on until a page matches or 200 rows
 * were read.
 */
const step = 200 + page;

const applications = paths.companyCandidates(soughtJob);

/** The address of a list with its filters. */
function filtered(path: string, filters: Record<string, string>): string {
  return `${path}?${new URLSearchParams(filters).toString()}`;
}

const place = town.places[0];
const habilidade = skillTerm("tractor");
const servico = wantedTerm("farmHand");

/** What a company reads to find people by what they know. */
export const companyVisits: readonly PageVisit[] = [
  { page: "a job's applications", path: applications, atMost: own + page },
  {
    page: "a job's applications, next page",
    path: applications,
    act: (at) => at.getByRole("button", { name: "Carregar mais" }).click(),
    atMost: page,
  },
  {
    page: "a job's applications, a skill pressed",
    path: filtered(applications, { habilidade }),
    atMost: own + page,
  },
  {
    page: "a job's applications, 'tratorista' searched",
    path: filtered(applications, { habilidade: "tratorista" }),
    atMost: own + page,
  },
  {
    page: "a job's applications, 'trator cnh d' searched",
    path: filtered(applications, { habilidade: "trator cnh d" }),
    atMost: own + step,
  },
  {
    page: "a job's applications, without an answer",
    path: filtered(applications, { etapa: "semResposta" }),
    atMost: own + 2 * page,
  },
  {
    page: "a job's applications, what nobody knows",
    path: filtered(applications, { habilidade: "astronauta" }),
    atMost: own,
  },
  { page: "talent bank", path: paths.companyTalents, atMost: own + page },
  {
    page: "talent bank, a skill",
    path: filtered(paths.companyTalents, { habilidade }),
    atMost: own + page,
  },
  {
    page: "talent bank, a work",
    path: filtered(paths.companyTalents, { servico }),
    atMost: own + page,
  },
  {
    page: "talent bank, a place",
    path: filtered(paths.companyTalents, { cidade: place }),
    atMost: own + page,
  },
  {
    page: "talent bank, a skill, an area and a place",
    path: filtered(paths.companyTalents, { habilidade, area: "Agricultura", cidade: place }),
    atMost: own + page,
  },
  {
    page: "talent bank, a skill, a work and a place",
    path: filtered(paths.companyTalents, { habilidade, servico, cidade: place }),
    atMost: own + step,
  },
];
