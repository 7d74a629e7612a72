import { logger } from "firebase-functions";
import { type Bucket, readFile, removeFile, resumeProblem } from "../../store/resumeFiles.ts";

/**
 * Custom metadata that makes a file readable to whoever knows it, bypassing rules; client uploads get one, or bring
 * it.
 */
const downloadToken = "firebaseStorageDownloadTokens";

type Metadata = ReturnType<Bucket["file"]>["metadata"];

/** Whether a public link opens the file. */
export function hasDownloadToken({ metadata }: Metadata): boolean {
  return metadata?.[downloadToken] !== undefined;
}

/**
 * Removes an uploaded résumé that is not what its name claims; removes the download token of a valid one by rewriting
 * the file. The event of that second write finds no token and ends.
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
  const [metadata] = await file.getMetadata();
  if (!hasDownloadToken(metadata)) return;
  const { contentType, generation } = metadata;
  await file.save(bytes, {
    resumable: false,
    metadata: { ...(contentType === undefined ? {} : { contentType }), metadata: {} },
    preconditionOpts: { ifGenerationMatch: Number(generation) },
  });
}
