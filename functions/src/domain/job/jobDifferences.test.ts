import { expect, test } from "vitest";
import type { JobContent } from "./job.ts";
import { buildJobContent } from "../testing/buildJob.ts";
import { jobDifferences } from "./jobDifferences.ts";

const job = buildJobContent({
  title: "Padeiro",
  company: "Padaria Aurora",
  description: "Faz pães e bolos de madrugada.",
  requirements: "Ensino médio\nExperiência",
  type: "Alimentação",
  salary: "R$ 1.800,00",
  contractType: "CLT",
  benefits: ["Vale Transporte", "Vale Alimentação"],
});

const differ = (fields: Partial<JobContent>) => jobDifferences(job, { ...job, ...fields });

test("jobs with the same content have no differences, whatever the order of benefits", () => {
  expect(differ({ benefits: ["Vale Alimentação", "Vale Transporte"] })).toEqual([]);
});

test.each<[Partial<JobContent>, string, string | null, string | null]>([
  [{ salary: "R$ 2.100,00" }, "Salário", "R$ 1.800,00", "R$ 2.100,00"],
  [{ location: "Vila Rica" }, "Localização", "Confresa", "Vila Rica"],
  [{ contactWhatsapp: "5566999990002" }, "WhatsApp", "(66) 99999-0001", "(66) 99999-0002"],
  [{ salary: "R$ 1.800,00 + comissão" }, "Salário", "R$ 1.800,00", "R$ 1.800,00 + comissão"],
  [{ location: "Confresa (zona rural)" }, "Localização", "Confresa", "Confresa (zona rural)"],
  [{ openings: 3 }, "Vagas", "1", "3"],
  [{ meetingPlace: "Praça da Matriz" }, "Ponto de encontro", null, "Praça da Matriz"],
  [{ urgent: true }, "Urgente", "Não", "Sim"],
  [{ acceptNoExperience: true }, "Aceita sem experiência", "Não", "Sim"],
  [{ contractType: null }, "Contrato", "CLT", null],
  [{ workload: "Flexível" }, "Carga horária", null, "Flexível"],
  [{ educationLevel: "Ensino Médio" }, "Escolaridade", null, "Ensino Médio"],
  [{ experienceLevel: "Júnior" }, "Experiência", null, "Júnior"],
  [{ benefits: [] }, "Benefícios", "Vale Alimentação, Vale Transporte", null],
  [{ requirements: " \n" }, "Requisitos", "Ensino médio\nExperiência", null],
  [{ title: "Confeiteira" }, "Título", "Padeiro", "Confeiteira"],
  [{ company: "Mercado" }, "Empresa na vaga", "Padaria Aurora", "Mercado"],
])("%j is described before and after", (fields, label, before, after) => {
  expect(differ(fields)).toMatchObject([{ label, before, after, parts: null }]);
});

test("the category, which follows from the type, is not listed twice", () => {
  expect(differ({ type: "Vendas", category: "Vendas" }).map(({ label }) => label)).toEqual([
    "Tipo",
  ]);
});

test("a partly changed text is shown word by word", () => {
  expect(differ({ description: "Faz pães e doces de madrugada." })).toMatchObject([
    {
      label: "Descrição",
      parts: [
        { kind: "same", text: "Faz pães e " },
        { kind: "removed", text: "bolos " },
        { kind: "added", text: "doces " },
        { kind: "same", text: "de madrugada." },
      ],
    },
  ]);
});

test("partly changed requirements are shown word by word, new ones as they are", () => {
  expect(differ({ requirements: "Ensino médio\nDisponibilidade" })).toMatchObject([
    {
      label: "Requisitos",
      parts: [
        { kind: "same", text: "Ensino médio\n" },
        { kind: "removed", text: "Experiência" },
        { kind: "added", text: "Disponibilidade" },
      ],
    },
  ]);
  expect(jobDifferences({ ...job, requirements: "" }, job)).toMatchObject([
    { before: null, after: "Ensino médio\nExperiência", parts: null },
  ]);
});

test("the text to judge comes first, then the page's order", () => {
  const changed = {
    urgent: true,
    salary: "x",
    description: "Outra coisa bem diferente",
    title: "y",
  };
  expect(differ(changed).map(({ field }) => field)).toEqual([
    "title",
    "description",
    "salary",
    "urgent",
  ]);
});
