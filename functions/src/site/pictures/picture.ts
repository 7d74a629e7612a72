import type { Context } from "../../context.ts";
import { weekCounts } from "../../domain/week/week.ts";
import { documentId } from "../../domain/fields.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { pictureFacts, picturePath, pictureVersion } from "./pictureAddress.ts";
import type { Job } from "../../domain/job/job.ts";
import { type JobPaper, jobPapers, type PaperFacts, paperFacts, paperPath } from "./jobPaper.ts";
import type { Picture } from "./pictureBoxes.ts";
import {
  sheetFacts,
  type WeekPicture,
  weekPicturePath,
  weekSheetPath,
  weekSheetSize,
} from "./weekAddress.ts";
import { presentWeek } from "../presentWeek.ts";
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
  const job = await publicJob({ store, now }, jobId);
  if (job === null) return noPicture;
  const present = pictureVersion(job);
  if (version !== present) return redirect(siteUrl + picturePath(job));
  return png(
    await draw(present, async () =>
      (await import("./pictureLayout.ts")).jobPicture(pictureFacts(job)),
    ),
    cacheControl.versioned,
  );
}

/** A public job's picture for people, at its present address; every other version, or none, redirects there. */
export async function answerJobPaper(
  { store, now, siteUrl }: Context,
  jobId: string,
  paper: JobPaper,
  pathname: string,
): Promise<SiteAnswer> {
  const job = await publicJob({ store, now }, jobId);
  if (job === null) return noPicture;
  const code = (await store.publishedJobs.doc(jobId).get()).data()?.code ?? null;
  const facts = paperFacts(job, code, siteUrl);
  const present = paperPath(jobId, paper, facts);
  // Relative: the page that fetches it may be at another of the site's addresses.
  if (pathname !== present) return redirect(present);
  return png(
    await draw(present, () => layOutPaper(paper, facts), jobPapers[paper]),
    cacheControl.versioned,
  );
}

/** A picture of the week at its present address; every other version, or none, redirects there. */
export async function answerWeekPicture(
  { store, now, siteUrl }: Context,
  picture: WeekPicture,
  pathname: string,
): Promise<SiteAnswer> {
  const week = await presentWeek({ store, now });
  const facts = sheetFacts(week, siteUrl, now);
  const present = picture === "imagem" ? weekPicturePath(week) : weekSheetPath(facts);
  if (pathname !== present) return redirect(present);
  const bytes = await (picture === "imagem"
    ? draw(present, async () => (await import("./pictureLayout.ts")).weekPicture(weekCounts(week)))
    : draw(
        present,
        async () => (await import("./weekSheetLayout.ts")).weekSheet(facts),
        weekSheetSize,
      ));
  return png(bytes, cacheControl.versioned);
}

async function layOutPaper(paper: JobPaper, facts: PaperFacts): Promise<Picture> {
  return paper === "status"
    ? (await import("./statusLayout.ts")).statusPicture(facts)
    : (await import("./posterLayout.ts")).posterPicture(facts);
}

const noPicture = plainAnswer(404, "Imagem não encontrada", cacheControl.missing);

function redirect(location: string): SiteAnswer {
  return {
    status: 302,
    headers: { Location: location, "Cache-Control": cacheControl.decided },
    body: "",
  };
}

async function publicJob(
  { store, now }: Pick<Context, "store" | "now">,
  jobId: string,
): Promise<Job | null> {
  if (!documentId.safeParse(jobId).success) return null;
  const job = (await store.jobs.doc(jobId).get()).data();
  return job?.listed && !isExpired(job, now) ? job : null;
}

/** The picture of pages that are not about a job. */
export async function answerHomePicture(): Promise<SiteAnswer> {
  return png(
    await draw("home", async () => (await import("./pictureLayout.ts")).homePicture()),
    cacheControl.deployed,
  );
}

function draw(key: string, layOut: () => Promise<Picture>, size?: Size): Promise<Buffer> {
  const kept = drawn.get(key);
  if (kept !== undefined) return kept;
  const bytes = render(layOut, size);
  drawn.set(key, bytes);
  bytes.catch(() => drawn.delete(key));
  if (drawn.size > mostKept) drawn.delete(drawn.keys().next().value!);
  return bytes;
}

type Size = { width: number; height: number };

async function render(layOut: () => Promise<Picture>, size?: Size): Promise<Buffer> {
  const [{ renderPicture }, picture] = await Promise.all([import("./renderPicture.ts"), layOut()]);
  return renderPicture(picture, size);
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
