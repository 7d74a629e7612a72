import type { Ignorer } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The part of Babel's paths that is asked for; Stryker's own type leaves it open. */
type Placed = { getFunctionParent: () => object | null };

/** Leaves out what runs when a function is called, so that what takes effect at import time can be tried by itself. */
const insideFunctions: Ignorer = {
  shouldIgnore: (path) => ((path as Placed).getFunctionParent() === null ? undefined : 'Runs when its function is called: work.config.json'),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'insideFunctions', insideFunctions)];
