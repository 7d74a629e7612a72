import type { APIResponse } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { expect, test } from "../support/admin.ts";
import { eventually } from "../support/emulators.ts";
import { database, stored } from "../support/project.ts";

/** Seconds within which everybody sees a decision, whatever a cache keeps (docs/decisions/0010). */
const promised = 60;

/** Seconds an answer may still be given after it stopped being true: by the CDN, and then by a browser that had it from there. */
function secondsKept(answer: APIResponse): number {
  const headers = answer.headers();
  const control = headers["cache-control"] ?? "";
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1] ?? Number.NaN);
  const browser = seconds("max-age");
  const cdn = seconds("s-maxage");
  // A browser without max-age keeps an answer as long as it thinks right; a CDN heeds these headers before Cache-Control.
  expect(browser, `${answer.url()}: ${control}`).not.toBeNaN();
  for (const name of ["surrogate-control", "cdn-cache-control", "expires"])
    expect(headers, answer.url()).not.toHaveProperty(name);
  return (
    browser +
    (Number.isNaN(cdn) ? browser : cdn) +
    (seconds("stale-while-revalidate") || 0) +
    (seconds("stale-if-error") || 0)
  );
}

test("within sixty seconds everybody sees an approved job, and that it is filled", async ({
  request,
  records,
}) => {
  const job = await records.waitingJob(await records.company());
  const page = `/vagas/${job.id}`;
  const addresses = ["/", "/vagas", page, "/feed.xml", "/sitemap.xml"];
  let kept = 0;
  /** The addresses that name the job when they are asked with no cache in between. */
  const naming = async () => {
    const answers = await Promise.all(addresses.map((address) => request.get(address)));
    kept = Math.max(kept, ...answers.map(secondsKept));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return addresses.filter(
      (_address, i) => texts[i]!.includes(job.title) || texts[i]!.includes(`${page}<`),
    );
  };
  expect(await naming()).toEqual([]);

  const approvedAt = Date.now();
  await database
    .collection(collections.jobApprovals)
    .doc(job.id)
    .update({ status: "approved", updatedAt: new Date() });
  await eventually(
    "the job on the site",
    async () => ((await stored(collections.jobs, job.id))?.["listed"] ? true : undefined),
    promised * 1000,
  );
  expect(await naming()).toEqual(addresses);
  // What the functions took, and then whoever had asked the moment before.
  expect((Date.now() - approvedAt) / 1000 + kept).toBeLessThanOrEqual(promised);

  await database
    .collection(collections.jobs)
    .doc(job.id)
    .update({ filled: true, updatedAt: new Date() });
  expect(await naming()).toEqual([page]);
  expect(await (await request.get(page)).text()).toContain("Vaga preenchida");
});
