import { openContext, type Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { candidateOfPath } from "../../domain/application/resumeFile.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { removeFile, resumesFolder, type Bucket } from "../../store/resumeFiles.ts";
import { hasDownloadToken, inspectResume } from "./inspectResume.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { attempt } from "../handle.ts";
import { scheduled } from "../scheduled.ts";

export const removeOrphanUploads = scheduled(
  "removeOrphanUploads",
  {
    retryCount: 3,
    timeoutSeconds: 1_800,
    // Memory for a whole file.
    memory: "512MiB",
    secrets: linkSecrets,
  },
  async () => {
    const context = openContext();
    const bucket = await theBucket();
    await removeOrphans(context, bucket);
    await noteLostFiles(context, bucket);
  },
);

/** Files looked up and removed concurrently: strangers may leave any number, and a run must clear a day's. */
const filesAtOnce = 50;

/**
 * Removes files older than a day without an application: the form was left between upload and record. One with a
 * download token was never inspected, because its event was lost, and is inspected now.
 */
export async function removeOrphans({ store, now }: Context, bucket: Bucket): Promise<void> {
  const before = addDays(now, -1);
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      prefix: resumesFolder,
      maxResults: filesAtOnce,
      autoPaginate: false,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const unseen = await Promise.all(
      files.map(async (file) => {
        if (!isOlder(file, before)) return [];
        if (await isNamed(store, file.name)) return hasDownloadToken(file.metadata) ? [file] : [];
        await removeFile(bucket, file.name);
        return [];
      }),
    );
    // One after the other: memory holds each as a whole.
    for (const { name } of unseen.flat()) await inspectResume(bucket, name);
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
}

function isOlder(file: ReturnType<Bucket["file"]>, than: Date): boolean {
  return new Date(file.metadata.timeCreated ?? 0) < than;
}

async function isNamed({ candidates }: Context["store"], path: string): Promise<boolean> {
  const candidateId = candidateOfPath(path);
  if (candidateId === null) return false;
  return (await candidates.doc(candidateId).get()).data()?.resumePath === path;
}

/** How many days the daily runs may fail before a lost file goes unnoticed. */
const lookBackDays = 7;

/** Marks applications older than a day whose file is missing, and asks for another; the applications stay. */
export async function noteLostFiles(context: Context, bucket: Bucket): Promise<void> {
  const until = addDays(context.now, -1);
  const recent = context.store.candidates
    .where("createdAt", ">", addDays(until, -lookBackDays))
    .where("createdAt", "<=", until)
    .orderBy("createdAt");
  await eachDocument(recent, ({ id }) =>
    attempt(context, "removeOrphanUploads", id, () => noteResumeFile(context, bucket, id)),
  );
}
