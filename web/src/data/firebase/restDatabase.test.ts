import { afterEach, expect, test, vi } from 'vitest';

const query = { collection: 'jobs', filters: [], orderBy: 'postedAt', after: null, limit: 20 } as const;

/** The reads of a site built with this key, and the headers of what they ask; `token`: what App Check gives. */
async function siteWith(key: string, token: string | null) {
  vi.stubEnv('VITE_FIREBASE_CONFIG', '{"projectId":"p","apiKey":"k"}');
  vi.stubEnv('VITE_APP_CHECK_KEY', key);
  const load = vi.fn(() => ({ appCheckToken: async () => token }));
  vi.doMock('./appCheck.ts', load);
  vi.doMock('./firebaseApp.ts', () => ({ firebaseApp: () => null }));
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response('[]', { status: 200 }));
  vi.stubGlobal('fetch', asked);
  const reads = await import('./restDatabase.ts');
  await reads.runQuery(query);
  await reads.getDocument('jobs/a').catch(() => null);
  return { loaded: load.mock.calls.length > 0, headers: asked.mock.calls.map(([, options]) => options.headers) };
}

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("reads carry App Check's token where the site was built with a key", async () => {
  expect(await siteWith('site-key', 'proof')).toEqual({
    loaded: true, headers: [{ 'Content-Type': 'text/plain', 'X-Firebase-AppCheck': 'proof' }, { 'X-Firebase-AppCheck': 'proof' }],
  });
});

test('without a key nothing of App Check is loaded or sent', async () => {
  expect(await siteWith('', 'proof')).toEqual({ loaded: false, headers: [{ 'Content-Type': 'text/plain' }, {}] });
});

test('a browser that bars it asks all the same', async () => {
  expect((await siteWith('site-key', null)).headers).toEqual([{ 'Content-Type': 'text/plain' }, {}]);
});
