import { expect, test } from "vitest";
import { jobPosting } from "./jobPosting.ts";
import { buildListedJob, siteUrl } from "../siteTesting.ts";

test("a job is marked up completely", () => {
  expect(jobPosting(buildListedJob(), true, siteUrl)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Vendedor de balcão",
    description:
      "<p>Atendimento no balcão.<br>Reposição.</p><p>Horário comercial.</p><p><strong>Requisitos</strong></p><ul><li>Ensino médio</li><li>Boa comunicação</li></ul><p><strong>Benefícios</strong></p><ul><li>Vale Transporte</li></ul>",
    datePosted: "2026-11-20T12:00:00.000Z",
    validThrough: "2026-12-21T03:59:59.999Z",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: "Mercado Araguaia" },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Confresa",
        addressRegion: "MT",
        addressCountry: "BR",
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "BRL",
      value: { "@type": "QuantitativeValue", value: 1900, unitText: "MONTH" },
    },
    educationRequirements: {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "high school",
    },
    experienceRequirements: "no requirements",
    identifier: { "@type": "PropertyValue", name: "Mercado Araguaia", value: "a1" },
    directApply: true,
    url: "https://vagas.example/vagas/a1",
  });
});

test("missing information is left out", () => {
  const posting = jobPosting(
    buildListedJob({
      salary: "A combinar",
      contractType: null,
      workload: null,
      requirements: "",
      benefits: [],
    }),
    true,
    siteUrl,
  )!;
  expect(Object.keys(posting)).not.toContain("baseSalary");
  expect(Object.keys(posting)).not.toContain("employmentType");
  expect(posting).toMatchObject({
    description: "<p>Atendimento no balcão.<br>Reposição.</p><p>Horário comercial.</p>",
  });
});

test("several openings are marked up, a single one is not", () => {
  expect(jobPosting(buildListedJob({ openings: 3 }), true, siteUrl)).toMatchObject({
    totalJobOpenings: 3,
  });
  expect(jobPosting(buildListedJob({ openings: 1 }), true, siteUrl)).not.toHaveProperty(
    "totalJobOpenings",
  );
});

test("an internship of half days has both types", () => {
  const job = buildListedJob({
    contractType: "Estágio",
    workload: "Meio período (20-30h semanais)",
  });
  expect(jobPosting(job, true, siteUrl)).toMatchObject({ employmentType: ["INTERN", "PART_TIME"] });
});

test("filled and expired jobs are not marked up", () => {
  expect(jobPosting(buildListedJob({ filled: true }), true, siteUrl)).toBeNull();
  expect(jobPosting(buildListedJob(), false, siteUrl)).toBeNull();
});

test.each([
  ["Canabrava do Norte", { addressLocality: "Canabrava do Norte" }],
  ["Centro, são felix do araguaia - MT", { addressLocality: "São Félix do Araguaia" }],
  ["Fazenda Santa Rita", { streetAddress: "Fazenda Santa Rita" }],
  ["Confresense", { streetAddress: "Confresense" }],
])("work at '%s' is at %j", (location, address) => {
  expect(jobPosting(buildListedJob({ location }), true, siteUrl)).toMatchObject({
    jobLocation: { address },
  });
  expect(
    Object.keys(
      (
        jobPosting(buildListedJob({ location }), true, siteUrl) as {
          jobLocation: { address: object };
        }
      ).jobLocation.address,
    ),
  ).toHaveLength(4);
});

test("markup in the text stays text, and the data does not contain the number to write to", () => {
  const posting = JSON.stringify(
    jobPosting(buildListedJob({ description: "<b>Olá</b> & tchau" }), true, siteUrl),
  );
  expect(posting).toContain("<p>&#60;b&#62;Olá&#60;/b&#62; &#38; tchau</p>");
  expect(posting).not.toContain("66999990001");
});
