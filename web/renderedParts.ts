import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type BuildManifest, pageModules, readBuildManifest, scriptsOf } from './builtFiles.ts';

/** Leaves beside the server's bundle what a rendered page is put into: the browser's shell, its styles, and the files of each page. */
export function renderedParts(site: string): Plugin {
  return {
    name: 'rendered-parts',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, value: object) => this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value, null, 2) });
      emit('parts.json', { ...shellParts(site), preloads: preloadsOf(readBuildManifest(site)) });
      emit('headers.json', siteHeaders());
    },
  };
}

/** The shell; and the frame of rendered pages, which carry the few lines of its style sheet: one thing less to wait for. */
function shellParts(site: string): { shell: string; frame: string; styles: string } {
  const shell = readFileSync(join(site, 'shell.html'), 'utf8');
  const sheets = [...shell.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g)];
  if (sheets.length === 0) throw new Error('The shell has no style sheet to carry');
  return {
    shell,
    frame: sheets.reduce((text, [link]) => text.replace(link, ''), shell),
    styles: sheets.map(([, href]) => readFileSync(join(site, href), 'utf8').trim()).join('\n'),
  };
}

/** What a page needs beside what the shell asks for. */
function preloadsOf(manifest: BuildManifest): Record<string, string[]> {
  const shell = scriptsOf(manifest, 'shell.html');
  return Object.fromEntries(Object.entries(pageModules).map(([page, module]) => [page, [...scriptsOf(manifest, module)].filter((file) => !shell.has(file)).map((file) => `/${file}`)]));
}

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/** The headers of every page, from firebase.json; how long an answer is kept is for the function to say. */
function siteHeaders(): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'firebase.json'), 'utf8')) as { hosting: { headers: HeaderRule[] } };
  const rule = hosting.headers.find(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'));
  if (!rule) throw new Error('firebase.json has no Content-Security-Policy');
  return Object.fromEntries(rule.headers.filter(({ key }) => key !== 'Cache-Control').map(({ key, value }) => [key, value]));
}
