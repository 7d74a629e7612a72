import type { Context } from "../context.ts";
import { answerHealth, healthPath } from "./answerHealth.ts";
import { answerFeed } from "./feeds/feed.ts";
import { answerHomePicture, answerPicture } from "./pictures/picture.ts";
import { homePicturePath } from "./pictures/pictureAddress.ts";
import { cacheControl, plainAnswer, type SiteAnswer } from "./siteAnswer.ts";
import { answerSitemap } from "./feeds/sitemap.ts";

const files = {
  "/sitemap.xml": answerSitemap,
  "/feed.xml": answerFeed,
  [healthPath]: answerHealth,
  [homePicturePath]: answerHomePicture,
} satisfies Record<
  string,
  (context: Context, query: URLSearchParams) => SiteAnswer | Promise<SiteAnswer>
>;

/** What is asked for as a file or by a program, and is no page: `**` leads here too. */
const noPage = /^\/(api|__)\/|^(?!\/vagas\/).*\.\w+$/;

const picture = /^\/vagas\/([^/]+)\/imagem-([^/]+)\.png$/;

/** Whether machines ask at this address, which show no page to anybody. */
export function isForMachines(pathname: string): boolean {
  return Object.hasOwn(files, pathname) || picture.test(pathname) || noPage.test(pathname);
}

/** The answer where machines ask for a file (sitemap, feed, pictures), or there is none; null where the address is a page's. */
export async function answerFile(
  context: Context,
  pathname: string,
  query: URLSearchParams,
): Promise<SiteAnswer | null> {
  if (Object.hasOwn(files, pathname)) return files[pathname as keyof typeof files](context, query);
  const found = picture.exec(pathname);
  if (found) return answerPicture(context, found[1]!, found[2]!);
  // A file of another build: it may be there again after the next deploy.
  if (pathname.startsWith("/assets/")) return plainAnswer(404, "Não encontrado", "no-store");
  return noPage.test(pathname) ? plainAnswer(404, "Não encontrado", cacheControl.missing) : null;
}
