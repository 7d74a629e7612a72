import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterEach, expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import type { Bucket } from "../../store/resumeFiles.ts";

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

// Loading the function and its SDK takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Handler = (request: object, response: object) => void | Promise<void>;

/** The deployed function's answer to a request that it refuses, at the latest for its method. */
async function statusWith(appCheck: string, headers: Record<string, string>): Promise<number> {
  vi.stubEnv("APP_CHECK", appCheck);
  vi.stubEnv("SITE_URL", "https://site.example");
  vi.stubEnv("GCLOUD_PROJECT", "demo");
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: "demo", storageBucket: "demo" }));
  const { resumeFile } = await import("./answerResume.ts");
  const get = (name: string) => headers[name.toLowerCase()];
  const request = { method: "POST", path: "/arquivos/x", headers, get, header: get };
  return new Promise((resolve) => {
    let answered = 0;
    const response = {
      status: (status: number) => {
        answered = status;
        return response;
      },
      set: () => response,
      on: () => response,
      end: () => resolve(answered),
    };
    void (resumeFile as unknown as Handler)(request, response);
  });
}

test("with App Check enforced, a missing or false token is refused first", async () => {
  expect(await statusWith("true", {})).toBe(401);
  expect(await statusWith("true", { "x-firebase-appcheck": "made.up.token" })).toBe(401);
  vi.resetModules();
  expect(await statusWith("", {})).toBe(405);
});

/** An unsigned ID token, which only the emulators accept. */
function unsignedToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

test("outside of the emulators a token that nobody signed is none", async () => {
  const { answerResume } = await import("./answerResume.ts");
  const seconds = Math.floor(Date.now() / 1000);
  const token = unsignedToken({
    iss: "https://securetoken.google.com/demo",
    aud: "demo",
    sub: "admin",
    admin: true,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
  });
  const answer = await answerResume(
    {} as Context,
    {} as Bucket,
    getAuth(initializeApp({ projectId: "demo" }, "resumeFile")),
    {
      method: "GET",
      pathname: "/arquivos/resumes/vaga_ana/1-a.pdf",
      authorization: `Bearer ${token}`,
    },
  );
  expect(answer.status).toBe(401);
});

test("a service that does not respond is a 503 after eight seconds, and nothing is noted", async () => {
  const { answerResume } = await import("./answerResume.ts");
  const { logger } = await import("firebase-functions");
  const logged = vi.spyOn(logger, "error").mockReturnValue();
  vi.useFakeTimers();
  const silent = { verifyIdToken: () => new Promise<never>(() => {}) };
  const request = {
    method: "GET",
    pathname: "/arquivos/resumes/vaga_ana/1-a.pdf",
    authorization: "Bearer a.b.c",
  };
  const answer = answerResume({} as Context, {} as Bucket, silent as never, request);
  await vi.advanceTimersByTimeAsync(8_000);
  vi.useRealTimers();
  expect((await answer).status).toBe(503);
  expect(logged.mock.calls[0]?.[1]).toMatchObject({ id: "vaga_ana", reason: "TooLate" });
});
