import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type * as jsqr from "jsqr";
import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import { negotiablePay } from "../../domain/pay/pay.ts";
import { buildListedJob } from "../siteTesting.ts";
import { type JobPaper, jobPapers, paperFacts, paperPath } from "./jobPaper.ts";
import type { Box, Picture } from "./pictureBoxes.ts";
import { fittingLines, posterPicture } from "./posterLayout.ts";
import { drawPixels, renderPicture } from "./renderPicture.ts";
import { statusPicture } from "./statusLayout.ts";

// Its types name a default export of a default export; it is the package itself.
const readCode = createRequire(import.meta.url)("jsqr") as typeof jsqr.default.default;

const site = "https://vagas-canabrava.web.app";
const layouts = { status: statusPicture, cartaz: posterPicture };
const papers = Object.keys(jobPapers) as JobPaper[];

const long =
  "Auxiliar administrativo e financeiro com experiência em notas fiscais e atendimento ao público";
const extremes: Record<string, Partial<Job>> = {
  "everything as long as it may be": {
    title: "M".repeat(100),
    company: "M".repeat(100),
    location: "M".repeat(80),
    salary: "M".repeat(80),
    requirements: "M".repeat(3000),
    openings: 99,
    urgent: true,
  },
  "long sentences and many requirements": {
    title: long,
    company: long,
    location: long.slice(0, 80),
    salary: long.slice(0, 80),
    requirements: Array.from({ length: 30 }, (_none, i) => `${i} ${long}`).join("\n"),
  },
  "work of a day with a long meeting place": {
    dayWork: true,
    meetingPlace: "M".repeat(120),
    openings: 99,
    requirements: "",
  },
  "emoji, other scripts and no requirements": {
    title: "👩🏽‍🌾 Тракторист",
    company: "农场",
    location: "🌾",
    salary: "\ud83d",
    requirements: "",
    description: "🚜".repeat(200),
  },
};

const factsOf = (fields: Partial<Job> = {}, code: string | null = "k7q2") =>
  paperFacts(buildListedJob(fields), code, site);
const pathOf = (paper: JobPaper, fields?: Partial<Job>, code?: string | null) =>
  paperPath("a1", paper, factsOf(fields, code));

/** Every text of a picture, in order. */
function textsOf({ props: { children } }: Box): string[] {
  return typeof children === "string" ? [children] : children.flatMap(textsOf);
}
const texts = ({ content }: Picture) => textsOf(content).filter((words) => words !== "");

test("the picture for a Status says what, where, how much, until when, and where to apply", () => {
  expect(texts(statusPicture(factsOf({ urgent: true, openings: 3 })))).toEqual([
    "Vagas Canabrava",
    "Urgente",
    "Vendedor de balcão",
    "Mercado Araguaia · 3 vagas",
    "Salário",
    "R$\u00a01.900,00",
    "Local",
    "Confresa",
    "Candidaturas até",
    "20/12/2026",
    "CLT · Tempo integral (44h semanais) · Aceita sem experiência",
    "Veja a vaga e candidate-se:",
    "vagas-canabrava.web.app/v/k7q2",
  ]);
});

const dayWork = {
  dayWork: true,
  meetingPlace: "Trevo da BR-158, às 5h30",
  openings: 4,
  pay: { ...negotiablePay, kind: "exact", least: 120_00, most: null, unit: "diária" },
  contractType: null,
  workload: null,
  experienceLevel: null,
  acceptNoExperience: false,
  requirements: "",
  expiresAt: new Date("2026-11-29T03:59:59.999Z"),
} satisfies Partial<Job>;

test("work of a day says its day, its people and where they meet, and no deadline", () => {
  const facts = factsOf(dayWork);
  const said = ["Mercado Araguaia · 4 pessoas", "R$\u00a0120,00 a diária", "Diária", "sáb., 28/11"];
  for (const words of [texts(statusPicture(facts)), texts(posterPicture(facts))]) {
    expect(words).toEqual(expect.arrayContaining([...said, "Encontro: Trevo da BR-158, às 5h30"]));
    expect(words).not.toContain("Candidaturas até");
    expect(words).not.toContain("Vaga de emprego");
  }
  const one = texts(statusPicture(factsOf({ ...dayWork, openings: 1 })));
  expect(one).toContain("Mercado Araguaia · 1 pessoa");
  expect(texts(statusPicture(factsOf({ ...dayWork, filled: true })))).toContain("Vaga preenchida");
});

