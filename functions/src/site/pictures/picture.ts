import type { Context } from "../../context.ts";
import { documentId } from "../../domain/fields.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { pictureFacts, picturePath, pictureVersion } from "./pictureAddress.ts";
import type { Picture } from "./pictureLayout.ts";
import { cacheControl, plainAnswer, type SiteAnswer } from "../siteAnswer.ts";

/** The last pictures this instance drew, oldest first, so that a query invented to bypass the CDN draws nothing. */
const drawn = new Map<string, Promise<Buffer>>();
const mostKept = 30;

/**
 * A public job's picture under its present version; an older version redirects to it. Drawing takes some 50 ms, and
 * half a second more the first time in an instance.
 */
export async function answerPicture(
  { store, now, siteUrl }: Context,
  jobId: string,
  version: string,
): Promise<SiteAnswer> {
  const job = documentId.safeParse(jobId).success
    ? (await store.jobs.doc(jobId).get()).data()
    : undefined;
  if (job === undefined || !job.listed || isExpired(job, now))
    return plainAnswer(404, "Imagem não encontrada", cacheControl.missing);
  const present = pictureVersion(job);
  if (version !== present)
    return {
      status: 302,
      headers: { Location: siteUrl + picturePath(job), "Cache-Control": cacheControl.decided },
      body: "",
    };
  return png(
    await draw(present, async () =>
      (await import("./pictureLayout.ts")).jobPicture(pictureFacts(job)),
    ),
    cacheControl.versioned,
  );
}

/** The picture of pages that are not about a job. */
export async function answerHomePicture(): Promise<SiteAnswer> {
  return png(
    await draw("home", async () => (await import("./pictureLayout.ts")).homePicture()),
    cacheControl.deployed,
  );
}

function draw(key: string, layOut: () => Promise<Picture>): Promise<Buffer> {
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const bytes = render(layOut);
  drawn.set(key, bytes);
  bytes.catch(() => drawn.delete(key));
  if (drawn.size > mostKept) drawn.delete(drawn.keys().next().value!);
  return bytes;
}

async function render(layOut: () => Promise<Picture>): Promise<Buffer> {
  const [{ renderPicture }, picture] = await Promise.all([import("./renderPicture.ts"), layOut()]);
  return renderPicture(picture);
}

/** Other sites may show a picture. */
function png(body: Buffer, cache: string): SiteAnswer {
  return {
    status: 200,
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": cache,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
    body,
  };
}
