import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { otherPageModules, pageModules } from "./buildManifest.ts";
import { closure, type Modules, sharedFiles, siteModules } from "./sharedFiles.ts";

/** Packages every page needs: one file, because forty small ones compress worse. */
const core =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|clsx|@mui[\\/](system|styled-engine|utils|private-theming)|@mui[\\/]material[\\/](styles|Box|Typography|Button|ButtonBase|Link|SvgIcon|utils|GlobalStyles|CssBaseline))[\\/]/;

/**
 * Parts of packages that only menus, tabs, stacks and the library's inputs need; they load with them, although the
 * library's style list names them on every page.
 */
const laterParts =
  /[\\/](useRovingTabIndex|Stack|createStack|InputBase[\\/]InputBase|TextareaAutosize)[\\/.]/;

/**
 * The readers of rows and other small modules that several pages load on demand. In files of their own, every page would list
 * their names.
 */
const rows =
  /[\\/](domain[\\/](errorCode|rowOf|table[\\/](row|field)|job[\\/](jobDetails|readJob)|application[\\/](answer|stage|consent|readCandidate)|administration[\\/]emptyStats)|queries[\\/]plainValues)\.ts$/;

/** Code of pages and of applying, which other forms do not load. */
const features = /[\\/]src[\\/](features|applyParts)[\\/]/;

/** Small modules of a job's page that other pages use too. In files of their own, each would be a request. */
const jobActs =
  /[\\/](ui[\\/]shareLink|jobViews[\\/]pictures[\\/]LaterJobPictures|domain[\\/]text[\\/]filledLines)\.tsx?$/;

/** A group of Rolldown's `codeSplitting`: a module goes to the matching group of the highest priority. */
type Group = {
  name: string | ((id: string, modules: Modules) => string | null);
  debugName?: string;
  test?: (id: string) => boolean;
  priority: number;
  includeDependenciesRecursively?: boolean;
};

/** An existing module: a wrong path would silently leave its group without a page. */
function at(path: string): string {
  const module = resolve(import.meta.dirname, "..", path);
  if (!existsSync(module))
    throw new Error(`The groups of the public pages name ${path}: not found`);
  return module;
}

const shell = at("src/main.tsx");
const home = at(pageModules.home);
const list = at(pageModules.list);
const job = at(pageModules.job);
const rendered = Object.values(pageModules).map(at);
const apply = at(otherPageModules.apply);
const draft = at("src/applyParts/applicationDraft.ts");
const others = [apply, at(otherPageModules.about), at(otherPageModules.unknown)];

const known = new Map<string, Set<string>>();

/** A module and its static imports, found once. */
function loadedBy(from: string, modules: Modules): Set<string> {
  const all = known.get(from) ?? closure(from, modules);
  known.set(from, all);
  return all;
}

/** The group of modules for which `fits` holds; `users` counts the entry modules that import the module. */
function sharedBy(
  name: string,
  priority: number,
  fits: (users: (entries: string[]) => number, id: string) => boolean,
): Group {
  const choose = (id: string, modules: Modules) =>
    !laterParts.test(id) &&
    fits(
      (entries) =>
        entries.filter((entry) => entry !== id && loadedBy(entry, modules).has(id)).length,
      id,
    )
      ? name
      : null;
  return { name: choose, debugName: name, priority };
}

/**
 * The files of the public pages: the packages of all, the rest of the shell, what rendered pages share with others,
 * what they share with one another (except a job's page, which has no cards and searches), what only the home page
 * and the list need, and what the application's form shares with other forms. A phone on a bad connection pays for
 * each request, and for each byte of another page.
 */
function publicGroups(): Group[] {
  return [
    { name: "core", test: (id) => core.test(id) && !laterParts.test(id), priority: 5 },
    sharedBy("frame", 4, (users) => users([shell]) > 0),
    sharedBy("common", 3, (users) => users(rendered) > 0 && users(others) > 0),
    { name: "rows", test: (id) => rows.test(id), priority: 2 },
    sharedBy(
      "pages",
      2,
      (users, id) => users([job]) > 0 && (users(rendered) > 1 || jobActs.test(id)),
    ),
    sharedBy("lists", 2, (users) => users(rendered) > 1),
    sharedBy("home", 1, (users) => users([home]) > 0),
    sharedBy("list", 1, (users) => users([list]) > 0),
    sharedBy("forms", 0, (users, id) => users([apply]) > 0 && (id === draft || !features.test(id))),
  ];
}

/** The files of the public pages, and of what else several pages share. */
export function chunkGroups(): Group[] {
  const groups = publicGroups();
  let names: Map<string, string> | null = null;
  const name = (id: string, modules: Modules) => {
    names ??= sharedNames(groups, modules);
    return names.get(id) ?? null;
  };
  // Whatever these modules import has a file too.
  return [...groups, { name, priority: 0, includeDependenciesRecursively: false }];
}

/** The names of the files that are in none of the groups. */
function sharedNames(groups: readonly Group[], modules: Modules): Map<string, string> {
  const site = siteModules(shell, modules);
  return sharedFiles(site, takenBy(groups, site.all, modules), modules);
}

/** The group of each module, as Rolldown takes them: by priority, each with all that its modules import. */
function takenBy(
  groups: readonly Group[],
  all: ReadonlySet<string>,
  modules: Modules,
): Map<string, string> {
  const taken = new Map<string, string>();
  for (const { name, debugName, test } of groups.toSorted((a, b) => b.priority - a.priority)) {
    const fits = (id: string) =>
      typeof name === "string" ? test!(id) : name(id, modules) !== null;
    for (const first of [...all].filter((id) => !taken.has(id) && fits(id)))
      for (const id of closure(first, modules))
        if (!taken.has(id)) taken.set(id, debugName ?? String(name));
  }
  return taken;
}
