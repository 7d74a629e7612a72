import { attachmentHeader } from "@vagas/functions/domain/application/attachment";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadResume } from "./resumeDownload.ts";

const path = "resumes/vaga_ana/1-a.pdf";
type Account = { getIdToken: () => Promise<string> };
const session = vi.hoisted((): { currentUser: Account | null } => ({ currentUser: null }));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => session }));
vi.mock("../firebase/appCheckProof.ts", () => ({ appCheckProof: async () => ({ Proof: "p" }) }));

beforeEach(() => {
  session.currentUser = { getIdToken: async () => "token" };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answers(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

/** A file whose chunks come on demand. */
function slowFile() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  answers(() => new Response(readable));
  return writable.getWriter();
}

test("a file comes from the site's own address, with the account's token, under its owner's name", async () => {
  const asked = answers(
    () =>
      new Response("%PDF", {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": attachmentHeader("Currículo.pdf"),
        },
      }),
  );
  const result = await downloadResume(path);
  expect(result).toMatchObject({ outcome: "ready", name: "Currículo.pdf" });
  const { file } = result as { file: Blob };
  expect([file.type, await file.text()]).toEqual(["application/pdf", "%PDF"]);
  const [address, { headers, cache }] = asked.mock.calls[0]!;
  expect([address, headers, cache]).toEqual([
    `/arquivos/${path}`,
    { Authorization: "Bearer token", Proof: "p" },
    "no-store",
  ]);
});

test("a file without a name is saved under its stored name", async () => {
  answers(() => new Response("%PDF"));
  expect(await downloadResume(path)).toMatchObject({ outcome: "ready", name: "1-a.pdf" });
});

test.each([
  [401, "forbidden"],
  [403, "forbidden"],
  [404, "missing"],
  [500, "failed"],
  [503, "failed"],
])("the status %i means that it is %s", async (status, outcome) => {
  answers(() => new Response("", { status }));
  expect(await downloadResume(path)).toEqual({ outcome });
});

test.each([
  ["auth/user-token-expired", "forbidden"],
  ["auth/network-request-failed", "failed"],
])("a token that fails with %s makes it %s, and nothing is requested", async (code, outcome) => {
  const asked = answers(() => new Response(""));
  session.currentUser = {
    getIdToken: async () => Promise.reject(Object.assign(new Error(code), { code })),
  };
  expect(await downloadResume(path)).toEqual({ outcome });
  expect(asked).not.toHaveBeenCalled();
});

test("a person who has logged out meanwhile is told so", async () => {
  session.currentUser = null;
  expect(await downloadResume(path)).toEqual({ outcome: "forbidden" });
});

test("offline it fails at once", async () => {
  answers(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await downloadResume(path)).toEqual({ outcome: "failed" });
});

test("an unresponsive server or token is waited for less than ten seconds", async () => {
  vi.useFakeTimers();
  answers(() => new Promise(() => {}));
  const unanswered = downloadResume(path);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await unanswered).toEqual({ outcome: "failed" });

  session.currentUser = { getIdToken: () => new Promise(() => {}) };
  const withoutToken = downloadResume(path);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await withoutToken).toEqual({ outcome: "failed" });
});

test("a slow file is waited for, a stalled one is not", async () => {
  vi.useFakeTimers();
  const file = slowFile();
  const whole = downloadResume(path);
  for (let i = 0; i < 5; i++) {
    void file.write(new Uint8Array(3));
    await vi.advanceTimersByTimeAsync(6_000);
  }
  void file.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(await whole).toMatchObject({ outcome: "ready", file: { size: 15 } });

  const broken = slowFile();
  const part = downloadResume(path);
  void broken.write(new Uint8Array(3));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await part).toEqual({ outcome: "failed" });
});

test("no timer runs after a download", async () => {
  vi.useFakeTimers();
  answers(() => new Response("%PDF"));
  expect(await downloadResume(path)).toMatchObject({ outcome: "ready" });
  expect(vi.getTimerCount()).toBe(0);
  answers(() => Promise.reject(new TypeError("no line")));
  expect(await downloadResume(path)).toEqual({ outcome: "failed" });
  expect(vi.getTimerCount()).toBe(0);
});
