import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root } from "../folders.ts";
import { temporaryFolder } from "../temporaryFolder.ts";
import { exceptions, rooms } from "./rooms.ts";

/** Imports that the table does not allow: the importing file, and the imported module. */
const planted = [
  ["web/src/data/company/planted.ts", "../../../../functions/src/domain/job/job.ts"],
  ["web/src/features/jobs/planted.ts", "../../../../functions/src/domain/job/job.ts"],
  ["web/src/ui/planted.ts", "../../../functions/src/domain/job/job.ts"],
  ["web/src/app/planted.ts", "../../../functions/src/domain/job/job.ts"],
  ["web/src/jobViews/planted.ts", "../../../functions/src/domain/job/job.ts"],
  ["web/src/data/visitor/planted.ts", "../../../../functions/src/store/store.ts"],
  ["functions/src/domain/job/planted.ts", "nodemailer"],
  ["functions/src/domain/planted.ts", "satori"],
  ["functions/src/domain/planted.ts", "node:fs"],
  ["functions/src/domain/job/planted.ts", "firebase-admin/firestore"],
  ["functions/src/domain/job/planted.ts", "../../store/store.ts"],
  ["functions/src/domain/planted.ts", "react"],
  ["functions/src/store/planted.ts", "../triggers/handle.ts"],
  ["functions/src/store/planted.ts", "../mail/layout.ts"],
  ["functions/src/store/planted.ts", "firebase-functions"],
  ["functions/src/triggers/jobs/planted.ts", "../../site/site.ts"],
  ["functions/src/triggers/jobs/planted.ts", "nodemailer"],
  ["functions/src/mail/planted.ts", "../site/site.ts"],
  ["functions/src/mail/planted.ts", "../triggers/handle.ts"],
  ["functions/src/mail/planted.ts", "firebase-admin/firestore"],
  ["functions/src/site/planted.ts", "firebase-admin/firestore"],
  ["functions/src/site/planted.ts", "../mail/layout.ts"],
  ["functions/src/site/feeds/planted.ts", "../../triggers/handle.ts"],
  ["web/src/features/jobs/planted.ts", "rxjs"],
  ["web/src/features/jobs/planted.ts", "firebase/firestore"],
  ["web/src/features/jobs/planted.ts", "../companies/RefusalNotes.tsx"],
  ["web/src/features/jobs/planted.ts", "../../app/App.tsx"],
  ["web/src/features/jobs/planted.ts", "@mui/material"],
  ["web/src/features/jobs/planted.ts", "@mui/icons-material"],
  ["web/src/features/jobs/planted.ts", "@mui/material/Dialog"],
  ["web/src/data/visitor/planted.ts", "@mui/material/Box"],
  ["web/src/data/visitor/planted.ts", "firebase-admin/firestore"],
  ["web/src/data/visitor/planted.ts", "../../ui/StatusChip.tsx"],
  ["web/src/data/visitor/planted.ts", "../../jobViews/JobFacts.tsx"],
  ["web/src/state/planted.ts", "../data/visitor/listedJobs.ts"],
  ["web/src/ui/planted.ts", "@vagas/functions/domain/job/job"],
  ["web/src/ui/planted.ts", "../data/visitor/listedJobs.ts"],
  ["web/src/ui/planted.ts", "../jobViews/JobFacts.tsx"],
  ["web/src/theme/planted.ts", "../ui/StatusChip.tsx"],
  ["web/src/jobViews/planted.ts", "../features/home/HomePage.tsx"],
  ["web/src/jobViews/planted.ts", "firebase/firestore"],
  ["web/src/applyParts/planted.ts", "../features/apply/ApplyPage.tsx"],
  ["web/src/applyParts/planted.ts", "firebase/firestore"],
  ["web/src/resumeViews/planted.ts", "../features/companies/companyContext.ts"],
  ["web/src/resumeViews/planted.ts", "../data/company/talents.ts"],
  ["web/src/features/approvals/planted.ts", "pdfjs-dist/legacy/build/pdf.mjs"],
  ["web/src/app/planted.ts", "firebase/auth"],
  ["web/src/app/planted.ts", "@mui/material"],
  ["web/worker/planted.ts", "react"],
  ["web/worker/planted.ts", "../src/ui/StatusChip.tsx"],
  ["web/build/planted.ts", "../src/app/App.tsx"],
  ["emulators/planted.ts", "../functions/src/domain/job/job.ts"],
  ["emulators/planted.ts", "../web/src/theme/theme.ts"],
  ["tests/rules/planted.ts", "../../functions/src/triggers/handle.ts"],
  ["tests/e2e/planted.ts", "../../web/src/data/visitor/listedJobs.ts"],
  ["tests/work/planted.ts", "../../web/src/data/visitor/listedJobs.ts"],
  ["anywhere/planted.ts", "zod"],
] as const;

