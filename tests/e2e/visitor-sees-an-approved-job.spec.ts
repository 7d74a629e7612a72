import type { APIResponse } from "@playwright/test";
import { collections } from "@vagas/functions/domain/collections";
import { expect, test } from "../support/admin.ts";
import { eventually } from "../support/emulators.ts";
import { database, stored } from "../support/project.ts";

/** The seconds within which everybody sees a decision, divided as in docs/decisions/0010. */
const promised = { functions: 30, caches: 30 };

/** Seconds an outdated answer may be served: by the CDN, and then by a browser that had it from there. */
function secondsKept(answer: APIResponse): number {
  const headers = answer.headers();
  const control = headers["cache-control"] ?? "";
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1] ?? Number.NaN);
  const browser = seconds("max-age");
  const cdn = seconds("s-maxage");
  // A browser chooses its own time without max-age; a CDN obeys these headers before Cache-Control.
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

test("everybody sees that a job is approved, and that it is filled, within sixty seconds on an idle machine", async ({
  request,
  records,
}) => {
  const madeAt = Date.now();
  const job = await records.waitingJob(await records.company());
  const page = `/vagas/${job.id}`;
  const addresses = ["/", "/vagas", page, "/feed.xml", "/sitemap.xml"];
  let kept = 0;
  /** The addresses whose uncached answers name the job. */
  const naming = async () => {
    const answers = await Promise.all(addresses.map((address) => request.get(address)));
    kept = Math.max(kept, ...answers.map(secondsKept));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return addresses.filter(
      (_address, i) => texts[i]!.includes(job.title) || texts[i]!.includes(`${page}<`),
    );
  };
  expect(await naming()).toEqual([]);
  // On a busy machine a decision takes longer, but not three times as long as a new job and a look at each address.
  const patience = Math.max(promised.functions * 1000, 3 * (Date.now() - madeAt));

  const approvedAt = Date.now();
  await database
    .collection(collections.jobApprovals)
    .doc(job.id)
    .update({ status: "approved", updatedAt: new Date() });
  await eventually(
    "the job on the site",
    async () => ((await stored(collections.jobs, job.id))?.["listed"] ? true : undefined),
    patience,
  );
  expect(await naming()).toEqual(addresses);
  expect(Date.now() - approvedAt).toBeLessThanOrEqual(patience);
  // An answer requested the moment before the decision stays for as long.
  expect(kept).toBeLessThanOrEqual(promised.caches);

  await database
    .collection(collections.jobs)
    .doc(job.id)
    .update({ filled: true, updatedAt: new Date() });
  expect(await naming()).toEqual([page]);
  expect(await (await request.get(page)).text()).toContain("Vaga preenchida");
});
