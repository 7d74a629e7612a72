/** Set by the build: the files that open the public pages offline, and a digest of all of them. */
declare const CODE_FILES: readonly string[];
declare const CODE_VERSION: string;

const files = CODE_FILES;
const prefix = "vagas-code-";
const name = `${prefix}${CODE_VERSION}`;

/** The address of the plain shell. */
const shell = "/shell.html";

/** Fetches this version's files; the browser's own cache provides those the page has just loaded. */
export async function keepCode(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(
    files.map((path) => new Request(path, { cache: isImmutable(path) ? "default" : "no-cache" })),
  );
}

export async function dropOldCode(): Promise<void> {
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
}

export function isImmutable(path: string): boolean {
  return path.startsWith("/assets/");
}

export function isKeptCode(path: string): boolean {
  return files.includes(path);
}

/** An immutable file: from the device, else from the network, and then cached. */
export async function immutableFile(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => null); // The device is full: the page needs the file all the same.
  return response;
}

/** A file that may change: from the network, else from the cache. */
export async function changingFile(request: Request): Promise<Response> {
  return fetch(request).catch(
    async () => (await caches.match(request, { cacheName: name })) ?? Response.error(),
  );
}

/** The application's shell, changed by `edit`; a network error if the cache lacks it too. */
export async function keptShell(edit: (html: string) => string): Promise<Response> {
  const kept = await caches.match(shell, { cacheName: name });
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"].forEach((header) =>
    headers.delete(header),
  );
  return new Response(edit(await kept.text()), { headers });
}
