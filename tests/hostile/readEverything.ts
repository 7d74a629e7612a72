import { collections } from "@vagas/functions/domain/collections";
import { bucket, database } from "../support/project.ts";
import { siteUrl } from "../support/emulators.ts";
import { ask, askFirestore, askStorage, filesUrl } from "./ask.ts";
import { isOwn, isPublic, isShown, type Row } from "./owners.ts";
import type { Stranger } from "./strangers.ts";
import { Tally } from "./attemptTally.ts";

const names = Object.values(collections);

/** Every document of the board. */
export async function everyRow(): Promise<Row[]> {
  const found = await Promise.all(names.map((name) => database.collection(name).get()));
  return found.flatMap(({ docs }) =>
    docs.map((found) => ({ path: found.ref.path, data: found.data() })),
  );
}

function mayRead(row: Row, who: Stranger): boolean {
  return isPublic(row) || isOwn(row, who) || isShown(row, who);
}

/** Requests each document by its address. */
export async function readDocuments(people: Stranger[], rows: Row[]): Promise<Tally> {
  const tally = new Tally("reads of each document by its address");
  for (const who of people)
    for (const row of rows) {
      const { status } = await askFirestore(who, row.path);
      const breach = status < 300 && !mayRead(row, who) ? `${who.name} reads ${row.path}` : null;
      tally.count(status < 300 ? "meant" : "refused", breach);
    }
  return tally;
}

type Found = { document?: { name: string } };

/** Lists with and without limits and conditions, collection groups, and counts. */
export async function readLists(people: Stranger[], rows: Row[]): Promise<Tally> {
  const tally = new Tally("lists, queries across collections, and counts");
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const victims = rows.filter(({ path }) => path.startsWith("companies/")).slice(0, 2);
  for (const who of people)
    for (const collectionId of [...names, "shares"])
      for (const query of queriesOf(collectionId, who, victims)) {
        const asked = JSON.stringify(query);
        const { status, body } = await askFirestore(who, ":runQuery", {
          method: "POST",
          json: { structuredQuery: query },
        });
        const leaked = (status < 300 ? (body as Found[]) : [])
          .flatMap(({ document }) => (document ? [document.name.split("/documents/")[1]!] : []))
          .filter((path) => {
            const row = byPath.get(path);
            return row === undefined || !mayRead(row, who);
          });
        tally.count(
          status < 300 ? "meant" : "refused",
          leaked.length > 0 ? `${who.name} lists ${leaked[0]} by ${asked}` : null,
        );
        const count = await askFirestore(who, ":runAggregationQuery", {
          method: "POST",
          json: {
            structuredAggregationQuery: {
              structuredQuery: query,
              aggregations: [{ alias: "n", count: {} }],
            },
          },
        });
        const counted = count.status < 300 ? countOf(count.body) : 0;
        const may = rows.filter(
          (row) => row.path.split("/").at(-2) === collectionId && mayRead(row, who),
        ).length;
        tally.count(
          count.status < 300 ? "meant" : "refused",
          counted > may ? `${who.name} counts ${counted} of ${may} by ${asked}` : null,
        );
      }
  return tally;
}

function queriesOf(collectionId: string, { uid }: Stranger, victims: Row[]): object[] {
  const where = (fieldPath: string, value: object) => ({
    where: { fieldFilter: { field: { fieldPath }, op: "EQUAL", value } },
  });
  const from = (allDescendants = false) => ({ from: [{ collectionId, allDescendants }] });
  return [
    { ...from() },
    { ...from(), limit: 1 },
    { ...from(), limit: 50 },
    { ...from(), limit: 51 },
    { ...from(true), limit: 1 },
    { ...from(), limit: 1, select: { fields: [{ fieldPath: "__name__" }] } },
    { ...from(), limit: 50, ...where("listed", { booleanValue: true }) },
    { ...from(), limit: 50, ...where("listed", { booleanValue: false }) },
    { ...from(), limit: 50, ...where("companyId", { nullValue: null }) },
    { ...from(), limit: 50, ...where("uid", { stringValue: uid ?? "nobody" }) },
    { ...from(), limit: 50, ...where("companyId", { stringValue: uid ?? "nobody" }) },
    ...victims.map(({ path }) => ({
      ...from(),
      limit: 50,
      ...where("companyId", { stringValue: path.split("/")[1] }),
    })),
  ];
}

function countOf(body: unknown): number {
  const [first] = body as { result?: { aggregateFields?: { n?: { integerValue?: string } } } }[];
  return Number(first?.result?.aggregateFields?.n?.integerValue ?? 0);
}

/** Files, their metadata, folders and public links, and the site's address, where a company reads its own. */
export async function readFiles(people: Stranger[], rows: Row[]): Promise<Tally> {
  const tally = new Tally("résumés: bytes, metadata, folders, tokens, the site's address");
  const [files] = await bucket.getFiles();
  const byPath = new Map(rows.map((row) => [row.path, row]));
  for (const who of people)
    for (const { name } of files) {
      const file = `${filesUrl}/${encodeURIComponent(name)}`;
      const folder = `${filesUrl}?prefix=${encodeURIComponent(name.replace(/[^/]+$/, ""))}&delimiter=/`;
      for (const url of [
        file,
        `${file}?alt=media`,
        `${file}?alt=media&token=${"0".repeat(36)}`,
        folder,
      ]) {
        const { status } = await askStorage(who, url);
        tally.count(
          status < 300 ? "meant" : "refused",
          status < 300 ? `${who.name} reads ${url}` : null,
        );
      }
      const { status } = await ask(who, `${siteUrl}/arquivos/${name}`);
      const application = byPath.get(`candidates/${name.split("/")[1]}`);
      const isTheirs = application?.data["companyId"] === who.uid && who.name === "a company";
      tally.count(
        status < 300 ? "meant" : "refused",
        status < 300 && !isTheirs ? `${who.name} reads ${name} by the site` : null,
      );
    }
  return tally;
}
