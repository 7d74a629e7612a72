import { afterEach, describe, expect, test, vi } from "vitest";
import type { Context } from "../context.ts";
import { type FirstPage, type PageData, parseFirstPage } from "../domain/site/firstPage.ts";
import type { Job } from "../domain/job/job.ts";
import type { Means } from "./answerPage.ts";
import { answerSite } from "./answerSite.ts";
import type { Rendering } from "./rendering.ts";
import { buildListedJob, buildRendering, siteUrl } from "./siteTesting.ts";

const now = new Date("2026-11-21T12:00:00Z");

/** `fails`: every read fails; `hangs`: none ends. */
type Held = {
  job?: Job;
  published?: boolean;
  others?: Job[];
  fails?: boolean;
  hangs?: boolean;
  /** Whether counts work, fail or never end. */
  counts?: "works" | "fails" | "hangs";
};

/** A context whose store holds one job and a list of others; `read` counts the documents it gave, `counted` the counts. */
function buildContext({
  job,
  published = false,
  others = [],
  fails = false,
  hangs = false,
  counts = "works",
}: Held = {}): Context & {
  read: number;
  counted: number;
} {
  const reached = async () => {
    if (fails) throw new Error("unavailable");
    if (hangs) await new Promise(() => undefined);
  };
  const document = (data: unknown) => ({
    get: async () => {
      await reached();
      context.read += 1;
      return { data: () => data };
    },
  });
  const query = (rows: Job[]): object => ({
    withConverter: () => query(rows),
    select: () => query(rows),
    orderBy: () => query(rows),
    limit: (most: number) => query(rows.slice(0, most)),
    count: () => ({
      get: async () => {
        await reached();
        if (counts !== "works")
          await (counts === "fails"
            ? Promise.reject(new Error("no index"))
            : new Promise(() => undefined));
        context.counted += 1;
        return { data: () => ({ count: rows.length }) };
      },
    }),
    where: () => query(rows),
    startAfter: () => query([]),
    get: async () => {
      await reached();
      context.read += rows.length;
      return {
        docs: rows.map((row) => ({
          id: row.id,
          data: () => row,
          get: () => ({ seconds: 1_795_262_400, nanoseconds: 123_456_789 }),
        })),
      };
    },
  });
  const store = {
    jobs: { doc: (id: string) => document(id === job?.id ? job : undefined), ...query(others) },
    shortCodes: {
      doc: (code: string) => document(code === "k7q2" ? { jobId: "a1", at: now } : undefined),
    },
    publishedJobs: { doc: () => document(published ? { type: "Comércio", at: now } : undefined) },
    publicStats: document(undefined),
    townNumbers: document(undefined),
  };
  const context = { store, now, siteUrl, read: 0, counted: 0 } as unknown as Context & {
    read: number;
    counted: number;
  };
  return context;
}

async function ask(
  address: string,
  held: Held = {},
  rendering: Partial<Rendering> = {},
  method = "GET",
) {
  const context = buildContext(held);
  const failures: unknown[] = [];
  const means = {
    context,
    rendering: buildRendering(rendering),
    onFailure: (error: unknown) => failures.push(error),
  };
  const answer = await answerSite(means, method, address);
  const { read, counted } = context;
  return { ...answer, failures, read, counted, first: await dataOf(means, String(answer.body)) };
}

/** The data that a page names; null for other answers. Throws if it is not what the page was rendered from. */
async function dataOf(means: Means, body: string): Promise<FirstPage | null> {
  const inline = /id="first-page">([^<]*)</.exec(body)?.[1];
  if (inline !== undefined) return parseFirstPage(inline);
  const link = /id="page-data" href="([^"]*v=([^"]*))" data-now="([^"]*)"/.exec(body);
  if (!link) return null;
  const [, address = "", version, now] = link;
  const answer = await answerSite(means, "GET", address.replaceAll("&#38;", "&"));
  const { version: ofData, ...first } = parseFirstPage(String(answer.body)) as PageData;
  expect([first.now.toISOString(), ofData]).toEqual([now, version]);
  return first;
}

afterEach(() => vi.useRealTimers());

const job = buildListedJob();
const many = Array.from({ length: 30 }, (_, i) => buildListedJob({ id: `other-${i}` }));
const later = { "Cache-Control": "no-store", "Retry-After": "30" };
const shell = {
  status: 503,
  body: expect.stringMatching(
    /^<html>Shell<noscript>.*Tente de novo daqui a alguns minutos.*<\/html>$/,
  ),
  headers: { ...later, "X-Content-Type-Options": "nosniff" },
};

