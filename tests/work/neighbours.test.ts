import { addMinutes } from "@vagas/functions/domain/dates";
import type { Neighbour } from "@vagas/functions/domain/neighbours/neighbour";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerFile } from "../../functions/src/site/answerFile.ts";
import { answerSite } from "../../functions/src/site/answerSite.ts";
import { readPage } from "../../functions/src/site/readPage.ts";
import { buildRendering } from "../../functions/src/site/siteTesting.ts";
import { readFiles } from "../../functions/src/triggers/neighbours/readNeighbours.ts";
import type { Get } from "../../functions/src/triggers/neighbours/readText.ts";
import { now } from "../faults/life.ts";
import { listed } from "./listedJobsGiven.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const serra: Neighbour = {
  name: "Serra Alta",
  jobs: "https://vagas.serra.example/dados/vagas.json",
};
const morro: Neighbour = { name: "Morro Azul", jobs: "https://morro.example/dados/vagas.json" };
const hour = (hours: number) => addMinutes(now, hours * 60);

/** A file of one job with this title; its host is that of the neighbour. */
const fileOf = ({ jobs }: Neighbour, title: string) => ({
  jobs: [
    {
      url: new URL("/vagas/caixa", jobs).href,
      title,
      company: "Mercado",
      place: "Serra Alta",
      salary: "R$ 1.800,00 por mês",
      postedAt: "2026-11-20T12:00:00.000Z",
      deadline: "2026-12-10",
    },
  ],
});

/** Answers each neighbour's address with its file; one without a file is out of reach. */
const serving =
  (files: [Neighbour, unknown][]): Get =>
  async (address) => {
    const found = files.find(([{ jobs }]) => jobs === address);
    if (!found) throw new TypeError("fetch failed");
    return new Response(typeof found[1] === "string" ? found[1] : JSON.stringify(found[1]), {
      headers: { "Content-Type": "application/json" },
    });
  };

const listOf = async (at: Date, query = "") =>
  (await readPage(contextAt(at), "/vagas", new URLSearchParams(query))).first as {
    neighbours?: { name: string; jobs: { title: string }[] }[];
  };
const titles = async (at: Date, query = "") =>
  (await listOf(at, query)).neighbours?.flatMap(({ jobs }) => jobs.map(({ title }) => title));

beforeEach(async () => {
  process.env["DEMO_NEIGHBOURS"] = JSON.stringify([serra, morro]);
  await board({});
});
afterEach(() => delete process.env["DEMO_NEIGHBOURS"]);

test("each run replaces what was read, and what cannot be read stays for two days", async () => {
  await readFiles(
    contextAt(),
    [serra, morro],
    serving([
      [serra, fileOf(serra, "Caixa")],
      [morro, fileOf(morro, "Padeiro")],
    ]),
  );
  expect(await titles(now)).toEqual(["Caixa", "Padeiro"]);
  const broken = serving([
    [serra, "<!doctype html><title>senha</title>"],
    [morro, fileOf(morro, "Vaqueiro")],
  ]);
  await expect(readFiles(contextAt(hour(1)), [serra, morro], broken)).rejects.toThrow(
    "Neighbours that could not be read: 1",
  );
  expect(await titles(hour(1))).toEqual(["Caixa", "Vaqueiro"]);
  expect(await titles(hour(48))).toEqual(["Caixa", "Vaqueiro"]);
  expect(await titles(hour(48.5))).toEqual(["Vaqueiro"]);
  expect(await titles(hour(49.5))).toEqual([]);
});

test("a town that is no neighbour any more is forgotten", async () => {
  await readFiles(
    contextAt(),
    [serra, morro],
    serving([
      [serra, fileOf(serra, "Caixa")],
      [morro, fileOf(morro, "Padeiro")],
    ]),
  );
  await readFiles(contextAt(), [morro], serving([[morro, fileOf(morro, "Padeiro")]]));
  expect(Object.keys(await documentsOf("neighbours/"))).toEqual(["neighbours/morro.example"]);
  await readFiles(contextAt(), [], serving([]));
  expect(await documentsOf("neighbours/")).toEqual({});
});

test("an address inside of the network is not asked", async () => {
  const inner = {
    name: "Dentro",
    jobs: "https://metadata.google.internal/dados/vagas.json",
  } as const;
  const asked: string[] = [];
  const get: Get = async (address) => {
    asked.push(address);
    return new Response("{}");
  };
  await expect(readFiles(contextAt(), [inner], get)).rejects.toThrow();
  expect(asked).toEqual([]);
});

test("a list shows neighbours at its end only, and those that its filters find", async () => {
  await readFiles(contextAt(), [serra], serving([[serra, fileOf(serra, "Soldador")]]));
  await listed(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`v${i}`, {}])));
  expect(await listOf(now)).not.toHaveProperty("neighbours");
  expect(await titles(now, "busca=soldador")).toEqual(["Soldador"]);
  expect(await titles(now, "busca=dentista")).toEqual([]);
  for (const query of ["busca=soldador", "busca=dentista"]) {
    const answer = await answerFile(
      contextAt(),
      "/vagas/vizinhas.json",
      new URLSearchParams(query),
    );
    const { neighbours } = await listOf(now, query);
    expect(JSON.parse(String(answer!.body))).toEqual({ neighbours });
  }
});

test("a town without neighbours reads none, and its pages say nothing of any", async () => {
  await readFiles(contextAt(), [serra], serving([[serra, fileOf(serra, "Caixa")]]));
  process.env["DEMO_NEIGHBOURS"] = "";
  const context = contextAt();
  const unread = { ...context, store: { ...context.store, neighbours: null as never } };
  const { first } = await readPage(unread, "/vagas", new URLSearchParams());
  expect(first).not.toHaveProperty("neighbours");
  expect(await answerFile(unread, "/vagas/vizinhas.json", new URLSearchParams())).toMatchObject({
    body: '{"neighbours":[]}',
  });
});

test("no neighbour's job is in what machines read of this board", async () => {
  await readFiles(
    contextAt(),
    [serra],
    serving([[serra, fileOf(serra, "</script><script>alert(1)")]]),
  );
  await listed({ own: {} });
  const means = {
    context: contextAt(),
    rendering: buildRendering(),
    onFailure: (error: unknown) => {
      throw error;
    },
  };
  for (const address of [
    "/vagas",
    "/sitemap.xml",
    "/feed.xml",
    "/dados/vagas.json",
    "/vagas/total.json",
  ]) {
    const { status, body } = await answerSite(means, "GET", address);
    expect({ address, status }).toEqual({ address, status: 200 });
    expect(String(body)).not.toMatch(/serra|alert\(1\)/i);
  }
  const data = String((await answerSite(means, "GET", "/dados/vagas")).body);
  expect(data).toContain("\\u003c/script>\\u003cscript>alert(1)");
  expect(data).not.toContain("<script");
});
