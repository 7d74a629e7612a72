import { homeDescription, pageNames } from "../../domain/site/pageTitle.ts";
import type { Job } from "../../domain/job/job.ts";
import { paths } from "../../domain/site/paths.ts";
import { town } from "../../domain/town.ts";

/** A JSON-LD block that no text can escape from: '<' is written as JSON's own escape. */
export function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/[<\u007f-\u009f\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}</script>`;
}

/** The breadcrumb from the home page to a job. */
export function breadcrumbs(job: Job, siteUrl: string): object {
  const steps = [
    ["Início", paths.home],
    [pageNames.jobs, paths.jobs],
    [job.title, paths.job(job.id)],
  ] as const;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** Who runs the board, for the home page. */
export function organization(siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: town.boardName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    sameAs: [town.contact.instagram],
    areaServed: {
      "@type": "City",
      name: town.name,
      containedInPlace: { "@type": "State", name: town.stateName },
    },
  };
}

export function website(siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: town.boardName,
    url: `${siteUrl}/`,
    description: homeDescription,
    inLanguage: "pt-BR",
    publisher: { "@id": `${siteUrl}/#organization` },
  };
}
