import { logger } from "firebase-functions";
import { onObjectFinalized } from "firebase-functions/storage";
import { candidateOfPath } from "../../domain/resumeFile.ts";
import { theBucket } from "../../store/app.ts";
import {
  readFile,
  removeFile,
  resumeProblem,
  resumesFolder,
  type Bucket,
} from "../../store/resumeFiles.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { handle } from "../handle.ts";

// A few whole files are held in memory at a time.
const resources = { memory: "512MiB", concurrency: 10 } as const;

export const onResumeUploaded = onObjectFinalized(
  { retry: true, ...resources },
  async ({ data }) => {
    if (!data.name.startsWith(resumesFolder)) return;
    const bucket = await theBucket();
    await inspectResume(bucket, data.name);
    const candidateId = candidateOfPath(data.name);
    if (candidateId !== null)
      await handle("onResumeUploaded", candidateId, (desk) =>
        noteResumeFile(desk, bucket, candidateId),
      );
  },
);

/** Custom metadata that makes a file readable to whoever knows it, past every rule; client uploads get one. */
const downloadToken = "firebaseStorageDownloadTokens";

/**
 * Removes an uploaded résumé that is not what its name promises; takes the download token from one that is, by writing
 * the file again without it. The event of that second write finds no token and ends there.
 */
export async function inspectResume(bucket: Bucket, path: string): Promise<void> {
  const bytes = await readFile(bucket, path);
  if (bytes === null) return;
  const problem = await resumeProblem(path, bytes);
  if (problem !== null) {
    await removeFile(bucket, path);
    logger.warn("A résumé was removed", { path, problem });
    return;
  }
  const file = bucket.file(path);
  const [{ metadata, contentType, generation }] = await file.getMetadata();
  if (metadata?.[downloadToken] === undefined) return;
  await file.save(bytes, {
    resumable: false,
    metadata: { ...(contentType === undefined ? {} : { contentType }), metadata: {} },
    preconditionOpts: { ifGenerationMatch: Number(generation) },
  });
}