/** Every way to write an import. */
const ways: readonly ((source: string) => string)[] = [
  (source) => `import { x } from "${source}"; x();`,
  (source) => `import type { X } from "${source}"; export type Y = X;`,
  (source) => `import "${source}";`,
  (source) => `export { x } from "${source}";`,
  (source) => `export * from "${source}";`,
  (source) => `export const load = () => import("${source}");`,
  (source) => `export type Z = import("${source}").Z;`,
];

/** Files that import each other, by values and by types alone. */
const circles = [
  ["web/src/ui/plantedHen.ts", `import { egg } from "./plantedEgg.ts"; export const hen = egg;`],
  ["web/src/ui/plantedEgg.ts", `import { hen } from "./plantedHen.ts"; export const egg = hen;`],
  [
    "functions/src/domain/job/plantedDay.ts",
    `import type { Night } from "../plantedNight.ts"; export type Day = Night[];`,
  ],
  [
    "functions/src/domain/plantedNight.ts",
    `import type { Day } from "./job/plantedDay.ts"; export type Night = Day[];`,
  ],
] as const;

const allowed = [
  ["functions/src/domain/job/allowed.ts", "../dates.ts"],
  ["functions/src/mail/postMail.ts", "nodemailer"],
  ["web/src/features/jobs/allowed.ts", "../../jobViews/JobFacts.tsx"],
  ["web/src/features/jobs/list/allowed.ts", "../UnseenPage.tsx"],
  ["web/src/ui/message/PageDialog.tsx", "@mui/material/Dialog"],
] as const;

const folder = temporaryFolder("fences-");
let refused: string[] = [];
let inCircles: string[] = [];

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const fileOf = (path: string, at: string) => path.replace("planted", `planted${at}`);

// The linter of the repository, with its configuration, on a tree of planted imports.
beforeAll(() => {
  cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  cpSync(join(root, "emulators", "fences"), join(folder, "emulators", "fences"), {
    recursive: true,
  });
  for (const [i, [path, source]] of planted.entries())
    for (const [n, way] of ways.entries()) write(fileOf(path, `${i}-${n}`), way(source));
  for (const [path, source] of allowed) write(path, ways[0]!(source));
  for (const [path, text] of circles) write(path, text);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules", "oxlint", "bin", "oxlint"), "-f", "json"],
    { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000 },
  );
  const { diagnostics } = JSON.parse(stdout || `{"diagnostics":[]}`) as {
    diagnostics: { code?: string; filename: string }[];
  };
  const refusedBy = (rule: string) =>
    diagnostics.filter(({ code }) => code === rule).map(({ filename }) => filename);
  refused = refusedBy("rooms(imports)");
  inCircles = refusedBy("import(no-cycle)");
  expect(refused, stderr).not.toEqual([]);
});

test.each(planted.map(([path, source], i) => [path, source, i] as const))(
  "the linter refuses that %s imports %s, however it is written",
  (path, _source, i) => {
    const files = ways.map((_way, n) => fileOf(path, `${i}-${n}`));
    expect(files.filter((file) => !refused.includes(file))).toEqual([]);
  },
);

test.each(allowed)("the linter lets %s import %s", (path) => {
  expect(refused).not.toContain(path);
});

test("the linter refuses that files import each other in a circle, by types too", () => {
  expect(inCircles.sort()).toEqual(circles.map(([path]) => path).sort());
});

test("each exception is about a file that imports what it allows", () => {
  const unused = Object.entries(exceptions).flatMap(([path, entries]) => {
    const text = readFileSync(join(root, path), "utf8");
    const nameOf = (entry: string) => entry.replace("/*", "").split("/").at(-1)!;
    return entries.filter((entry) => !text.includes(nameOf(entry))).map(() => path);
  });
  expect(unused).toEqual([]);
});

test("each room is in the table once", () => {
  expect(new Set(rooms.map(({ at }) => at)).size).toBe(rooms.length);
});
