import type { APIRequestContext } from "@playwright/test";
import { givenJob } from "../support/board.ts";
import { siteUrl } from "../support/emulators.ts";
import { expect, test } from "../support/e2e.ts";
import { jobRow, onSite } from "../support/rows.ts";

/** The texts of an XML element, unparsed. */
async function texts(request: APIRequestContext, path: string, element: string): Promise<string[]> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return [
    ...(await answer.text()).matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, "g")),
  ].map(([, text = ""]) => text);
}

const addressOf = ({ id }: { id: string }) => `${siteUrl}/vagas/${id}`;

test("the sitemap holds the open jobs with their last change, their companies, and existing pages", async ({
  request,
  board,
}) => {
  // Functions may still be processing other tests' changes.
  await expect(async () => {
    const open = await board.openJobs();
    const addresses = await texts(request, "/sitemap.xml", "loc");
    const ofJobs = addresses.filter((address) => address.startsWith(addressOf({ id: "" })));
    expect(ofJobs).toEqual(open.map(addressOf));
    expect(await texts(request, "/sitemap.xml", "lastmod")).toEqual(
      open.map(({ updatedAt }) => updatedAt.toISOString()),
    );
    const companies = new Set(open.flatMap(({ companyId }) => companyId ?? []));
    for (const id of companies) expect(addresses).toContain(`${siteUrl}/empresas/${id}`);
    const pages = addresses.filter((address) => !ofJobs.includes(address));
    expect(pages.filter((address) => address.includes("/empresas/"))).toHaveLength(companies.size);
    for (const address of pages) expect((await request.get(address)).status(), address).toBe(200);
  }).toPass({ timeout: 30_000 });
});

test("a job is in sitemap and feed as soon as it is listed, and in neither once it is filled", async ({
  request,
}) => {
  await using job = await givenJob(jobRow(onSite));
  const listsWithJob = async () => {
    const lists = await Promise.all([
      texts(request, "/sitemap.xml", "loc"),
      texts(request, "/feed.xml", "guid"),
    ]);
    return lists.map((addresses) => addresses.includes(addressOf(job)));
  };
  await expect.poll(listsWithJob, { timeout: 30_000 }).toEqual([true, true]);
  await job.change({ filled: true });
  await expect.poll(listsWithJob, { timeout: 30_000 }).toEqual([false, false]);
});

test("feeds hold the newest open jobs, of a sector and a place if given, and no telephone number", async ({
  request,
  board,
}) => {
  await expect(async () => {
    const open = await board.openJobs();
    expect(await texts(request, "/feed.xml", "guid")).toEqual(open.slice(0, 50).map(addressOf));
  }).toPass({ timeout: 30_000 });
  const open = await board.openJobs();
  const { type, location } = open.at(-1)!;
  const some = open.filter((job) => job.type === type && job.location === location);
  const path = `/feed.xml?${new URLSearchParams({ categoria: type, local: location }).toString()}`;
  expect(await texts(request, path, "guid")).toEqual(some.map(addressOf));
  const feed = await (await request.get(path)).text();
  for (const { contactWhatsapp } of some) expect(feed).not.toContain(contactWhatsapp);
  expect((await request.get("/feed.xml?categoria=Astronauta")).status()).toBe(404);
});

test("pages and jobs that are shared have their picture", async ({ request, board }) => {
  const [job] = await board.openJobs();
  for (const [path, kept] of [
    ["/", "public, max-age=3600, s-maxage=86400"],
    [`/vagas/${job!.id}`, "public, max-age=31536000, immutable"],
  ] as const) {
    const page = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? "";
    expect(address.startsWith(`${siteUrl}/`)).toBe(true);
    const picture = await request.get(address, { maxRedirects: 0 });
    expect(picture.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": kept,
      "cross-origin-resource-policy": "cross-origin",
    });
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test("an old picture redirects to the present one, and a hidden job has none", async ({
  request,
  board,
}) => {
  const [job] = await board.openJobs();
  const picture = ({ id }: { id: string }) =>
    request.get(`/vagas/${id}/imagem-0123456789ab.png`, { maxRedirects: 0 });
  const old = await picture(job!);
  expect(old.status()).toBe(302);
  expect((await request.get(old.headers()["location"]!, { maxRedirects: 0 })).status()).toBe(200);
  await using hidden = await givenJob(jobRow());
  expect((await picture(hidden)).status()).toBe(404);
});
