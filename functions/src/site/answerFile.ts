import type { Context } from "../context.ts";
import { numbersFiles } from "../domain/site/dataLicence.ts";
import { jobTotalPath, listNewsPath, neighboursPath, openDataPath } from "../domain/site/paths.ts";
import { indexNowKey } from "../functionOptions.ts";
import { answerHealth, healthPath } from "./answerHealth.ts";
import { answerJobTotal } from "./answerJobTotal.ts";
import { answerListNews } from "./answerListNews.ts";
import { answerFeed } from "./feeds/feed.ts";
import { answerNumbersCsv, answerNumbersJson } from "./feeds/numbersFiles.ts";
import { answerOpenData } from "./feeds/openData.ts";
import { answerNeighbours } from "./neighboursBelow.ts";
import { answerPageData, dataPageOf } from "./pageData.ts";
import {
  answerHomePicture,
  answerJobPaper,
  answerPicture,
  answerWeekPicture,
} from "./pictures/picture.ts";
import type { JobPaper } from "./pictures/jobPaper.ts";
import { homePicturePath } from "./pictures/pictureAddress.ts";
import type { WeekPicture } from "./pictures/weekAddress.ts";
import { cacheControl, plainAnswer, type SiteAnswer } from "./siteAnswer.ts";
import { answerSitemap } from "./feeds/sitemap.ts";

const files = {
  "/sitemap.xml": answerSitemap,
  "/feed.xml": answerFeed,
  [numbersFiles.json]: answerNumbersJson,
  [numbersFiles.csv]: answerNumbersCsv,
  [openDataPath]: answerOpenData,
  [healthPath]: answerHealth,
  [jobTotalPath]: answerJobTotal,
  [listNewsPath]: answerListNews,
  [neighboursPath]: answerNeighbours,
  [homePicturePath]: answerHomePicture,
} satisfies Record<
  string,
  (context: Context, query: URLSearchParams) => SiteAnswer | Promise<SiteAnswer>
>;

/** Addresses of files or for programs, which are no pages: `**` leads here too. */
const noPage = /^\/(api|__)\/|^(?!\/vagas\/).*\.\w+$/;

const picture = /^\/vagas\/([^/]+)\/imagem-([^/]+)\.png$/;
const ofWeek = /^\/semana\/(imagem|mural)(?:-[^/]+)?\.png$/;
const paper = /^\/vagas\/([^/]+)\/(status|cartaz)(?:-[^/]+)?\.png$/;

/** Whether only machines request this address, which shows no page. */
export function isForMachines(pathname: string): boolean {
  return (
    Object.hasOwn(files, pathname) ||
    dataPageOf(pathname) !== null ||
    picture.test(pathname) ||
    paper.test(pathname) ||
    ofWeek.test(pathname) ||
    noPage.test(pathname)
  );
}

/** The file by which search engines know that news of this site come from it (IndexNow); null for any other address. */
function answerKeyFile(pathname: string): SiteAnswer | null {
  const key = indexNowKey.value();
  return key !== "" && pathname === `/${key}.txt`
    ? plainAnswer(200, key, cacheControl.deployed)
    : null;
}

/** The answer for a machine's address (sitemap, feed, pictures, a page's data), or none; null for a page's address. */
export async function answerFile(
  context: Context,
  pathname: string,
  query: URLSearchParams,
): Promise<SiteAnswer | null> {
  if (Object.hasOwn(files, pathname)) return files[pathname as keyof typeof files](context, query);
  const page = dataPageOf(pathname);
  if (page !== null) return answerPageData(context, page, query);
  const drawn = answerPictureAt(context, pathname);
  if (drawn !== null) return drawn;
  const keyFile = answerKeyFile(pathname);
  if (keyFile !== null) return keyFile;
  // A file of another build: it may exist again after the next deploy.
  if (pathname.startsWith("/assets/")) return plainAnswer(404, "Não encontrado", "no-store");
  return noPage.test(pathname) ? plainAnswer(404, "Não encontrado", cacheControl.missing) : null;
}

/** The picture at an address, drawn; null for other addresses. */
function answerPictureAt(context: Context, pathname: string): Promise<SiteAnswer> | null {
  const found = picture.exec(pathname);
  if (found) return answerPicture(context, found[1]!, found[2]!);
  const asked = paper.exec(pathname);
  if (asked) return answerJobPaper(context, asked[1]!, asked[2] as JobPaper, pathname);
  const week = ofWeek.exec(pathname);
  if (week) return answerWeekPicture(context, week[1] as WeekPicture, pathname);
  return null;
}
