import { join } from "node:path";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobFilters } from "@vagas/functions/domain/job/jobFilters";
import type { JobCursor, JobPage } from "@vagas/functions/domain/job/jobList";
import { createViteServer } from "vitest/node";
import { root } from "../../../emulators/folders.ts";
import { countDocuments, isDatabaseRead } from "../countDocuments.ts";

/** What the site's pages call to read data; it sends the requests that a browser would. */
export type SiteData = {
  readListedJobs: (
    filters: JobFilters,
    cursor: JobCursor | null,
    now: Date,
    size?: number,
  ) => Promise<JobPage>;
  readListedJob: (id: string) => Promise<Job | null>;
  readPublicStats: () => Promise<object>;
};

let documents = 0;
const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await realFetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  // A refused request counts as one read, to be on the safe side.
  if (isDatabaseRead(url))
    documents += response.ok ? countDocuments(await response.clone().json()) : 1;
  return response;
};

const vite = await createViteServer({
  root: join(root, "web"),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});

/** Opens the site as a new visitor does, with nothing remembered, and counts the documents read while `visit` lasts. */
export async function readsOf<T>(
  visit: (site: SiteData) => Promise<T>,
): Promise<{ documents: number; result: T }> {
  vite.moduleGraph.invalidateAll();
  const [jobs, stats] = await Promise.all(
    ["listedJobs", "publicStats"].map((name) => vite.ssrLoadModule(`/src/data/visitor/${name}.ts`)),
  );
  const before = documents;
  const result = await visit({ ...jobs, ...stats } as SiteData);
  return { documents: documents - before, result };
}

export function closeSite(): Promise<void> {
  return vite.close();
}