test.each(["/v/k7q2", "/v/K7Q2", "/V/K7qz"])(
  "%s leads to its job for one read",
  async (address) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({
      status: 301,
      headers: { Location: "/vagas/a1", "Cache-Control": "public, max-age=3600, s-maxage=86400" },
      read: 1,
    });
  },
);

test.each([
  ["/v/k7q3", 1],
  ["/v/casa", 0],
  ["/v/k7q2/x", 0],
  ["/v", 0],
])("%s is no address, for %i reads", async (address, read) => {
  const answer = await ask(address);
  expect(answer).toMatchObject({ status: 404, first: { page: "unknown" } });
  expect(answer.read).toBe(read);
  expect(answer.headers["Cache-Control"]).toBe("public, max-age=0, s-maxage=10");
});

test("a short address without a database says to come back", async () => {
  expect(await ask("/v/k7q2", { fails: true })).toMatchObject(shell);
});

test("the data of a page is cached as long as the page, and no search engine lists it", async () => {
  const { status, headers } = await ask("/dados/vagas/a1", { job });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "Content-Type": "application/json; charset=utf-8",
    "X-Robots-Tag": "noindex",
    "Cache-Control": "public, max-age=0, s-maxage=30",
  });
});

test("data that cannot be read is not cached", async () => {
  expect(await ask("/dados/vagas/a1", { fails: true })).toMatchObject({
    status: 503,
    headers: later,
  });
});

test.each([
  ["an open job, with others like it", { job, others: many }, 200, "job", 7],
  [
    "a filled job, with others like it",
    { job: buildListedJob({ filled: true }), others: many },
    200,
    "job",
    5,
  ],
  [
    "a job whose deadline has just passed",
    { job: buildListedJob({ expiresAt: now }), others: many },
    410,
    "job",
    5,
  ],
  [
    "a job taken off after its deadline",
    { job: buildListedJob({ expiresAt: now, listed: false }), published: true, others: many },
    410,
    "over",
    6,
  ],
  [
    "a job refused after it was public",
    {
      job: buildListedJob({ listed: false, approved: false, approvalStatus: "rejected" }),
      published: true,
      others: many,
    },
    404,
    "hidden",
    6,
  ],
  [
    "a once public job under review",
    {
      job: buildListedJob({ listed: false, approved: false, approvalStatus: "pending" }),
      published: true,
      others: many,
    },
    404,
    "hidden",
    6,
  ],
  [
    "a job that its company took off",
    { job: buildListedJob({ listed: false, paused: true }), published: true, others: many },
    404,
    "hidden",
    6,
  ],
  ["a deleted job that was public", { published: true, others: many }, 410, "over", 6],
  [
    "a pending job that never was public",
    { job: buildListedJob({ listed: false }), others: many },
    404,
    "missing",
    2,
  ],
  ["an unknown job", { others: many }, 404, "missing", 2],
])("%s", async (_which, held, status, page, most) => {
  const answer = await ask("/vagas/a1", held);
  expect(answer).toMatchObject({ status, first: { page } });
  // A missing document costs as much as an existing one.
  expect(answer.read).toBeLessThanOrEqual(most);
});

test.each([
  ["pending", false, "review", "Esta vaga está sendo revisada | Vagas Canabrava"],
  ["approved", true, "off", "Esta vaga está fora do ar | Vagas Canabrava"],
] as const)(
  "the page of a job that is hidden, %s and paused %s, gives the reason and none of its text; it is not indexed and hardly cached",
  async (approvalStatus, paused, why, title) => {
    const hidden = buildListedJob({ listed: false, approvalStatus, paused });
    const answer = await ask("/vagas/a1", { job: hidden, published: true, others: many });
    expect(answer.first).toEqual({
      page: "hidden",
      now,
      id: "a1",
      type: "Comércio",
      why,
      similar: expect.any(Array),
    });
    expect(String(answer.body)).not.toContain("Vendedor de balcão - Mercado Araguaia");
    expect(String(answer.body)).toContain(`<title>${title}</title>`);
    expect(String(answer.body)).toContain('content="noindex, follow"');
    expect(answer.headers["Cache-Control"]).toBe("public, max-age=0, s-maxage=10");
  },
);

