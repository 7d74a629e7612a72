import { mostErrors } from "@vagas/functions/domain/health/browserErrors";
import { reportAddress } from "@vagas/functions/domain/health/browserReport";
import { collections } from "@vagas/functions/domain/collections";
import { payloads } from "../support/hostile/payloads.ts";
import { database } from "../support/project.ts";
import { siteUrl } from "../support/emulators.ts";
import { settled } from "./settled.ts";
import { Tally } from "./attemptTally.ts";

const report = { release: "hostile1", page: "/vagas/:id", message: "x" };

/** Sends error reports: nonsense, personal data, too much, from another site, and a flood. */
export async function floodReports(): Promise<Tally> {
  const tally = new Tally("errors of browsers: nonsense, people's data, a flood");
  // Sent concurrently, because one accepted report waits for the write.
  const sent = requests();
  const answers = await Promise.all(sent.map((init) => fetch(siteUrl + reportAddress, init)));
  for (const [i, { status }] of answers.entries()) {
    tally.count(
      status < 300 ? "meant" : "refused",
      status >= 500 ? `answers ${status} to ${String(sent[i]?.body).slice(0, 80)}` : null,
    );
  }
  const days = await settled(async () =>
    (await database.collection(collections.browserErrors).get()).docs.map((row) => row.data()),
  );
  for (const { entries } of days as { entries: { message: string; page: string }[] }[]) {
    const kept = JSON.stringify(entries.map(({ message, page }) => [message, page]));
    tally.count("refused", entries.length > mostErrors ? `${entries.length} are kept` : null);
    tally.count("refused", /@|\d{4}|segredo/.test(kept) ? `is kept: ${kept.slice(0, 80)}` : null);
  }
  return tally;
}

function requests(): RequestInit[] {
  const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    body,
    headers: { "Content-Type": "text/plain", ...headers },
  });
  const told = (fields: object) => post(JSON.stringify({ ...report, ...fields }));
  const secrets = ["ana@pessoa.example", "(66) 99999-1234", "'segredo'", "?busca=segredo"];
  return [
    ...secrets.flatMap((message) => [
      told({ message: `no ${message} here` }),
      told({ page: `/vagas/${message}` }),
      told({ release: message }),
    ]),
    ...Object.values(payloads).map((message) => told({ message })),
    ...["", "{", "null", "[]", "7", `"${"a".repeat(100_000)}"`].map((body) => post(body)),
    ...[null, 7, ["a"], { a: 1 }, "a".repeat(100_000)].flatMap((value) =>
      Object.keys(report).map((field) => told({ [field]: value })),
    ),
    told({ count: 1_000_000 }),
    told({ expiresAt: 0 }),
    post(JSON.stringify(report), { "Sec-Fetch-Site": "cross-site" }),
    post(JSON.stringify(report), { "Content-Type": "application/json" }),
    ...["GET", "PUT", "DELETE", "OPTIONS"].map((method) => ({ method })),
    ...Array.from({ length: 200 }, (_, i) => told({ message: `m${i}` })),
  ];
}
