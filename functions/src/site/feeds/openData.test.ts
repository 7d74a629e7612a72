import { expect, test } from "vitest";
import { buildListedJob, siteUrl } from "../siteTesting.ts";
import { jobsInFile } from "../../domain/neighbours/jobsInFile.ts";
import { openData } from "./openData.ts";

test("a job's facts are open data, with the licence, and neither its text nor its contact", () => {
  const job = buildListedJob({
    id: "caixa",
    title: "Caixa",
    company: "Mercado",
    salary: "R$ 1.800,00 por mês",
    description: "Atender no caixa.",
    contactWhatsapp: "5566999991111",
    postedAt: new Date("2026-11-20T12:00:00Z"),
    // Before midnight in the town, after it in Greenwich.
    expiresAt: new Date("2026-12-11T03:59:59Z"),
  });
  const data = openData([job], siteUrl);
  expect(data).toMatchObject({
    source: "Vagas Canabrava, https://vagas.example/vagas",
    license: "CC BY 4.0",
    jobs: [
      {
        url: "https://vagas.example/vagas/caixa",
        title: "Caixa",
        company: "Mercado",
        salary: "R$ 1.800,00 por mês",
        baseSalary: { value: { value: 1800, unitText: "MONTH" } },
        postedAt: "2026-11-20T12:00:00.000Z",
        deadline: "2026-12-10",
      },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/Atender|66999991111/);
});

test("another town reads this board's file as it is", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const jobs = ["caixa", "colheita"].map((id) =>
    buildListedJob({ id, title: id, dayWork: id === "colheita" }),
  );
  const file = JSON.parse(JSON.stringify(openData(jobs, siteUrl))) as unknown;
  const read = jobsInFile(file, new URL(siteUrl).host, now);
  expect(read).toEqual(
    jobs.map(
      ({
        id,
        title,
        company,
        location,
        category,
        urgent,
        dayWork,
        contractType,
        salary,
        postedAt,
      }) => ({
        url: `https://vagas.example/vagas/${id}`,
        title,
        company,
        place: location,
        category,
        urgent,
        dayWork,
        contractType,
        salary,
        postedAt,
        deadline: "2026-12-20",
      }),
    ),
  );
});
