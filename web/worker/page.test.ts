import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shell = '<html lang="pt-BR"><!--data--><!--/data--></html>';
const json = '{"page":"job","$&":1}';
const job = new URL("https://site.example/vagas/caixa");
let kept: Record<string, string>;

vi.stubGlobal("CODE_FILES", { entry: "", screen: [], pages: [] });
vi.stubGlobal("CODE_VERSION", "v");
const { answerPage, isPage } = await import("./page.ts");

beforeEach(() => {
  vi.useFakeTimers();
  kept = { "/shell.html": shell };
  vi.stubGlobal("caches", {
    match: async (address: string) => (address in kept ? new Response(kept[address]) : undefined),
  });
});
afterEach(() => vi.useRealTimers());

const never = new Promise<Response>(() => {});
const cut = async (): Promise<Response> => Promise.reject(new Error("no network"));
const text = async (answer: Promise<Response>) => (await answer).text();

test("online, the network decides, also about deleted pages", async () => {
  kept["/vagas/caixa"] = json;
  expect(await text(answerPage(job, Promise.resolve(new Response("fresh"))))).toBe("fresh");
  expect((await answerPage(job, Promise.resolve(new Response("", { status: 410 })))).status).toBe(
    410,
  );
});

test("a page that the server fails to render comes as the plain shell", async () => {
  kept["/vagas/caixa"] = json;
  expect(await text(answerPage(job, Promise.resolve(new Response("", { status: 503 }))))).toBe(
    shell,
  );
});

test("offline, a page comes as last seen", async () => {
  kept["/vagas/caixa"] = json;
  expect(await text(answerPage(job, cut()))).toBe(
    `<html data-kept="seen" lang="pt-BR"><script type="application/json" id="first-page">${json}</script></html>`,
  );
});

test("a page comes as last seen if the network takes three seconds", async () => {
  kept["/vagas/caixa"] = json;
  const answer = text(answerPage(job, never));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toContain(json);
});

test("a page never seen waits for the network, and says so offline", async () => {
  const answered = vi.fn();
  void answerPage(job, never).then(answered);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answered).not.toHaveBeenCalled();
  expect(await text(answerPage(job, cut()))).toBe(
    '<html data-kept="unseen" lang="pt-BR"><!--data--><!--/data--></html>',
  );
});

test("a list is identified by its filters", async () => {
  kept["/vagas?local=Vila+Rica"] = json;
  const list = (query: string) => text(answerPage(new URL(`/vagas${query}`, job), cut()));
  expect(await list("?local=Vila%20Rica")).toContain('data-kept="seen"');
  expect(await list("")).toContain('data-kept="unseen"');
});

test.each([
  "/empresa/dashboard",
  "/admin/companies",
  "/enviar-curriculo",
  "/denunciar",
  "/meus-dados",
])("of %s the device has only the shell", async (path) => {
  kept[path] = json;
  expect(await text(answerPage(new URL(path, job), cut()))).toBe(shell);
});

test.each([
  ["/vagas/caixa", true],
  ["/admin", true],
  ["/api/followJobLink", false],
  ["/__/auth/handler", false],
  ["/sitemap.xml", false],
  ["/vagas/a/imagem-1.png", false],
])("%s is a page: %s", (path, page) => {
  expect(isPage(path)).toBe(page);
});