test("the page of an expired job says what ended and when, that of a deleted one nothing", async () => {
  const withdrawn = await ask("/vagas/a1", { published: true });
  expect(withdrawn.first).toMatchObject({ endedAt: null, was: null });
  expect(
    (
      await ask("/vagas/a1", {
        job: buildListedJob({ listed: false, expiresAt: now }),
        published: true,
      })
    ).first,
  ).toMatchObject({ endedAt: now, was: { title: job.title, company: job.company } });
});

test("the home page reads the counts and four jobs, a list the counts, its rows and one more, on any board", async () => {
  expect(await ask("/", { others: many })).toMatchObject({
    status: 200,
    read: 5,
    first: { page: "home", jobs: { length: 4 } },
  });
  expect(await ask("/vagas?busca=vendedor", { others: many })).toMatchObject({
    status: 200,
    read: 22,
    first: {
      page: "list",
      key: "busca=vendedor",
      jobs: { length: 20 },
      next: { at: "2026-11-21T12:00:00.123456789Z", id: "other-19" },
    },
  });
  expect(await ask("/vagas", { others: many.slice(0, 20) })).toMatchObject({
    read: 21,
    first: { next: null },
  });
});

test("a list comes with its length, for one count; a search without, because an index finds more than matches", async () => {
  expect(await ask("/vagas", { others: many })).toMatchObject({
    read: 21 + 1,
    counted: 1,
    first: { jobs: { length: 20 }, total: 30 },
  });
  expect(await ask("/vagas?busca=vendedor", { others: many })).toMatchObject({
    counted: 0,
    first: { total: null },
  });
});

test.each(["fails", "hangs"] as const)(
  "a list whose count %s comes without its length",
  async (counts) => {
    vi.useFakeTimers();
    const asked = ask("/vagas", { others: many, counts });
    // A second for the page, and one for its data.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toMatchObject({
      status: 200,
      failures: [],
      first: { jobs: { length: 20 }, total: null },
    });
  },
);

test.each([
  ["?local=Confresa", '{"total":30}'],
  ["?busca=caixa", '{"total":null}'],
])("the page's code reads a list's length at its own address: %s", async (query, body) => {
  expect(await ask(`/vagas/total.json${query}`, { others: many })).toMatchObject({
    status: 200,
    body,
    read: 0,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=30",
      "X-Robots-Tag": "noindex",
    },
  });
});

test("a count ends at a thousand jobs", async () => {
  const others = Array.from({ length: 1_001 }, () => job);
  expect(await ask("/vagas/total.json", { others })).toMatchObject({ body: '{"total":1000}' });
});

test("what a page carries leaves out what only searches need", async () => {
  const { first } = await ask("/vagas/a1", { job });
  expect(first).toMatchObject({ job: { ...job, searchTerms: [] } });
});

test.each(["/vagas/a/b", "/vagas/a%2Fb/c", "/outra", "//vagas", "//outro.example/vagas", "/%00"])(
  "no page is at %s: the answer says so, to search engines too, and reads nothing",
  async (address) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status: 404, read: 0, first: { page: "unknown" } });
    expect(answer.body).toContain('<meta name="robots" content="noindex, follow">');
    expect(answer.body).toContain("<title>Página não encontrada | Vagas Canabrava</title>");
  },
);

test.each(["/assets/index-old.js", "/wp-login.php", "/api/none", "/.env", "/a/b.png"])(
  "%s is a program's request, and no page is rendered for it",
  async (address) => {
    expect(await ask(address)).toMatchObject({
      status: 404,
      body: "Não encontrado\n",
      headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
    });
  },
);

test.each([
  ["/vagas/a1/", "/vagas/a1"],
  ["/vagas/", "/vagas"],
  ["/vagas/?busca=caixa&local=Vila%20Rica", "/vagas?busca=caixa&local=Vila+Rica"],
  ["/sobre//", "/sobre"],
  ["/outra/", "/outra"],
  ["//", "/"],
  ["//outro.example/", "/outro.example"],
  ["/\\outro.example/", "/outro.example"],
  ["/VAGAS", "/vagas"],
  ["/Vagas/A1", "/vagas/A1"],
  ["/EMPRESAS/Loja-1", "/empresas/Loja-1"],
  ["/Semana/", "/semana"],
  ["/Enviar-Curriculo?jobId=Caixa", "/enviar-curriculo?jobId=Caixa"],
  ["/Empresa/Vagas/Caixa/Candidatos", "/empresa/vagas/Caixa/candidatos"],
])("%s redirects to the page's one address, on this site", async (address, to) => {
  expect(await ask(address, { job })).toMatchObject({
    status: 301,
    body: "",
    read: 0,
    headers: { Location: to, "X-Content-Type-Options": "nosniff" },
  });
});

