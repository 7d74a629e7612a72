import { readFileSync } from "node:fs";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type BuildManifest = Record<string, Chunk>;

/** Vite's manifest of the browser's build. */
export function readBuildManifest(site: string): BuildManifest {
  return JSON.parse(readFileSync(join(site, ".vite", "manifest.json"), "utf8")) as BuildManifest;
}

/** The scripts a module needs to run, including its own. Throws if the build lacks it. */
export function scriptsOf(
  manifest: BuildManifest,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The site was built without ${name}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, seen);
  return seen;
}

/** The page modules that are rendered with the board's data, as web/src/app/public/publicRoutes.tsx imports them. */
export const pageModules = {
  home: "src/features/home/HomePage.tsx",
  list: "src/features/jobs/list/JobListPage.tsx",
  job: "src/jobViews/page/JobPage.tsx",
  company: "src/features/jobs/company/CompanyJobsPage.tsx",
} as const;

/** Those of the other rendered pages; phones do not keep them. */
export const otherPageModules = {
  apply: "src/features/apply/ApplyPage.tsx",
  report: "src/features/report/ReportPage.tsx",
  about: "src/features/about/AboutPage.tsx",
  accessibility: "src/features/about/AccessibilityPage.tsx",
  privacy: "src/features/privacy/PrivacyPage.tsx",
  law: "src/features/law/LawPage.tsx",
  numbers: "src/features/numbers/NumbersPage.tsx",
  week: "src/features/week/WeekPage.tsx",
  unknown: "src/features/about/NotFoundPage.tsx",
} as const;
