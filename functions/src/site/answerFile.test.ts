import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { answerFile } from "./answerFile.ts";
import { jobPapers, paperFacts, paperPath } from "./pictures/jobPaper.ts";
import { picturePath, pictureVersion } from "./pictures/pictureAddress.ts";
// Loaded before the first test that draws, which would otherwise wait for it.
import "./pictures/pictureLayout.ts";
import type { SiteAnswer } from "./siteAnswer.ts";
import { buildListedJob, siteUrl } from "./siteTesting.ts";

const now = new Date("2026-11-21T12:00:00Z");
const job = buildListedJob();

/** A context whose store holds one job. */
function context(held = job): Context {
  const jobs = {
    doc: (id: string) => ({
      get: async () => ({ data: () => (id === held.id ? held : undefined) }),
    }),
  };
  const publishedJobs = {
    doc: () => ({
      get: async () => ({ data: () => ({ type: "Comércio", at: now, code: "k7q2" }) }),
    }),
  };
  return { store: { jobs, publishedJobs }, now, siteUrl } as unknown as Context;
}

const ask = (pathname: string, held = job) =>
  answerFile(context(held), pathname, new URLSearchParams()) as Promise<SiteAnswer>;

test("a job's picture is cached permanently under its version", async () => {
  const { status, headers, body } = await ask(picturePath(job));
  expect(status).toBe(200);
  expect(headers).toEqual({
    "Content-Type": "image/png",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  expect((body as Buffer).subarray(1, 4).toString()).toBe("PNG");
});

test("a picture is drawn once", async () => {
  const other = buildListedJob({ title: "Caixa" });
  expect((await ask(picturePath(other), other)).body).toBe(
    (await ask(picturePath(other), other)).body,
  );
  expect((await ask(picturePath(other), other)).body).not.toBe((await ask("/imagem.png")).body);
});

test("an old version redirects to the present one, without being cached permanently", async () => {
  const { status, headers, body } = await ask("/vagas/a1/imagem-0123456789ab.png");
  expect([status, body]).toEqual([302, ""]);
  expect(headers).toEqual({
    Location: siteUrl + picturePath(job),
    "Cache-Control": "public, max-age=0, s-maxage=30",
  });
});

const papers = ["status", "cartaz"] as const;

test.each(papers)("a job's %s is cached permanently under its version alone", async (paper) => {
  const present = paperPath("a1", paper, paperFacts(job, "k7q2", siteUrl));
  for (const other of ["", "-0123456789ab"])
    expect(await ask(`/vagas/a1/${paper}${other}.png`)).toMatchObject({
      status: 302,
      headers: { Location: present, "Cache-Control": "public, max-age=0, s-maxage=30" },
    });
  const { status, headers, body } = await ask(present);
  expect([status, headers["Content-Type"], headers["Cache-Control"]]).toEqual([
    200,
    "image/png",
    "public, max-age=31536000, immutable",
  ]);
  const png = body as Buffer;
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(jobPapers[paper]);
  expect(await ask(present, buildListedJob({ listed: false }))).toMatchObject({ status: 404 });
});

test.each([
  ["a job that is not listed", "a1", buildListedJob({ listed: false })],
  ["a job whose deadline has passed", "a1", buildListedJob({ expiresAt: now })],
  ["an unknown job", "b2", job],
  ["an invalid id", "..%2Fa1", job],
])("%s has no picture", async (_what, id, held) => {
  const { status, headers, body } = await ask(
    `/vagas/${id}/imagem-${pictureVersion(held)}.png`,
    held,
  );
  expect([status, body]).toEqual([404, "Imagem não encontrada\n"]);
  expect(headers["Cache-Control"]).toBe("public, max-age=0, s-maxage=10");
});

test("the board's picture has its own address", async () => {
  expect((await ask("/imagem.png")).headers).toMatchObject({
    "Content-Type": "image/png",
    "Cache-Control": "public, max-age=3600, s-maxage=86400",
  });
});

test("a file of another build is kept by nobody, an unknown one for seconds", async () => {
  for (const [pathname, cache] of [
    ["/assets/shell-0000.js", "no-store"],
    ["/assets/a/b.css", "no-store"],
    ["/nada.json", "public, max-age=0, s-maxage=10"],
  ] as const)
    expect(await ask(pathname)).toMatchObject({ status: 404, headers: { "Cache-Control": cache } });
});

test.each(["/", "/vagas", "/vagas/a1", "/vagas/a1/imagem.png", "/constructor", "/sobre"])(
  "%s is no file",
  async (pathname) => {
    expect(await answerFile(context(), pathname, new URLSearchParams())).toBeNull();
  },
);
