import { expect, test, vi } from "vitest";
import { uploadResume } from "./resumeUpload.ts";

type Told = (sent: { bytesTransferred: number; totalBytes: number }) => void;

const task = vi.hoisted(() => ({ tell: null as Told | null, end: () => {} }));
vi.mock("../../firebase/fileStorage.ts", () => ({ fileStorage: () => ({}) }));
vi.mock("firebase/storage", () => ({
  ref: () => null,
  uploadBytesResumable: () => ({
    cancel: () => undefined,
    on: (_event: string, tell: Told, _fail: () => void, end: () => void) => {
      task.tell = tell;
      task.end = end;
    },
  }),
}));

test("a file whose last byte has left is not called recorded before the bucket has it", async () => {
  const shown: number[] = [];
  const uploaded = uploadResume(
    "resumes/caixa_ana/1-a.pdf",
    new Blob(["%PDF"]),
    (percent) => shown.push(percent),
    new AbortController().signal,
  );
  for (const bytesTransferred of [0, 50, 100]) task.tell!({ bytesTransferred, totalBytes: 100 });
  task.end();
  expect(await uploaded).toBe("uploaded");
  expect(shown).toEqual([0, 50, 99]);
});
