/**
 * Set by the build: the script that every page begins with, the files of the screen that opens kept pages offline, those
 * of the pages themselves, and a digest of all of them.
 */
declare const CODE_FILES: { entry: string; screen: readonly string[]; pages: readonly string[] };
declare const CODE_VERSION: string;

const { entry, screen, pages } = CODE_FILES;
const files = [...screen, ...pages];
const prefix = "vagas-code-";
const name = `${prefix}${CODE_VERSION}`;

/** The address of the plain shell. */
const shell = "/shell.html";

/**
 * Keeps of this version what the page has just fetched, without the network, and fetches the rest of the offline screen
 * if the page runs this version. Throws if that fails.
 */
export async function keepSeenCode(): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    files.filter(isImmutable).map(async (path) => {
      const response = await atHand(path);
      if (response) await cache.put(path, response);
    }),
  );
  if (await cache.match(entry)) await addMissing(cache, screen);
}

/** Fetches all files of this version that the device lacks. Throws if one fails. */
export async function keepAllCode(): Promise<void> {
  await addMissing(await caches.open(name), files);
}

/** A file from the browser's own cache; null if it is not there. */
async function atHand(path: string): Promise<Response | null> {
  const response = await fetch(path, { cache: "only-if-cached", mode: "same-origin" }).catch(
    () => null,
  );
  return response?.ok ? response : null;
}

async function addMissing(cache: Cache, paths: readonly string[]): Promise<void> {
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  const missing = paths.filter((_path, i) => !kept[i]);
  await cache.addAll(
    missing.map((path) => new Request(path, { cache: isImmutable(path) ? "default" : "no-cache" })),
  );
}

/** Removes other versions, if this one opens without them. */
export async function dropOldCode(): Promise<void> {
  if (!(await caches.match(shell, { cacheName: name }))) return;
  const old = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
}

/** A file of this version, else of the one before. */
async function keptFile(file: Request | string): Promise<Response | undefined> {
  return (await caches.match(file, { cacheName: name })) ?? caches.match(file);
}

export function isImmutable(path: string): boolean {
  return path.startsWith("/assets/");
}

export function isKeptCode(path: string): boolean {
  return files.includes(path);
}

/** An immutable file: from the device, else from the network, and then cached. */
export async function immutableFile(request: Request): Promise<Response> {
  const kept = await keptFile(request);
  if (kept) return kept;
  const response = await fetch(request);
  // The device is full: the page needs the file all the same.
  if (response.ok) await store(request, response.clone()).catch(() => null);
  return response;
}

async function store(request: Request, response: Response): Promise<void> {
  await (await caches.open(name)).put(request, response);
}

/** A file that may change: from the network, else from the cache. */
export async function changingFile(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await keptFile(request)) ?? Response.error());
}

/** The application's shell, changed by `edit`; a network error if the cache lacks it too. */
export async function keptShell(edit: (html: string) => string): Promise<Response> {
  const kept = await keptFile(shell);
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"].forEach((header) =>
    headers.delete(header),
  );
  return new Response(edit(await kept.text()), { headers });
}
