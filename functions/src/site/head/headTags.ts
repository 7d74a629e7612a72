import { escapeHtml } from "../../domain/text/escapeHtml.ts";
import { noFilters } from "../../domain/jobList/jobFilters.ts";
import { dayWorkText } from "../../domain/job/dayWork.ts";
import type { Job } from "../../domain/job/job.ts";
import { jobPayLine, openingsText } from "../../domain/pay/payText.ts";
import { limits } from "../../domain/limits.ts";
import {
  companyPageName,
  homeDescription,
  homeTitle,
  jobPageTitle,
  pageNames,
  pageTitle,
} from "../../domain/site/pageTitle.ts";
import { paths } from "../../domain/site/paths.ts";
import { preview } from "../../domain/text/preview.ts";
import { readingPages } from "../../domain/site/readingPages.ts";
import { weekCounts } from "../../domain/week/week.ts";
import { town } from "../../domain/town.ts";
import { withoutControls } from "../../domain/text/withoutControls.ts";
import { feedPath } from "../feeds/feedPath.ts";
import { jobPosting } from "./jobPosting.ts";
import { listAddress } from "./listAddress.ts";
import {
  homePicturePath,
  picturePath,
  pictureSize,
  pictureText,
} from "../pictures/pictureAddress.ts";
import { weekPicturePath } from "../pictures/weekAddress.ts";
import type { SitePage } from "../sitePage.ts";
import { breadcrumbs, dataBlock, organization, website } from "./structuredData.ts";

/** A page's metadata; `path` is its canonical address, null for pages that should not be linked to. */
type Head = {
  title: string;
  description: string;
  /** The description in link previews, if it is another. */
  shared?: string;
  path: string | null;
  indexed: boolean;
  picture: { path: string; alt: string };
  /** The feed of its jobs. */
  feed?: string;
  data: object[];
};

const homePicture = {
  path: homePicturePath,
  alt: `${town.boardName}: vagas de emprego em ${town.name} e região`,
};
const unlinked = {
  description: homeDescription,
  path: null,
  indexed: false,
  picture: homePicture,
  data: [],
};

/**
 * Everything in the head that depends on the page: title, description, canonical address, robots, Open Graph,
 * Twitter, structured data. `siteUrl` has no trailing slash. Typed text is escaped.
 */
export function headTags(page: SitePage, siteUrl: string): string {
  const { title, description, path, indexed, picture, feed, data, ...head } = headOf(page, siteUrl);
  const shared = head.shared ?? description;
  const address =
    path === null
      ? []
      : [
          `<link rel="canonical" href="${safe(siteUrl + path)}">`,
          property("og:url", siteUrl + path),
        ];
  return [
    `<title>${safe(title)}</title>`,
    named("description", description),
    named("robots", indexed ? "max-image-preview:large" : "noindex, follow"),
    ...address,
    property("og:type", "website"),
    property("og:site_name", town.boardName),
    property("og:locale", "pt_BR"),
    property("og:title", title),
    property("og:description", shared),
    property("og:image", siteUrl + picture.path),
    property("og:image:type", "image/png"),
    property("og:image:width", String(pictureSize.width)),
    property("og:image:height", String(pictureSize.height)),
    property("og:image:alt", picture.alt),
    // Title, text and picture are those of 'og:', as X reads them where its own are missing.
    named("twitter:card", "summary_large_image"),
    named("twitter:image:alt", picture.alt),
    ...(feed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/rss+xml" title="${town.boardName}" href="${safe(siteUrl + feed)}">`,
        ]),
    ...data.map(dataBlock),
  ].join("\n");
}

/** The tags that the home page and the static pages share. */
const indexedPage = { indexed: true, picture: homePicture } as const;

function headOf(page: SitePage, siteUrl: string): Head {
  switch (page.kind) {
    case "home":
      return {
        ...indexedPage,
        title: homeTitle,
        description: homeDescription,
        path: paths.home,
        feed: feedPath(noFilters),
        data: [organization(siteUrl), website(siteUrl)],
      };
    case "list":
      return {
        title: pageTitle(pageNames.jobs),
        description: homeDescription,
        // A further page changes with each new job: search engines only follow its links.
        ...(page.further ? { path: null, indexed: false } : listAddress(page.filters)),
        picture: homePicture,
        feed: feedPath(page.filters),
        data: [],
      };
    case "job":
      return jobHead(page, siteUrl);
    case "company":
      return companyHead(page);
    case "reading": {
      const { path, name, description } = readingPages[page.name];
      return { ...indexedPage, title: pageTitle(name), description, path, data: [] };
    }
    case "week":
      return weekHead(page);
    default:
      return { ...unlinked, title: pageTitle(pageNames[nameOf(page)]) };
  }
}

type Page<Kind extends SitePage["kind"]> = Extract<SitePage, { kind: Kind }>;

/** Indexed while it has open jobs, as it is in the sitemap. */
function companyHead({ id, name, count }: Page<"company">): Head {
  const title = companyPageName(name);
  return {
    title: pageTitle(title),
    description: `${title} em ${town.name} e região. Gratuito para candidatos.`,
    path: paths.company(id),
    indexed: count > 0,
    picture: homePicture,
    data: [],
  };
}

function weekHead({ week }: Page<"week">): Head {
  const title = `${pageNames.week} em ${town.name} e região`;
  const counts = weekCounts(week);
  return {
    title: pageTitle(title),
    description:
      counts === ""
        ? homeDescription
        : `${town.name} e região: ${counts}. Gratuito para candidatos.`,
    path: paths.week,
    indexed: true,
    picture: { path: weekPicturePath(week), alt: `${title}. ${counts}` },
    data: [],
  };
}

function jobHead({ job, open }: Page<"job">, siteUrl: string): Head {
  const posting = jobPosting(job, open, siteUrl);
  return {
    title: jobPageTitle(job),
    description: preview(job.description, limits.metaDescription),
    shared: preview(sharedDescription(job), limits.metaDescription),
    path: paths.job(job.id),
    indexed: posting !== null,
    picture: { path: picturePath(job), alt: pictureText(job) },
    data: [...(posting === null ? [] : [posting]), breadcrumbs(job, siteUrl)],
  };
}

/** The description behind the pay, where an amount is known, and the number of openings. */
function sharedDescription(job: Job): string {
  const pay = job.pay === null || job.pay.kind === "negotiable" ? "" : jobPayLine(job);
  const people = dayWorkText(job) || openingsText(job.openings);
  const facts = [pay, people].filter(Boolean).join(" · ");
  return facts === "" ? job.description : `${facts}. ${job.description}`;
}

function nameOf(
  page: Page<"over" | "hidden" | "missing" | "missingCompany" | "apply" | "report" | "unknown">,
): keyof typeof pageNames {
  if (page.kind === "hidden") return page.why === "review" ? "reviewedJob" : "offJob";
  if (page.kind === "over") return "overJob";
  return page.kind === "missing" ? "missingJob" : page.kind;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${safe(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${safe(content)}">`;
}

/** Half an emoji (a lone surrogate) cannot be encoded, so it becomes the replacement character. */
function safe(text: string): string {
  return escapeHtml(withoutControls(text.toWellFormed()));
}
