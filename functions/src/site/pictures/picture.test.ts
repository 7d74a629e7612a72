import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import { buildListedJob, siteUrl } from "../siteTesting.ts";
import { pictureVersion } from "./pictureAddress.ts";

let drawings = 0;
let fails = false;

beforeEach(() => {
  drawings = 0;
  fails = false;
  vi.resetModules();
  vi.doMock("./renderPicture.ts", () => ({
    renderPicture: async () => {
      drawings += 1;
      if (fails) throw new Error("no font");
      return Buffer.from("PNG");
    },
  }));
});

afterEach(() => {
  vi.doUnmock("./renderPicture.ts");
  vi.resetModules();
});

/** Requests the picture of a job with this title. */
async function ask(title: string) {
  const { answerPicture } = await import("./picture.ts");
  const job = buildListedJob({ title });
  const store = { jobs: { doc: () => ({ get: async () => ({ data: () => job }) }) } };
  return answerPicture(
    { store, now: new Date("2026-11-21T12:00:00Z"), siteUrl } as unknown as Context,
    job.id,
    pictureVersion(job),
  );
}

test("the last thirty pictures are cached, and no more", async () => {
  for (let i = 0; i < 30; i++) await ask(`Vaga ${i}`);
  await ask("Vaga 0");
  expect(drawings).toBe(30);
  await ask("Vaga 30");
  await ask("Vaga 1");
  expect(drawings).toBe(31);
  await ask("Vaga 0");
  expect(drawings).toBe(32);
});

test("a picture that failed is drawn at the next request", async () => {
  fails = true;
  await expect(ask("Caixa")).rejects.toThrow("no font");
  fails = false;
  expect((await ask("Caixa")).status).toBe(200);
});
