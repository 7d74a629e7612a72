import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Neighbour } from "@vagas/functions/domain/neighbours/neighbour";
import { town } from "@vagas/functions/domain/town";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTree, runIn } from "./copyTree.ts";

// Builds the board of another town by changing only functions/src/domain/town.ts in a copy of the tree.

const other = {
  boardName: "Empregos Serra Alta",
  name: "Serra Alta do Sul",
  state: "PA",
  stateName: "Pará",
  country: "BR",
  region: "da Serra Alta Paraense",
  areaCode: "94",
  timeZone: "America/Belem",
  siteUrl: "https://serra-alta.example",
  places: ["Serra Alta do Sul", "Morro Azul"],
  roadKilometres: [[], [17]],
  contact: {
    whatsapp: "5594900001111",
    supportEmail: "ajuda@serra-alta.example",
    supportPhone: "(94) 90000-1111",
    instagram: "https://www.instagram.com/serraalta",
    instagramHandle: "@serraalta",
  },
  labourProsecutor: { name: "MPT no Pará", phone: "(91) 3200-0000" },
  credits: {
    developer: "Equipe Serra Alta",
    company: "Morro Software",
    email: "oi@morro.example",
    phone: "(94) 90000-2222",
  },
} satisfies Shape<typeof town>;

const otherNeighbours: readonly Neighbour[] = [
  { name: "Rio Verde Novo", jobs: "https://vagas.rio-verde.example/dados/vagas.json" },
];

type Shape<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends readonly string[]
      ? readonly string[]
      : T[Key] extends readonly (readonly number[])[]
        ? readonly (readonly number[])[]
        : Shape<T[Key]>;
};
type Text = readonly [name: string, text: string];

/** Milliseconds, on a busy machine. */
const patience = 240_000;
const readable = [".js", ".mjs", ".html", ".css", ".svg", ".json", ".webmanifest", ".txt"];

let copy = "";
/** The browser's files, the server's code, and the server's output. */
let site: Text[] = [];
let server: Text[] = [];
let made: Text[] = [];

function read(path: string): string {
  return readFileSync(join(copy, path), "utf8");
}

function textsIn(folder: string): Text[] {
  const files = readdirSync(join(copy, folder), { recursive: true, encoding: "utf8" }).filter(
    (name) => readable.includes(extname(name)),
  );
  return files.map((name) => [join(folder, name), read(join(folder, name))]);
}

function textOf(texts: readonly Text[], name: string): string {
  return texts.find(([which]) => which === name)?.[1] ?? "";
}

beforeAll(() => {
  copy = copyTree("vagas-town-");
  writeFileSync(
    join(copy, "functions", "src", "domain", "town.ts"),
    `export const town = ${JSON.stringify(other)} as const;
import type { Neighbour } from "./neighbours/neighbour.ts";
export const neighbours: readonly Neighbour[] = ${JSON.stringify(otherNeighbours)};\n`,
  );
  const builds = [
    ["tsc", "-p", "functions/tsconfig.json"],
    ["vite", "build", "web", "--logLevel", "error"],
    ["vite", "build", "web", "--config", "web/vite.render.config.ts", "--logLevel", "error"],
  ];
  for (const [command = "", ...args] of builds)
    expect(runIn(copy, command, args)).toMatchObject({ status: 0 });
  const { status, output } = runIn(copy, "node", ["tests/emulators/madeForTown.ts"]);
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  site = textsIn("web/dist");
  server = textsIn("functions/lib");
  made = JSON.parse(output) as Text[];
}, patience);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Every text of a town's file. */
function wordsOf(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(wordsOf);
}

function found(texts: readonly Text[], sought: readonly string[]): string[] {
  return texts.flatMap(([name, text]) =>
    sought
      .filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))
      .map((trace) => `${trace} in ${name}`),
  );
}

/** What both towns have: a board in Pará shares the state and the clock with the other one. The data of all lies in São Paulo. */
const shared = new Set([...wordsOf(other), "São Paulo"]);