test.each(["/vagas/A1", "/empresas/Loja-1", "/Outra", "/VAGAS/a1/x", "/%C3%A9"])(
  "%s redirects nowhere: it is the spelling of its page, or that of none",
  async (address) => {
    expect((await ask(address, { job })).status).not.toBe(301);
  },
);

test.each([
  ["/sobre", "about", "Sobre | Vagas Canabrava"],
  ["/acessibilidade", "accessibility", "Acessibilidade | Vagas Canabrava"],
  ["/privacidade", "privacy", "Privacidade | Vagas Canabrava"],
  ["/vaga-legal", "law", "Vaga Legal | Vagas Canabrava"],
  ["/numeros", "numbers", "Números da região | Vagas Canabrava", 1],
])(
  "%s comes rendered, for search engines and shared links",
  async (path, page, title, read = 0) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, read, first: { page } });
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.body).toContain(`<link rel="canonical" href="${siteUrl}${path}">`);
    expect(answer.body).toContain(`<meta property="og:image" content="${siteUrl}/imagem.png">`);
    expect(answer.body).toContain('<meta name="robots" content="max-image-preview:large">');
    const [, description = ""] = /<meta name="description" content="([^"]+)">/.exec(
      String(answer.body),
    )!;
    expect(description.length).toBeGreaterThan(60);
    expect((await ask("/")).body).not.toContain(description);
  },
);

test("the week comes rendered, with a picture of its counts", async () => {
  const answer = await ask("/semana", { others: [buildListedJob({ urgent: true })] });
  expect(answer).toMatchObject({
    status: 200,
    read: 6,
    counted: 2,
    first: { page: "week", week: { jobs: [{ id: "a1", code: null }], fresh: 1, urgent: 1 } },
  });
  expect(answer.body).toContain(
    '<meta property="og:description" content="Canabrava do Norte e região: 1 nova · 1 encerra em até 7 dias · 1 urgente. Gratuito para candidatos.">',
  );
  const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(String(answer.body))!;
  expect(picture).toMatch(/\/semana\/imagem-[0-9a-f]{12}\.png$/);
  for (const asked of ["imagem", "imagem-0123456789ab"])
    expect(
      await ask(`/semana/${asked}.png`, { others: [buildListedJob({ urgent: true })] }),
    ).toMatchObject({
      status: 302,
      headers: { Location: picture.slice(siteUrl.length) },
    });
});

const control = /[\u0000-\u0009\u000b-\u001f\u007f]/;

test.each([
  ["a job", "/vagas/a1"],
  ["a list", "/vagas?busca=mer%00cado%1F&local=%7F"],
  ["the application form", "/enviar-curriculo?jobId=a1&jobTitle=%00"],
  ["the form of a report", "/denunciar?vaga=a1&x=%00"],
])("no control character is in the page of %s, whatever was typed", async (_which, address) => {
  const typed = buildListedJob({
    title: "Cai\u0000xa\u0085",
    description: "a\u0001b\u009fc",
    salary: "\u007f",
  });
  const renderPage: Rendering["renderPage"] = async (_address, first) => ({
    html:
      "jobs" in first
        ? first.jobs.map(({ title }) => title).join()
        : `\u0000${JSON.stringify(first)}`,
    stylesFor: (_document, sheet) => sheet,
  });
  const answer = await ask(address, { job: typed, others: [typed] }, { renderPage });
  expect(String(answer.body)).toContain("Caixa");
  expect(String(answer.body)).not.toMatch(control);
});

test.each([
  ["of an open job", "?jobId=a1", { job }, { jobId: "a1", job: { ...job, searchTerms: [] } }],
  ["of a filled job", "?jobId=a1", { job: buildListedJob({ filled: true }) }, { jobId: "a1" }],
  ["of an unknown job", "?jobId=b2", {}, { jobId: "b2" }],
  ["of the talent bank", "", {}, { jobId: null }],
] satisfies [string, string, Held, object][])(
  "the form %s is rendered, and knows its job if that is open",
  async (_which, query, held, known) => {
    const answer = await ask(`/enviar-curriculo${query}`, held);
    expect(answer.first).toEqual({ page: "apply", now, job: null, ...known });
    expect(answer.body).toContain(`<main>/enviar-curriculo${query}</main>`);
    expect(answer.body).toContain("<title>Enviar Currículo | Vagas Canabrava</title>");
  },
);

