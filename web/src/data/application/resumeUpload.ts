import {
  type ResumeExtension,
  resumePath,
  resumeTypes,
} from "@vagas/functions/domain/application/resumeFile";
import { ref, uploadBytesResumable } from "firebase/storage";
import { fileStorage } from "../firebase/fileStorage.ts";

/** How long an upload's request is retried before the person is asked. */
const retryMs = 12_000;

/** Unguessable letters and digits. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(20))]
    .map((byte) => (byte % 36).toString(36))
    .join("");
}

/** 'refused': by rules. */
export type Upload =
  { outcome: "uploaded"; path: string } | { outcome: "cancelled" | "refused" | "failed" };

const outcomes: Partial<Record<string, "cancelled" | "refused">> = {
  "storage/canceled": "cancelled",
  "storage/unauthorized": "refused",
};

/** Stores a résumé. `onProgress` gets whole percents. */
export function uploadResume(
  candidateId: string,
  extension: ResumeExtension,
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const path = resumePath(candidateId, extension, new Date(), randomName());
  const storage = fileStorage();
  storage.maxUploadRetryTime = retryMs;
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ outcome: "cancelled" });
      return;
    }
    const task = uploadBytesResumable(ref(storage, path), file, {
      contentType: resumeTypes[extension],
    });
    signal.addEventListener("abort", () => task.cancel());
    task.on(
      "state_changed",
      ({ bytesTransferred, totalBytes }) =>
        onProgress(Math.floor((100 * bytesTransferred) / Math.max(totalBytes, 1))),
      ({ code }) => resolve({ outcome: outcomes[code] ?? "failed" }),
      () => resolve({ outcome: "uploaded", path }),
    );
  });
}