/** Traces of the town: the texts of its file, and its names as people and machines shorten them. */
const traces = [
  ...new Set([
    ...wordsOf(town).filter((word) => word.length > 4 && !shared.has(word)),
    "canabrava",
    "mato grosso",
    "mato-gross",
    "matogrosso",
    "araguaiasoftware",
  ]),
];

test("no built file names the original town", () => {
  expect(
    [site.length, server.length].every((count) => count > 50),
    "the builds are there",
  ).toBe(true);
  expect(found(site, [...traces, "(66)"])).toEqual([]);
  expect(found(server, traces)).toEqual([]);
});

test("no page, picture, mail, feed, machine-readable list or demo data names it either", () => {
  expect(made.length).toBeGreaterThan(25);
  expect(found(made, traces)).toEqual([]);
  // Too short to search for in programs.
  const short = /\bMT\b|"5566\d{8,9}"/;
  expect(made.filter(([, text]) => short.test(text)).map(([name]) => name)).toEqual([]);
});

test("everything people see of the town comes from its file", () => {
  const { name, boardName, stateName, places, contact, credits } = other;
  const browser = site.map(([, text]) => text).join("\n");
  for (const word of [
    name,
    boardName,
    ...places,
    ...Object.values(contact),
    ...Object.values(credits),
  ])
    expect(browser, word).toContain(word);
  expect(textOf(made, "board for machines")).toContain(stateName);
});

test("below the end of a list its neighbours' jobs lead to their own site, and machines do not read them", () => {
  const page = textOf(made, "page /vagas");
  expect(page).toContain("Vagas em Rio Verde Novo");
  expect(page).toContain('href=\\"https://vagas.rio-verde.example/vagas/soldador\\"');
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert(1)");
  expect(textOf(server, "functions/lib/site/neighboursBelow.js")).not.toBe("");
});

test("the shell, the installed application and robots.txt name the other town", () => {
  expect(read("web/dist/shell.html")).toContain("<title>Empregos Serra Alta</title>");
  expect(read("web/dist/shell.html")).toContain("Vagas de emprego em Serra Alta do Sul e região");
  expect(JSON.parse(read("web/dist/manifest.webmanifest"))).toMatchObject({
    short_name: "Empregos Serra Alta",
    name: "Empregos Serra Alta: vagas de emprego em Serra Alta do Sul",
  });
  expect(read("web/dist/robots.txt")).toContain("Sitemap: https://serra-alta.example/sitemap.xml");
});

test.each([
  ["page /", "Serra Alta do Sul"],
  ["head of home", "Empregos Serra Alta"],
  ["head of job", "https://serra-alta.example/vagas/a1"],
  ["picture of the board", "em Serra Alta do Sul"],
  ["picture of a job", "Empregos Serra Alta"],
  ["feed", "<title>Empregos Serra Alta</title>"],
  ["sitemap", "<loc>https://serra-alta.example/</loc>"],
  ["job for machines", '"addressRegion":"PA"'],
  ["board for machines", "https://www.instagram.com/serraalta"],
  ["receipt", "ajuda@serra-alta.example"],
  ["approval", "Empregos Serra Alta · Serra Alta do Sul, PA"],
  ["mail about own data", "no site Empregos Serra Alta"],
  ["words of a chat", "no site Empregos Serra Alta"],
  ["page /sobre", "cidades vizinhas da Serra Alta Paraense"],
  ["page /semana", "Padeiro"],
  ["words of the week", "*Vagas da semana em Serra Alta do Sul e região*"],
  ["mail about an alert", "até 50 km de Serra Alta do Sul"],
  ["open data", '"town":"Serra Alta do Sul, PA"'],
  ["poster", "Empregos Serra Alta"],
  ["demo data", "Morro Azul"],
  ["demo accounts", "admin@serra-alta.example"],
])("the %s says %s", (name, word) => {
  expect(textOf(made, name)).toContain(word);
});
