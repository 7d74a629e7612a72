import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { negotiablePay } from "../../domain/pay/pay.ts";
import { buildListedJob } from "../siteTesting.ts";
import { pictureFacts, pictureVersion } from "./pictureAddress.ts";
import type { Box, Picture } from "./pictureBoxes.ts";
import { homePicture, jobPicture } from "./pictureLayout.ts";

/** Every text of a picture, in order. */
function textsOf({ content }: Pick<Picture, "content">): string[] {
  const { children } = content.props;
  return typeof children === "string"
    ? [children]
    : children.flatMap((child: Box) => textsOf({ content: child }));
}

function drawn(fields: Parameters<typeof buildListedJob>[0] = {}): Picture {
  return jobPicture(pictureFacts(buildListedJob(fields)));
}

test("a picture shows the work, the place, the pay and the deadline", () => {
  expect(textsOf(drawn())).toEqual([
    "Vagas Canabrava",
    "Vendedor de balcão",
    "Mercado Araguaia",
    "Salário",
    "R$\u00a01.900,00",
    "Local",
    "Confresa",
    "Candidaturas até",
    "20/12/2026",
  ]);
});

test("a picture shows the whole pay, and the openings if there are several", () => {
  const pay = { ...negotiablePay, extras: ["comissão" as const] };
  const texts = textsOf(drawn({ pay, openings: 3 }));
  expect(texts).toContain("Mercado Araguaia · 3 vagas");
  expect(texts).toContain("A combinar + comissão");
});

test("work of a day shows its day and its people", () => {
  const day = { dayWork: true, openings: 4, expiresAt: new Date("2026-11-29T03:59:59.999Z") };
  const texts = textsOf(drawn(day));
  expect(texts).toContain("Mercado Araguaia · 4 pessoas");
  expect(texts.slice(-2)).toEqual(["Diária", "sáb., 28/11"]);
  expect(textsOf(drawn({ ...day, filled: true })).slice(-2)).toEqual(["Situação", "Preenchida"]);
});

test("an urgent job is marked; a filled one says so instead and is grey", () => {
  expect(textsOf(drawn({ urgent: true })).slice(0, 3)).toEqual([
    "Vagas Canabrava",
    "Urgente",
    "Vendedor de balcão",
  ]);
  expect(textsOf(drawn({ urgent: true, filled: true }))).not.toContain("Urgente");
  expect(textsOf(drawn({ filled: true })).slice(-2)).toEqual(["Situação", "Preenchida"]);
  expect(drawn({ filled: true }).backdrop).toContain(
    '<rect y="446" width="1200" height="184" fill="#54625C"/>',
  );
  expect(drawn().backdrop).toContain('<rect y="446" width="1200" height="184" fill="#0A6A4E"/>');
});

test("undrawable text is left out with its label, and a job always has a name", () => {
  expect(
    textsOf(drawn({ title: "🚜", company: "农场", salary: "\ud83d", location: "🌾" })),
  ).toEqual(["Vagas Canabrava", "Vaga de emprego", "", "Candidaturas até", "20/12/2026"]);
});

test("the picture of the board says what it is", () => {
  expect(textsOf(homePicture())).toEqual([
    "Vagas Canabrava",
    "Vagas de emprego",
    "em Canabrava do Norte",
    "e região",
    "Grátis para quem procura.",
    "O currículo vai direto a quem contrata.",
  ]);
});

test("a changed drawing has a new number, so that caches drop the old one", () => {
  const long =
    "Auxiliar administrativo e financeiro com experiência em notas fiscais e atendimento ao público";
  // Each length of a fact, so that each size is drawn.
  const medium = Array.from({ length: 40 }, (_none, i) => "n".repeat(i + 1));
  const pictures = [
    homePicture(),
    drawn(),
    drawn({ urgent: true }),
    drawn({ filled: true }),
    drawn({ title: long, company: long, location: long.slice(0, 80), salary: long.slice(0, 80) }),
    drawn({ title: "Caixa", location: "", salary: "" }),
    ...medium.map((location) => drawn({ location, salary: location })),
  ];
  const drawing = createHash("sha256").update(JSON.stringify(pictures)).digest("hex").slice(0, 16);
  // If the drawing has changed: raise `drawing` in pictureAddress.ts, and update both values.
  expect({ drawing, version: pictureVersion(buildListedJob()) }).toEqual({
    drawing: "941725459b057571",
    version: "5426c6680297",
  });
});
