import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What crossed the line for one request: its answer with its headers, in bytes. */
export type Crossed = { path: string; kind: 'html' | 'scripts' | 'styles' | 'pictures' | 'other'; bytes: number };

const kinds = [['html', /text\/html/], ['scripts', /javascript/], ['styles', /text\/css/], ['pictures', /^image\//]] as const;

/** Stands before the site and writes down all that crosses, whoever asked: a page, or its service worker. */
export async function openCountingProxy(site: string): Promise<{ url: string; crossed: Crossed[]; close: () => void }> {
  const crossed: Crossed[] = [];
  const server = createServer((asked, answer) => {
    const passedOn = ask(site + asked.url, { method: asked.method, headers: asked.headers }, (come) => {
      let bytes = come.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      come.on('data', (piece: Buffer) => (bytes += piece.length));
      come.once('end', () => crossed.push({ path: asked.url ?? '', kind: kindOf(come), bytes }));
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
    });
    passedOn.once('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  server.listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, crossed, close: () => server.close() };
}

function kindOf({ headers }: IncomingMessage): Crossed['kind'] {
  return kinds.find(([, type]) => type.test(headers['content-type'] ?? ''))?.[0] ?? 'other';
}
