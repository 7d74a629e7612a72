import { resolve } from 'node:path';

/** What every page needs of other people's code: one file, since forty small ones compress worse. */
const core =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|clsx|@mui[\\/](system|styled-engine|utils|private-theming)|@mui[\\/]material[\\/](styles|Box|Typography|Button|ButtonBase|Link|SvgIcon|utils|GlobalStyles|CssBaseline))[\\/]/;

/** What only menus, tabs and stacks need of it: they bring it themselves. */
const laterParts = /[\\/](useRovingTabIndex|Stack)[\\/.]/;

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const at = (path: string) => resolve(import.meta.dirname, 'src', path);
const shell = at('main.tsx');
const home = at('app/HomeScreen.tsx');
const rendered = [home, at('features/jobs/list/JobListPage.tsx'), at('features/jobs/detail/JobPage.tsx')];
const others = [at('features/candidates/ApplyPage.tsx'), at('features/about/AboutPage.tsx'), at('features/about/NotFoundPage.tsx')];

const known = new Map<string, Set<string>>();

/** A module and all that it imports, but for what it loads on demand. */
function closure(from: string, modules: Modules): Set<string> {
  const all = known.get(from) ?? new Set([from]);
  if (!known.has(from)) for (const id of all) modules.getModuleInfo(id)?.importedIds.forEach((imported) => all.add(imported));
  known.set(from, all);
  return all;
}

/**
 * The files of the public pages: the core, the rest of the shell, what the rendered pages share with the others, what they
 * share among them, and what the home page alone needs. A phone on a bad line pays for each request, and for each byte of
 * another page.
 */
export function publicChunks(): { name: string | ((id: string, modules: Modules) => string | null); test?: (id: string) => boolean; priority: number }[] {
  const among = (name: string, isOne: (users: (of: string[]) => number) => boolean) => (id: string, modules: Modules) =>
    isOne((of) => of.filter((page) => page !== id && closure(page, modules).has(id)).length) ? name : null;
  return [
    { name: 'core', test: (id) => core.test(id) && !laterParts.test(id), priority: 5 },
    { name: among('frame', (users) => users([shell]) > 0), priority: 4 },
    { name: among('common', (users) => users(rendered) > 0 && users(others) > 0), priority: 3 },
    { name: among('pages', (users) => users(rendered) > 1), priority: 2 },
    { name: among('home', (users) => users([home]) > 0), priority: 1 },
  ];
}
