import { ref, uploadBytesResumable } from "firebase/storage";
import { fileStorage } from "../../firebase/fileStorage.ts";
import type { Upload } from "./sendKept.ts";

/** How long an upload's request is retried before the person is asked. */
const retryMs = 12_000;

const outcomes: Partial<Record<string, Upload>> = {
  "storage/canceled": "cancelled",
  "storage/unauthorized": "refused",
};

/** Stores a résumé of this type under this path. `onProgress` gets whole percents. */
export function uploadResume(
  path: string,
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const storage = fileStorage();
  storage.maxUploadRetryTime = retryMs;
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve("cancelled");
      return;
    }
    const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type });
    signal.addEventListener("abort", () => task.cancel());
    task.on(
      "state_changed",
      ({ bytesTransferred, totalBytes }) =>
        // All bytes may have left before the bucket has them; 100 is for the record after it.
        onProgress(Math.min(99, Math.floor((100 * bytesTransferred) / Math.max(totalBytes, 1)))),
      ({ code }) => resolve(outcomes[code] ?? "failed"),
      () => resolve("uploaded"),
    );
  });
}
