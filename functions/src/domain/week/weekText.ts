import { paths, shortPath } from "../site/paths.ts";
import { town } from "../town.ts";
import { byCategory, endMark, type Week, weekCounts, type WeekJob } from "./week.ts";

/** Characters of a summary: WhatsApp folds a longer message. */
export const longestSummary = 999;

/** Characters of a title and of a place in one. */
const titleLength = 48;
const placeLength = 24;

/**
 * The week as a message for WhatsApp, under 1,000 characters: by category, a short link a job. As many jobs as fit, in
 * the order of the week; then how many more there are, and where. `siteUrl` has no trailing slash.
 */
export function weekText(week: Week, siteUrl: string, now: Date): string {
  const named = week.jobs.filter(({ code }) => code !== null);
  for (let count = named.length; count > 0; count -= 1) {
    const text = summary(week, named.slice(0, count), siteUrl, now);
    if (text.length <= longestSummary) return text;
  }
  return summary(week, [], siteUrl, now);
}

function summary(week: Week, named: readonly WeekJob[], siteUrl: string, now: Date): string {
  const left = week.jobs.length + week.more - named.length;
  const head = `*Vagas da semana em ${town.name} e região*`;
  const counts = weekCounts(week);
  if (counts === "")
    return `${head}\nNenhuma vaga nova nesta semana. Todas as vagas: ${siteUrl}${paths.jobs}`;
  const groups = byCategory(named).map(([category, jobs]) =>
    [`*${category}*`, ...jobs.map((job) => jobLines(job, siteUrl, now))].join("\n"),
  );
  const link = siteUrl + paths.week;
  const rest =
    named.length === 0
      ? `Veja todas: ${link}`
      : left > 0
        ? `e mais ${left}: ${link}`
        : `Na internet: ${link}`;
  return [`${head}\n${counts}`, ...groups, rest].join("\n\n");
}

function jobLines(job: WeekJob, siteUrl: string, now: Date): string {
  const marks = [job.urgent ? "urgente" : "", endMark(job, now)];
  const facts = [plain(job.location, placeLength), ...marks].filter((fact) => fact !== "");
  return `• ${plain(job.title, titleLength)} (${facts.join(", ")})\n${siteUrl}${shortPath(job.code!)}`;
}

/** The text in one line of at most so many characters, without the signs by which WhatsApp sets letters bold. */
function plain(text: string, length: number): string {
  const line = text
    .replace(/[*_~`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...line];
  return letters.length <= length
    ? line
    : `${letters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