test("a poster has the requirements, its address, and eight strips with it", () => {
  const words = texts(posterPicture(factsOf()));
  expect(words).toEqual(
    expect.arrayContaining([
      "Vaga de emprego",
      "Requisitos",
      "•",
      "Ensino médio",
      "Boa comunicação",
      "Aponte a câmera ou digite:",
      "vagas-canabrava.web.app",
      "/v/k7q2",
    ]),
  );
  expect(words.filter((text) => text === "vagas-canabrava.web.app/v/k7q2")).toHaveLength(8);
  expect(words.filter((text) => text === "Vendedor de balcão")).toHaveLength(9);
});

/** The size of the letters of each text of a picture. */
function lettersOf({ props: { children, style } }: Box): Map<string, unknown> {
  if (typeof children === "string") return new Map([[children, style["fontSize"]]]);
  return new Map(children.flatMap((child) => [...lettersOf(child)]));
}

test("the pay on a poster is as large as the company, and the facts below it have letters of one size", () => {
  const { content } = posterPicture(factsOf({ location: "Canabrava do Norte" }));
  const about = content.props.children[1] as Box;
  const letters = lettersOf(about);
  const sizes = ["Mercado Araguaia", "R$\u00a01.900,00", "Canabrava do Norte", "20/12/2026"].map(
    (text) => letters.get(text),
  );
  expect(sizes).toEqual([76, 76, 62, 62]);
});

/** The height of a box whose texts take all the lines that they may. */
function fullHeight({ props: { children, style } }: Box): number {
  const valueOf = (name: string, otherwise: number) => Number(style[name] ?? otherwise);
  if (typeof children === "string") {
    const height = valueOf("fontSize", 0) * valueOf("lineHeight", 1) * valueOf("lineClamp", 1);
    return height + valueOf("marginTop", 0);
  }
  const heights = children.map(fullHeight);
  return style["flexDirection"] === "column"
    ? heights.reduce((sum, each) => sum + each, 0)
    : Math.max(...heights);
}

const longestPay =
  "R$ 12.345,67 a R$ 22.345,67 por hora + comissão, gorjetas e periculosidade, com alimentação; alojamento e transporte descontados do salário";

test.each([1, 2, 3, 4, 5])(
  "on a poster of a title %i fifths long, the name, the longest pay and the facts fit above the requirements",
  (fifths) => {
    const title = "Operador de máquinas ".repeat(5).slice(0, 20 * fifths);
    const salary = longestPay;
    const { content } = posterPicture(factsOf({ title, salary, location: "M".repeat(80) }));
    const about = content.props.children[1] as Box;
    expect(fullHeight(about)).toBeLessThanOrEqual(Number(about.props.style["height"]));
    expect(lettersOf(content).get(longestPay.replaceAll("R$ ", "R$\u00a0"))).toBe(40);
  },
);

test("a poster of a job without requirements says what the work is", () => {
  const words = texts(posterPicture(factsOf({ requirements: " \n" })));
  expect(words).toContain("Sobre a vaga");
  expect(words).toContain("Atendimento no balcão. Reposição. Horário comercial.");
});

test("requirements that do not fit are counted", () => {
  const many = Array.from({ length: 30 }, (_none, i) => `Requisito ${i}`);
  expect(fittingLines(many)).toEqual({ shown: many.slice(0, 9), left: 21 });
  expect(fittingLines(many.slice(0, 10))).toEqual({ shown: many.slice(0, 10), left: 0 });
});

test("a filled job says so on both", () => {
  expect(texts(statusPicture(factsOf({ filled: true, urgent: true })))).toContain(
    "Vaga preenchida",
  );
  const poster = texts(posterPicture(factsOf({ filled: true, urgent: true })));
  expect(poster.filter((words) => words === "Preenchida")).toHaveLength(2);
  expect(poster).not.toContain("Urgente");
});

