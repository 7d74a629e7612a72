import type { Storage } from "firebase-admin/storage";
import type { ResumeFile } from "./people/buildApplication.ts";

type Bucket = ReturnType<Storage["bucket"]>;

/** Stores the résumés in the bucket, without download tokens, and replaces those of an earlier seed. */
export async function writeFiles(bucket: Bucket, files: readonly ResumeFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  const paths = new Set(files.map(({ path }) => path));
  const [present] = await bucket.getFiles({ prefix: "resumes/" });
  const outdated = present.filter(({ name }) => folders.has(folderOf(name)) && !paths.has(name));
  await Promise.all([
    ...outdated.map((file) => file.delete({ ignoreNotFound: true })),
    ...files.map(({ path, contentType, bytes }) =>
      bucket.file(path).save(bytes, { resumable: false, contentType }),
    ),
  ]);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
