import { gzipSync } from "node:zlib";
import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test, vi } from "vitest";
import { readFile } from "../../functions/src/store/resumeFiles.ts";
import { inspectResume } from "../../functions/src/triggers/applications/inspectResume.ts";
import {
  noteLostFiles,
  removeOrphans,
} from "../../functions/src/triggers/applications/removeOrphanUploads.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { bucket } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many, paths, pdf, upload } from "./workBoard.ts";
import { toBank } from "./kept.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;

beforeEach(() => board({ [`candidates/${id}`]: aCandidate(id) }));

test("a genuine file is rewritten in its type, without its token; one without a token is left alone", async () => {
  await upload(file, pdf, "known");
  await inspectResume(bucket, file);
  const [metadata] = await bucket.file(file).getMetadata();
  expect(metadata).toMatchObject({ contentType: "application/pdf", size: String(pdf.length) });
  expect(metadata.metadata?.["firebaseStorageDownloadTokens"]).toBeUndefined();
  await inspectResume(bucket, file);
  expect((await bucket.file(file).getMetadata())[0].generation).toBe(metadata.generation);
});

test.each([[{ contentType: "text/x-pdf" }], [{}]])(
  "a file is rewritten in its type %j, and only over the generation that was read",
  async (type) => {
    const save = vi.fn(async () => {});
    const metadata = {
      metadata: { firebaseStorageDownloadTokens: "known" },
      generation: "7",
      ...type,
    };
    const told = {
      file: () => ({
        download: async () => [Buffer.from(pdf)],
        getMetadata: async () => [metadata],
        save,
      }),
    };
    await inspectResume(told as unknown as typeof bucket, file);
    expect(save.mock.calls).toEqual([
      [
        Buffer.from(pdf),
        {
          resumable: false,
          metadata: { ...type, metadata: {} },
          preconditionOpts: { ifGenerationMatch: 7 },
        },
      ],
    ]);
  },
);

test("a disguised file is removed, and a missing one is no error", async () => {
  await upload(file, "MZ a program");
  await inspectResume(bucket, file);
  expect(await paths()).not.toContain(file);
  await inspectResume(bucket, file);
});

test("a compressed upload is read without unpacking it", async () => {
  const packed = gzipSync(pdf);
  await bucket.file(file).save(packed, { resumable: false, metadata: { contentEncoding: "gzip" } });
  expect(await readFile(bucket, file)).toEqual(packed);
});

test("files older than a day without an application are removed", async () => {
  const others = [`resumes/${id}/2-b.pdf`, "resumes/nowhere.pdf"];
  for (const path of [file, ...others]) await upload(path);
  await bucket.file("elsewhere/x.pdf").save(pdf, { resumable: false });
  await removeOrphans(contextAt(new Date(Date.now() + 23 * 3_600_000)), bucket);
  expect(await paths()).toEqual(expect.arrayContaining(others));
  await removeOrphans(contextAt(addDays(new Date(), 1.01)), bucket);
  expect((await paths()).filter((path) => path.endsWith(".pdf"))).toEqual([
    "elsewhere/x.pdf",
    file,
  ]);
});

test("a file of a day ago with a download token is inspected, and loses the token or is removed", async () => {
  const other = "padeiro_bia";
  const lying = `resumes/${other}/1-a.pdf`;
  await given({ [`candidates/${other}`]: aCandidate(other) });
  await upload(file, pdf, "known");
  await upload(lying, "MZ a program", "known,another");
  const tokens = async () =>
    (await bucket.file(file).getMetadata())[0].metadata?.["firebaseStorageDownloadTokens"];
  await removeOrphans(contextAt(new Date(Date.now() + 23 * 3_600_000)), bucket);
  expect(await tokens()).toBe("known");
  await removeOrphans(contextAt(addDays(new Date(), 1.01)), bucket);
  expect(await tokens()).toBeUndefined();
  expect((await paths()).filter((path) => path.endsWith(".pdf"))).toEqual([file]);
});

test("more files than are inspected concurrently are removed in one round", async () => {
  await Promise.all(
    Array.from({ length: 120 }, (_none, i) => upload(`resumes/padeiro_p${i}/1-a.pdf`)),
  );
  await removeOrphans(contextAt(addDays(new Date(), 1.01)), bucket);
  expect((await paths()).filter((path) => path.endsWith(".pdf"))).toEqual([]);
});

test("applications of one to eight days ago without their files are found, however many there are", async () => {
  await board({});
  await many(102, (i) => [
    `candidates/banco_p${100 + i}`,
    aCandidate(`banco_p${100 + i}`, { ...toBank, createdAt: addDays(now, -2) }),
  ]);
  const edges = {
    soon: addDays(now, -1 + 1e-6),
    day: addDays(now, -1),
    week: addDays(now, -8 + 1e-6),
    older: addDays(now, -8),
  };
  await given(
    Object.fromEntries(
      Object.entries(edges).map(([name, createdAt]) => [
        `candidates/banco_${name}`,
        aCandidate(`banco_${name}`, { ...toBank, createdAt }),
      ]),
    ),
  );
  await noteLostFiles(contextAt(), bucket);
  const found = Object.entries(await documentsOf("candidates/"))
    .filter(([, fields]) => "resumeMissing" in fields)
    .map(([path]) => path);
  expect(found.filter((path) => path.includes("banco_p"))).toHaveLength(102);
  expect(found.filter((path) => !path.includes("banco_p"))).toEqual([
    "candidates/banco_day",
    "candidates/banco_week",
  ]);
});
