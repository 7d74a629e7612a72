import { join } from 'node:path';
import { root } from '../../emulators/folders.ts';
import type { Search } from './search.ts';

/** Numbers of listed jobs that are tried. */
export const sizes = [20, 200, 2_000, 20_000] as const;

/** Documents a visit reads, one count for each of `sizes`. */
export type PageReads = { page: string; atMost: number; documents: number[] };
export type Reads = { pages: PageReads[]; words: Search[]; phrases: Search[] };

/** What a first visit loads before anybody touches the page; bytes after gzip. */
export type FirstVisit = { page: string; scripts: number; bytes: number; documents: number };

export type Bound = { what: string; value: number; atMost: number };

/** kB are 1,000 bytes. */
export const budget = { scriptBytes: 160_000, searchRatio: 2 } as const;

export const resultsFile = join(root, 'bench-results.json');
