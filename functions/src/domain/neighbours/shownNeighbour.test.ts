import { expect, test } from "vitest";
import { type JobFilters, noFilters } from "../jobList/jobFilters.ts";
import { town } from "../town.ts";
import type { NeighbourJob } from "./neighbourReading.ts";
import { shownNeighbour } from "./shownNeighbour.ts";

const now = new Date("2026-11-21T12:00:00Z");
const serra = { name: "Serra Alta", jobs: "https://vagas.serra.example/dados/vagas.json" } as const;

function job(id: string, fields: Partial<NeighbourJob> = {}): NeighbourJob {
  return {
    url: `https://vagas.serra.example/vagas/${id}`,
    title: "Operador de Caixa",
    company: "Mercado Serra",
    place: "Serra Alta",
    category: "Comércio",
    urgent: false,
    dayWork: false,
    contractType: "CLT",
    salary: "R$ 1.800,00 por mês",
    postedAt: new Date("2026-11-20T12:00:00Z"),
    deadline: "2026-12-10",
    ...fields,
  };
}

const [home, near] = town.places;
const jobs = [
  job("caixa"),
  job("trator", { title: "Tratorista", category: "Agricultura", salary: "A combinar" }),
  job("cozinha", {
    title: "Cozinheira",
    company: "Hotel",
    urgent: true,
    dayWork: true,
    place: near,
  }),
  job("vaqueiro", { title: "Vaqueiro", salary: "R$ 2.500,00 por mês", deadline: "2026-11-25" }),
];

function shown(filters: Partial<JobFilters>, readAt = now, all = jobs) {
  return shownNeighbour(serra, { readAt, jobs: all }, { ...noFilters, ...filters }, now);
}
const idsOf = (filters: Partial<JobFilters>) =>
  shown(filters)?.jobs.map(({ url }) => url.split("/").at(-1)) ?? [];

test("a neighbour is shown with its name, its own list, and of each job what a row says", () => {
  expect(shown({ search: "caixa" })).toEqual({
    name: "Serra Alta",
    list: "https://vagas.serra.example/vagas",
    jobs: [
      {
        url: "https://vagas.serra.example/vagas/caixa",
        title: "Operador de Caixa",
        company: "Mercado Serra",
        place: "Serra Alta",
        salary: "R$ 1.800,00 por mês",
        deadline: "2026-12-10",
        dayWork: false,
      },
    ],
  });
});

test.each<[string, Partial<JobFilters>, string[]]>([
  ["none", {}, ["caixa", "trator", "cozinha", "vaqueiro"]],
  ["a word of the title", { search: "vaqueiro" }, ["vaqueiro"]],
  ["another name of the trade", { search: "operador de trator" }, ["trator"]],
  ["a company's word", { search: "hotel" }, ["cozinha"]],
  ["a word that none has", { search: "dentista" }, []],
  ["a category", { category: "Agricultura" }, ["trator"]],
  ["a place of this town's list", { location: near }, ["cozinha"]],
  ["this town", { location: home }, []],
  ["kilometres around this town", { within: 50 }, ["cozinha"]],
  ["a company", { company: "Hotel" }, ["cozinha"]],
  ["urgent ones", { showUrgent: true }, ["cozinha"]],
  ["also filled ones", { showFilled: true }, ["caixa", "trator", "cozinha", "vaqueiro"]],
  ["those that say their pay", { withSalary: true }, ["caixa", "cozinha", "vaqueiro"]],
  ["a least pay", { leastPay: 2_000 }, ["vaqueiro"]],
  ["work of a day", { onlyDayWork: true }, ["cozinha"]],
  ["transport, which a file does not tell", { withTransport: true }, []],
  ["housing, which a file does not tell", { withHousing: true }, []],
  ["the order of deadlines", { order: "encerram" }, ["vaqueiro", "caixa", "trator", "cozinha"]],
  ["the order of pay", { order: "salario" }, ["vaqueiro", "caixa", "cozinha", "trator"]],
])("a list with %s shows the jobs that its filters find", (_what, filters, ids) => {
  expect(idsOf(filters)).toEqual(ids);
});

test("a neighbour without a job that the filters find is not shown", () => {
  expect(shown({ search: "dentista" })).toBeNull();
});

test("five are shown at most, and none whose last day has passed", () => {
  const ends = ["2026-11-20", "2026-11-21"];
  const many = Array.from({ length: 9 }, (_, i) =>
    job(`v${i}`, { deadline: ends[i] ?? "2026-12-10" }),
  );
  expect(shown({}, now, many)?.jobs.map(({ url }) => url.at(-1))).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
});

test("the last good reading stays for 48 hours", () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect(shown({}, hoursAgo(48))).not.toBeNull();
  expect(shown({}, hoursAgo(48.1))).toBeNull();
});

test("a neighbour whose address may not be read is not shown", () => {
  const local = { ...serra, jobs: "https://localhost/dados/vagas.json" } as const;
  expect(shownNeighbour(local, { readAt: now, jobs }, noFilters, now)).toBeNull();
});
