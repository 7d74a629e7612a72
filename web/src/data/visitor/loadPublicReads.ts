import type * as publicReads from './publicReads.ts';

let reads: Promise<typeof publicReads> | null = null;
let failed = false;

/**
 * The database's code, fetched when something has to be read: a page that came with its data does without it. Browsers
 * remember a failed import for as long as the page lives, so that another try with network loads the page anew.
 */
export function loadPublicReads() {
  if (failed && navigator.onLine) window.location.reload();
  reads ??= import('./publicReads.ts').catch((error: unknown) => {
    reads = null;
    failed = true;
    throw error;
  });
  return reads;
}
