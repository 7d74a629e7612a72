import { expect, test } from "vitest";
import type { Context } from "../../context.ts";
import type { Bucket } from "../../store/resumeFiles.ts";
import { removeOrphans } from "./removeOrphanUploads.ts";

const now = new Date("2026-11-21T12:00:00Z");
const old = "2026-11-20T11:59:59Z";

/** A bucket that returns one file a page, and records removals. */
function bucketWith(files: Record<string, string>) {
  const removed: string[] = [];
  const all = Object.entries(files).map(([name, timeCreated]) => ({
    name,
    metadata: { timeCreated },
  }));
  const bucket = {
    getFiles: async ({ pageToken = "0" }: { pageToken?: string }) => [
      all.slice(Number(pageToken), Number(pageToken) + 1),
      Number(pageToken) + 1 < all.length ? { pageToken: String(Number(pageToken) + 1) } : null,
    ],
    file: (name: string) => ({ delete: async () => void removed.push(name) }),
  };
  return { bucket: bucket as unknown as Bucket, removed };
}

function contextWith(applications: Record<string, string>): Context {
  const candidates = {
    doc: (id: string) => ({
      get: async () => ({
        data: () => (id in applications ? { resumePath: applications[id] } : undefined),
      }),
    }),
  };
  return { store: { candidates }, now, siteUrl: "" } as unknown as Context;
}

test("files older than a day without an application are removed, on every page", async () => {
  const { bucket, removed } = bucketWith({
    "resumes/a_1/1-named.pdf": old,
    "resumes/a_1/2-replaced.pdf": old,
    "resumes/b_2/1-left.pdf": old,
    "resumes/b_2/2-just-now.pdf": "2026-11-20T12:00:01Z",
    "resumes/nowhere.pdf": old,
  });
  await removeOrphans(contextWith({ a_1: "resumes/a_1/1-named.pdf" }), bucket);
  expect(removed).toEqual([
    "resumes/a_1/2-replaced.pdf",
    "resumes/b_2/1-left.pdf",
    "resumes/nowhere.pdf",
  ]);
});

test("fifty files are removed concurrently", async () => {
  const names = Array.from({ length: 120 }, (_none, i) => `resumes/a_1/${i}-x.pdf`);
  const most = { now: 0, ever: 0 };
  const bucket = {
    getFiles: async ({
      maxResults,
      pageToken = "0",
    }: {
      maxResults: number;
      pageToken?: string;
    }) => {
      const next = Number(pageToken) + maxResults;
      return [
        names
          .slice(Number(pageToken), next)
          .map((name) => ({ name, metadata: { timeCreated: old } })),
        next < names.length ? { pageToken: String(next) } : null,
      ];
    },
    file: (name: string) => ({
      delete: async () => {
        most.now += 1;
        most.ever = Math.max(most.ever, most.now);
        await new Promise(setImmediate);
        most.now -= 1;
        names[names.indexOf(name)] = "removed";
      },
    }),
  };
  await removeOrphans(contextWith({}), bucket as unknown as Bucket);
  expect(new Set(names)).toEqual(new Set(["removed"]));
  expect(most.ever).toBe(50);
});

test("files that a public link still opens are inspected one after the other", async () => {
  const names = Array.from({ length: 5 }, (_none, i) => `resumes/a_${i}/1-x.pdf`);
  const token = { firebaseStorageDownloadTokens: "a-token" };
  const inspected: string[] = [];
  let held = 0;
  let most = 0;
  const bucket = {
    getFiles: async () => [
      names.map((name) => ({ name, metadata: { timeCreated: old, metadata: token } })),
      null,
    ],
    file: (name: string) => ({
      download: async () => {
        held += 1;
        most = Math.max(most, held);
        await new Promise(setImmediate);
        return [Buffer.from("%PDF-1.7\n%%EOF")];
      },
      getMetadata: async () => [{ generation: "1", metadata: token }],
      save: async () => {
        await new Promise(setImmediate);
        inspected.push(name);
        held -= 1;
      },
    }),
  };
  const applications = Object.fromEntries(names.map((name) => [name.split("/")[1], name]));
  await removeOrphans(contextWith(applications), bucket as unknown as Bucket);
  expect(inspected).toEqual(names);
  expect(most).toBe(1);
});