const chats = (body: unknown) =>
  [...String(body).matchAll(/href="https:\/\/wa\.me\/(\d+)/g)].map(([, number]) => number);

test("without scripts the application form leads to a chat with the advertiser", async () => {
  const answer = await ask("/enviar-curriculo?jobId=a1", {
    job: buildListedJob({ title: "Caixa <b>" }),
  });
  expect(answer).toMatchObject({ status: 200, read: 1, headers: { "X-Robots-Tag": "noindex" } });
  const [, instead = ""] = /<noscript>(.*)<\/noscript>/s.exec(String(answer.body))!;
  expect(instead).toContain("Caixa &#60;b&#62;");
  expect(instead).toContain('href="/vagas/a1"');
  expect(chats(instead)).toEqual([job.contactWhatsapp]);
});

test.each([
  ["no job is named", "", {}],
  ["the job is not public", "?jobId=a1", { job: buildListedJob({ listed: false }) }],
  ["the address is no id", "?jobId=..%2Fa1", { job }],
])("where %s, it leads to a chat with the board", async (_which, query, held) => {
  expect(chats((await ask(`/enviar-curriculo${query}`, held)).body)).toEqual(["5566999990000"]);
});

test.each([
  ["filled", { filled: true }],
  ["past its deadline", { expiresAt: now }],
])("a job that is %s accepts no application, and no chat is offered", async (_which, fields) => {
  const { body } = await ask("/enviar-curriculo?jobId=a1", { job: buildListedJob(fields) });
  expect(String(body)).toContain("não recebe mais candidaturas");
  expect(chats(body)).toEqual([]);
});

test.each([
  ["of a listed job", "a1", { job }, { title: job.title, company: job.company }],
  ["of a job off the site", "a1", { job: buildListedJob({ listed: false }) }, null],
  ["of an unknown job", "b2", {}, null],
  ["of no job", "", {}, null],
] satisfies [string, string, Held, object | null][])(
  "the form of a report %s is rendered, names the job if that is public, and is not indexed",
  async (_which, jobId, held, named) => {
    const answer = await ask(`/denunciar?vaga=${jobId}`, held);
    expect(answer.status).toBe(200);
    expect(answer.first).toEqual({ page: "report", now, jobId, job: named });
    expect(answer.headers["X-Robots-Tag"]).toBe("noindex");
    expect(answer.body).toContain("<title>Denunciar esta vaga | Vagas Canabrava</title>");
  },
);

test("without scripts a report goes to the administration, and to the official channels", async () => {
  const { body } = await ask("/denunciar?vaga=a1", { job: buildListedJob({ title: "Caixa <b>" }) });
  const [, instead = ""] = /<noscript>(.*)<\/noscript>/s.exec(String(body))!;
  expect(instead).toContain("Caixa &#60;b&#62;");
  expect(chats(instead)).toEqual(["5566999990000"]);
  for (const href of ["tel:100", "https://ipe.sit.trabalho.gov.br", "tel:+556536139100"])
    expect(instead).toContain(`href="${href}"`);
});

test("the chat of a report ends with one full stop, also after a company's own", async () => {
  const textFor = async (address: string, held: Held = {}) => {
    const { body } = await ask(address, held);
    const [, text = ""] = /wa\.me\/\d+\?text=([^"]*)/.exec(String(body))!;
    return decodeURIComponent(text);
  };
  const ofLtda = { job: buildListedJob({ title: "Caixa", company: "Mercado Ltda." }) };
  expect(await textFor("/denunciar?vaga=a1", ofLtda)).toBe(
    "Olá! Quero denunciar a vaga “Caixa”, de Mercado Ltda.",
  );
  expect(await textFor("/denunciar")).toBe("Olá! Quero denunciar uma vaga.");
});

test.each(["/vagas/..%2Fsecret", `/vagas/${"a".repeat(81)}`, "/vagas/a_b", "/vagas/%"])(
  "%s is no id, and nothing is read for it",
  async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404, read: 0, first: { page: "missing" } });
  },
);

test.each([
  ["the database fails", { fails: true }, {}],
  ["the page fails", { job }, { renderPage: () => Promise.reject(new Error("broken")) }],
  ["the shell has no place for it", { job }, { frame: "<html></html>" }],
] as const)(
  "where %s, the plain shell comes as an error that is not cached",
  async (_what, held, rendering) => {
    const answer = await ask("/vagas/a1", held, rendering);
    expect(answer).toMatchObject(shell);
    expect(answer.headers["Content-Security-Policy"]).toBe(
      buildRendering().headers["Content-Security-Policy"],
    );
    expect(answer.failures).toHaveLength(1);
  },
);

test("a page that takes longer than three seconds comes as the shell", async () => {
  vi.useFakeTimers();
  const answer = ask("/vagas/a1", { job }, { renderPage: () => new Promise(() => undefined) });
  let over = false;
  void answer.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject(shell);
  expect(vi.getTimerCount()).toBe(0);
});

/** Addresses that need the database, with their answers without it. */
const whileOut = {
  "/": shell,
  "/vagas?busca=caixa": shell,
  "/vagas/a1": shell,
  "/enviar-curriculo?jobId=a1": shell,
  "/denunciar?vaga=a1": shell,
  "/numeros": shell,
  "/dados/numeros.json": { body: "Tente de novo daqui a pouco\n" },
  "/dados/numeros.csv": { body: "Tente de novo daqui a pouco\n" },
  "/sitemap.xml": { body: "Tente de novo daqui a pouco\n" },
  "/feed.xml": { body: "Tente de novo daqui a pouco\n" },
  "/vagas/a1/imagem-0123456789ab.png": { body: "Tente de novo daqui a pouco\n" },
  "/saude": { body: expect.stringMatching(/^O banco de dados não responde: [^\n]+\n$/) },
};

describe.each([
  ["fails", { fails: true }],
  ["does not answer", { hangs: true }],
])("while the database %s", (_what, held) => {
  test.each(Object.entries(whileOut))(
    "%s says so within three seconds, with Retry-After",
    async (address, answer) => {
      vi.useFakeTimers();
      const asked = ask(address, held);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await asked).toMatchObject({ status: 503, headers: later, ...answer });
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test.each(["/sobre", "/acessibilidade", "/privacidade", "/vaga-legal", "/outra", "/imagem.png"])(
    "%s works as usual, because it reads nothing",
    async (address) => {
      expect((await ask(address, held)).status).toBe(address === "/outra" ? 404 : 200);
    },
  );
});

test("the site's health takes one read and one word", async () => {
  expect(await ask("/saude")).toMatchObject({
    status: 200,
    body: "ok\n",
    read: 1,
    headers: { "Cache-Control": "public, max-age=0, s-maxage=10", "X-Robots-Tag": "noindex" },
  });
});

test("a failed file may be requested again, and is never cached", async () => {
  expect(await ask("/vagas/a1/imagem-0123456789ab.png", { fails: true })).toMatchObject({
    status: 503,
    body: "Tente de novo daqui a pouco\n",
    headers: later,
    failures: { length: 1 },
  });
});

test("every answer is cached for half a minute at most, and by the CDN only", async () => {
  for (const [address, seconds] of [
    ["/", 30],
    ["/vagas", 30],
    ["/vagas/a1", 30],
    ["/vagas/b2", 10],
    ["/sobre", 30],
    ["/enviar-curriculo", 30],
    ["/denunciar", 30],
    ["/outra", 10],
  ] as const) {
    expect((await ask(address, { job })).headers["Cache-Control"]).toBe(
      `public, max-age=0, s-maxage=${seconds}`,
    );
  }
});

test("nothing is changed by asking", async () => {
  expect(await ask("/vagas/a1", { job }, {}, "HEAD")).toMatchObject({ status: 200 });
  expect(await ask("/vagas/a1", { job }, {}, "POST")).toMatchObject({
    status: 405,
    body: "Método não permitido\n",
    read: 0,
    headers: { "Cache-Control": "no-store" },
  });
});

test("a page is rendered for the requested address, and its timer ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  expect((await ask("/vagas", {})).body).toContain("<main>/vagas</main>");
  expect((await ask("/vagas?local=Confresa", {})).body).toContain(
    "<main>/vagas?local=Confresa</main>",
  );
  expect(vi.getTimerCount()).toBe(0);
});