test.each<[string, Partial<Job>]>([
  ["title", { title: "Caixa" }],
  ["contract", { contractType: "PJ" }],
  ["requirement", { requirements: "CNH B" }],
  ["deadline", { expiresAt: new Date("2026-12-22T03:59:59Z") }],
  ["filling", { filled: true }],
])("another %s is another address, what is not drawn is none", (_what, fields) => {
  for (const paper of papers) {
    expect(pathOf(paper)).toMatch(`/vagas/a1/${paper}-`);
    expect(pathOf(paper, fields)).not.toBe(pathOf(paper));
    expect(pathOf(paper, { revision: 9, contactWhatsapp: "5566999990002" })).toBe(pathOf(paper));
    expect(pathOf(paper, {}, "k7q3")).not.toBe(pathOf(paper));
  }
});

test("a phone reads the address from a finished poster", async () => {
  const { width, height } = jobPapers.cartaz;
  const data = await drawPixels(posterPicture(factsOf()), jobPapers.cartaz);
  // Every second pixel of every second row, as a camera at some distance sees it.
  const seen = new Uint8ClampedArray((width / 2) * Math.floor(height / 2) * 4);
  for (let y = 0; y + 1 < height; y += 2)
    for (let x = 0; x < width; x += 2)
      seen.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), y * width + 2 * x);
  expect(readCode(seen, width / 2, Math.floor(height / 2))?.data).toBe(`${site}/v/k7q2`);
});

test("a job without a code has its page's address", () => {
  expect(factsOf({}, null).address).toBe(`${site}/vagas/a1`);
});

/** What holds nothing to read: the edges, what WhatsApp covers, and the line above the strips. */
const empty: Record<JobPaper, [left: number, top: number, right: number, bottom: number][]> = {
  status: [
    [0, 0, 76, 1920],
    [1006, 340, 1080, 1920],
    [0, 0, 1080, 236],
    [0, 1700, 1080, 1920],
  ],
  cartaz: [
    [0, 0, 106, 1850],
    [1590, 0, 1654, 1850],
    [0, 1842, 1654, 1858],
    [0, 2322, 1654, 2339],
  ],
};

test.each(papers)("a %s keeps every letter in its place", async (paper) => {
  const size = jobPapers[paper];
  const pixelsOf = (fields: Partial<Job>) => drawPixels(layouts[paper](factsOf(fields)), size);
  const none = { title: "I", company: "🌾", location: "🌾", salary: "🌾", requirements: "" };
  const before = await pixelsOf({ ...none, description: "🌾" });
  for (const [what, fields] of Object.entries(extremes)) {
    const after = await pixelsOf(fields);
    const changed = empty[paper].filter(([left, top, right, bottom]) =>
      Array.from({ length: bottom - top }, (_none, i) => {
        const [from, to] = [left, right].map((x) => ((top + i) * size.width + x) * 4);
        return before.compare(after, from, to, from, to);
      }).some((order) => order !== 0),
    );
    expect([what, changed]).toEqual([what, []]);
  }
});

test.each(papers)("a %s takes less than 500 KB", async (paper) => {
  const [, sentences] = Object.values(extremes);
  const png = await renderPicture(layouts[paper](factsOf(sentences)), jobPapers[paper]);
  expect(png.length).toBeLessThan(500_000);
});

test("a changed drawing has a new number, so that caches drop the old one", () => {
  const drawn = [{}, { urgent: true }, { filled: true }, ...Object.values(extremes)].map((fields) =>
    papers.map((paper) => layouts[paper](factsOf(fields))),
  );
  const drawing = createHash("sha256").update(JSON.stringify(drawn)).digest("hex").slice(0, 16);
  // If the drawing has changed: raise its number in jobPaper.ts, and update these values.
  expect({ drawing, status: pathOf("status"), cartaz: pathOf("cartaz") }).toMatchInlineSnapshot(`
    {
      "cartaz": "/vagas/a1/cartaz-ad2cff4bd441.png",
      "drawing": "72e3bb2aa507b0cd",
      "status": "/vagas/a1/status-c028540d3cbf.png",
    }
  `);
});
