import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type * as jsqr from "jsqr";
import { expect, test } from "vitest";
import { daysFrom, type Week, type WeekJob } from "../../domain/week/week.ts";
import type { Box } from "./pictureBoxes.ts";
import { weekPicture } from "./pictureLayout.ts";
import { drawPixels, renderPicture } from "./renderPicture.ts";
import { sheetFacts, weekPicturePath, weekSheetPath, weekSheetSize } from "./weekAddress.ts";
import { weekSheet } from "./weekSheetLayout.ts";

// Its types name a default export of a default export; it is the package itself.
const readCode = createRequire(import.meta.url)("jsqr") as typeof jsqr.default.default;

const now = new Date("2026-11-21T12:00:00Z");
const site = "https://vagas-canabrava.web.app";

function weekOf(count: number, fields: Partial<WeekJob> = {}): Week {
  const jobs = Array.from({ length: count }, (_none, i) => ({
    id: `vaga-${i}`,
    title: "Vendedor de balcão",
    company: "Mercado Araguaia",
    location: "Confresa",
    category: "Comércio" as const,
    urgent: i === 0,
    dayWork: false,
    postedAt: now,
    expiresAt: daysFrom(now, i === 1 ? 3 : 20),
    pay: "R$ 1.900,00, com transporte",
    amount: "R$ 1.900,00",
    code: "k7q2",
    ...fields,
  }));
  return { jobs, fresh: count, closing: 1, urgent: 1, more: 0 };
}
const factsOf = (...given: Parameters<typeof weekOf>) => sheetFacts(weekOf(...given), site, now);

function textsOf({ props: { children } }: Box): string[] {
  return typeof children === "string" ? [children] : children.flatMap(textsOf);
}
const words = (facts: ReturnType<typeof factsOf>) =>
  textsOf(weekSheet(facts).content).filter((text) => text !== "");

test("the sheet names each job with its address, and what is special about it", () => {
  expect(words(factsOf(2))).toEqual([
    "Vagas da semana",
    "Canabrava do Norte e região · 21/11/2026",
    "2 novas · 1 encerra em até 7 dias · 1 urgente",
    "Vendedor de balcão",
    "Mercado Araguaia · Confresa · R$ 1.900,00",
    "/v/k7q2",
    "Urgente",
    "Vendedor de balcão",
    "Mercado Araguaia · Confresa · R$ 1.900,00",
    "/v/k7q2",
    "até 24/11",
    "Todas também em",
    "vagas-canabrava.web.app/semana",
    "Para ver uma vaga, digite vagas-canabrava.web.app e o código ao lado do nome dela.",
  ]);
});

test("on paper the place and the amount are whole, and a long company's name is cut", () => {
  const company = "Cooperativa Agroindustrial dos Produtores do Norte Araguaia";
  const amount = "R$ 1.700,00 a R$ 2.200,00 por mês";
  const said = words(factsOf(1, { company, location: "Canabrava do Norte", amount }));
  expect(said).toContainEqual(
    expect.stringMatching(
      /^Coop[^·]*… · Canabrava do Norte · R\$ 1\.700,00 a R\$ 2\.200,00 por mês$/,
    ),
  );
});

test("work of a day says its day", () => {
  expect(words(factsOf(2, { dayWork: true, urgent: false }))).toContain("diária ter., 24/11");
});

test("twelve jobs fit; the others, and those without an address, are counted", () => {
  expect(factsOf(300)).toMatchObject({ jobs: { length: 12 }, left: 288 });
  expect(words(factsOf(13))).toContain("e mais 1 vaga em");
  expect(factsOf(3, { code: null })).toMatchObject({ jobs: [], left: 3 });
});

test("a week without jobs says so", () => {
  expect(words(sheetFacts({ ...weekOf(0), closing: 0, urgent: 0 }, site, now))).toContain(
    "Nenhuma vaga nova nesta semana.",
  );
});

test.each([0, 300])(
  "a phone reads the week's address from a finished sheet of %i jobs",
  async (count) => {
    const { width, height } = weekSheetSize;
    const data = await drawPixels(weekSheet(factsOf(count)), weekSheetSize);
    // Every second pixel of every second row, as a camera at some distance sees it.
    const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)];
    const seen = new Uint8ClampedArray(across * down * 4);
    for (let y = 0; y < down; y += 1)
      for (let x = 0; x < across; x += 1) {
        const from = (2 * y * width + 2 * x) * 4;
        seen.set(data.subarray(from, from + 4), (y * across + x) * 4);
      }
    expect(readCode(seen, across, down)?.data).toBe(`${site}/semana`);
  },
);

test("its address changes with what is drawn", () => {
  expect(weekSheetPath(factsOf(2))).toMatch(/^\/semana\/mural-[0-9a-f]{12}\.png$/);
  expect(weekSheetPath(factsOf(2, { title: "Caixa" }))).not.toBe(weekSheetPath(factsOf(2)));
  expect(weekPicturePath(weekOf(2, { title: "Caixa" }))).toBe(weekPicturePath(weekOf(2)));
  expect(weekPicturePath(weekOf(3))).not.toBe(weekPicturePath(weekOf(2)));
});

test("long texts and emoji stay in their rows, in less than 500 KB", async () => {
  const { width, height } = weekSheetSize;
  const blank = await drawPixels(
    weekSheet(factsOf(12, { title: "I", company: "🌾" })),
    weekSheetSize,
  );
  for (const fields of [
    { title: "M".repeat(100), company: "M".repeat(100), location: "M".repeat(80) },
    { title: "👩🏽‍🌾 Тракторист", company: "农场", amount: "M".repeat(300) },
    { dayWork: true, urgent: false },
  ]) {
    const drawn = await drawPixels(weekSheet(factsOf(12, fields)), weekSheetSize);
    for (const [left, top, right, bottom] of [
      [0, 0, 106, height],
      [width - 106, 0, width, 1980],
      [0, 300, width, 338],
      [0, 1984, width, height],
    ] as const)
      for (let y = top; y < bottom; y += 1) {
        const [from, to] = [(y * width + left) * 4, (y * width + right) * 4];
        if (blank.compare(drawn, from, to, from, to) !== 0)
          expect.fail(`${JSON.stringify(fields)} changes line ${y} right of ${left}`);
      }
  }
  const png = await renderPicture(weekSheet(factsOf(12)), weekSheetSize);
  expect(png.length).toBeLessThan(500_000);
});

test("a changed drawing has a new number, so that caches drop the old one", () => {
  const drawn = [
    ...[0, 1, 2, 13].map((count) => weekSheet(factsOf(count))),
    weekPicture("2 novas"),
    weekPicture(""),
  ];
  const drawing = createHash("sha256").update(JSON.stringify(drawn)).digest("hex").slice(0, 16);
  // If the drawing has changed: raise its number in weekAddress.ts, and update these values.
  expect({ drawing, sheet: weekSheetPath(factsOf(2)) }).toMatchInlineSnapshot(`
    {
      "drawing": "506df66ae08250a9",
      "sheet": "/semana/mural-e9361ac1fbc8.png",
    }
  `);
});
