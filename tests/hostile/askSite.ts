import { functionsUrl, region } from "../functions/functionsSuite.ts";
import { payloads } from "../support/hostile/payloads.ts";
import { projectId, siteUrl } from "../support/emulators.ts";
import { Tally } from "./attemptTally.ts";

/** The function `site` itself; the Hosting emulator answers 500 to impossible file names. */
const functionUrl = `${functionsUrl}/${projectId}/${region}/site`;
const nobody = { "Accept-Encoding": "identity" };
/** Milliseconds within which every address answers, even one without a page. */
const patience = 5_000;

/** Hostile addresses, methods and headers: no server error, no code echoed, nothing cached for others. */
export async function askSite(): Promise<Tally> {
  const tally = new Tally("the site: hostile addresses, methods and headers");
  for (const [path, init] of requests()) {
    const started = Date.now();
    const response = await fetch(path.startsWith("http") ? path : siteUrl + path, {
      redirect: "manual",
      ...init,
    });
    const text = await response.text();
    const faults = faultsOf(response, text, Date.now() - started, init);
    tally.count(
      response.status < 400 ? "meant" : "refused",
      faults.length > 0
        ? `${init.method ?? "GET"} ${path.slice(0, 80)} ${faults.join(", ")}`
        : null,
    );
  }
  return tally;
}

/** What is wrong with an answer that took so many milliseconds. */
function faultsOf(response: Response, text: string, took: number, init: RequestInit): string[] {
  const location = response.headers.get("location") ?? "";
  return [
    response.status >= 500 && `answers ${response.status}`,
    took > patience && `takes ${took} ms`,
    injected.test(text) && "gives code back",
    /foreign\.example/.test(location) && `leads to ${location}`,
    init.headers !== undefined && text.includes("forwarded.example") && "believes a header",
    isPage(response) && response.headers.get("content-security-policy") === null && "has no policy",
  ].filter((fault) => fault !== false);
}

const injected = /<x-injected|<img src=x onerror=injected|<svg onload=injected|<script>injected/i;

function isPage({ status, headers }: Response): boolean {
  return status === 200 && /html/.test(headers.get("content-type") ?? "");
}

function requests(): [path: string, init: RequestInit][] {
  const words = Object.values(payloads).map((text) => encodeURIComponent(text.toWellFormed()));
  const paths = words.flatMap((word) => [
    `/vagas?busca=${word}`,
    `/vagas?categoria=${word}&local=${word}`,
    `/vagas/${word}`,
    `/${word}`,
    `/enviar-curriculo?jobId=${word}`,
    `/arquivos/resumes/${word}/x.pdf`,
  ]);
  const odd = [
    "/vagas/..%2f..%2f..%2fetc%2fpasswd",
    "//foreign.example/%2f..",
    "/vagas//foreign.example",
    "/\\foreign.example",
    `/vagas?busca=${"a".repeat(7_000)}`,
    "/vagas?pagina=-1",
    "/vagas?pagina=1e309",
    "/vagas?busca=a&busca=b&busca[]=c",
    "/%00",
    "/.git/config",
    "/functions/lib/index.js",
    "/__/firebase/init.json",
    "/api/site",
    "/sitemap.xml?x=%0d%0aSet-Cookie:a=b",
  ];
  const methods = ["HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
  const forwarded = {
    "X-Forwarded-Host": "forwarded.example",
    "X-Original-URL": "/admin",
    "X-Forwarded-Proto": "javascript",
    Forwarded: "host=forwarded.example",
  };
  return [
    ...[...paths, ...odd].map((path): [string, RequestInit] => [path, { headers: nobody }]),
    ...[`/vagas/${"a".repeat(5_000)}`, "/vagas/%E0%A4%A", "/%E0%A4%A"].map(
      (path): [string, RequestInit] => [functionUrl + path, { headers: nobody }],
    ),
    ...["/", "/vagas", "/arquivos/resumes/a/b.pdf", "/api/ownData"].flatMap((path) =>
      methods.map((method): [string, RequestInit] => [path, { method }]),
    ),
    ...["/", "/vagas", "/sitemap.xml", "/feed.xml"].map((path): [string, RequestInit] => [
      path,
      { headers: forwarded },
    ]),
  ];
}
