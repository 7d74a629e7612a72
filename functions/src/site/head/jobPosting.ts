import { escapeHtml } from "../../domain/text/escapeHtml.ts";
import type { Job } from "../../domain/job/job.ts";
import { filledLines } from "../../domain/text/filledLines.ts";
import { paths } from "../../domain/site/paths.ts";
import { baseSalary } from "./baseSalary.ts";
import { employmentTypes } from "./employmentType.ts";
import { jobPlace } from "./jobPlace.ts";
import { educationRequirements, experienceRequirements } from "./jobRequirements.ts";

/**
 * The job for Google for Jobs (schema.org JobPosting; Search Central), or null if nobody can apply any more. All of
 * it is on the page too, where people apply, hence `directApply`.
 */
export function jobPosting(job: Job, open: boolean, siteUrl: string): object | null {
  if (!open || job.filled) return null;
  const types = employmentTypes(job);
  const salary = baseSalary(job);
  const education = educationRequirements(job);
  const experience = experienceRequirements(job);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionHtml(job),
    datePosted: job.postedAt.toISOString(),
    validThrough: job.expiresAt.toISOString(),
    ...(types.length > 0 && { employmentType: types.length === 1 ? types[0] : types }),
    hiringOrganization: { "@type": "Organization", name: job.company },
    jobLocation: jobPlace(job),
    ...(salary !== null && { baseSalary: salary }),
    ...(job.openings > 1 && { totalJobOpenings: job.openings }),
    ...(education !== null && { educationRequirements: education }),
    ...(experience !== null && { experienceRequirements: experience }),
    identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
    directApply: true,
    url: `${siteUrl}${paths.job(job.id)}`,
  };
}

/** The whole text in the elements that Google keeps: paragraphs, line breaks, lists. */
function descriptionHtml({ description, requirements, benefits }: Job): string {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, "<br>")}</p>`);
  return [
    ...paragraphs,
    ...list("Requisitos", filledLines(requirements)),
    ...list("Benefícios", benefits),
  ].join("");
}

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [
    `<p><strong>${title}</strong></p>`,
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
  ];
}
