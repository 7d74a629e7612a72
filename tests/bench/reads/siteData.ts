import { join } from "node:path";
import type { Job } from "@vagas/functions/domain/job/job";
import type { JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import type { JobCursor, JobPage } from "@vagas/functions/domain/jobList/jobList";
import { createViteServer } from "vitest/node";
import { root } from "../../../emulators/folders.ts";
import { countDocuments, isDatabaseRead } from "../countDocuments.ts";

/** The functions by which the site's pages read data; they send a browser's requests. */
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
  // A refused request counts as one read.
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

/** Opens the site with an empty cache, and counts the documents read during `visit`. */
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
