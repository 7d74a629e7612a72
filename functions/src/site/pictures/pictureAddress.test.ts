import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import { negotiablePay } from "../../domain/pay/pay.ts";
import { pictureFacts, picturePath, pictureText, pictureVersion } from "./pictureAddress.ts";
import { buildListedJob } from "../siteTesting.ts";

const version = pictureVersion(buildListedJob());

test("a picture's address names its job and its version", () => {
  expect(picturePath(buildListedJob())).toBe(`/vagas/a1/imagem-${version}.png`);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
});

test.each<[string, Partial<Job>]>([
  ["title", { title: "Caixa" }],
  ["company", { company: "Padaria" }],
  ["place", { location: "Vila Rica" }],
  ["pay", { salary: "A combinar" }],
  ["amount", { pay: { ...negotiablePay, housing: "free" } }],
  ["number of openings", { openings: 2 }],
  ["deadline", { expiresAt: new Date("2026-12-22T03:59:59Z") }],
  ["urgency", { urgent: true }],
  ["filling", { filled: true }],
  ["kind", { dayWork: true }],
])("another %s is another version", (_what, fields) => {
  expect(pictureVersion(buildListedJob(fields))).not.toBe(version);
});

test("fields that are not drawn do not change the version", () => {
  const other = buildListedJob({
    description: "Outra descrição.",
    revision: 9,
    updatedAt: new Date(),
    contactWhatsapp: "5566999990002",
    expiresAt: new Date("2026-12-21T03:00:00Z"),
  });
  expect(pictureVersion(other)).toBe(version);
  expect(JSON.stringify(pictureFacts(other))).not.toContain("5566");
});

test("the alternative text says what the picture shows", () => {
  expect(pictureText(buildListedJob())).toBe(
    "Vendedor de balcão. Mercado Araguaia, Confresa. R$ 1.900,00. Candidaturas até 20/12/2026.",
  );
  expect(pictureText(buildListedJob({ openings: 3 }))).toBe(
    "Vendedor de balcão. Mercado Araguaia, Confresa. R$ 1.900,00. 3 vagas. Candidaturas até 20/12/2026.",
  );
  const day = { dayWork: true, openings: 4, expiresAt: new Date("2026-11-29T03:59:59.999Z") };
  expect(pictureText(buildListedJob(day))).toBe(
    "Vendedor de balcão. Mercado Araguaia, Confresa. R$ 1.900,00. 4 pessoas. Diária: sáb., 28/11.",
  );
  expect(pictureText(buildListedJob({ filled: true }))).toBe(
    "Vendedor de balcão. Mercado Araguaia, Confresa. R$ 1.900,00. Vaga preenchida.",
  );
});
