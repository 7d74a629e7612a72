import { schoolText, startText, wayToWorkText } from "./answerText.ts";
import { choiceLabels } from "./choices.ts";
import type { PastJob, WrittenResume } from "./writtenResume.ts";

/** One fact: `items` are its parts, `text` all of them in one line. */
export type ResumeFact = {
  key: "wanted" | "jobs" | "skills" | "school" | "licences" | "start" | "sleeps" | "way" | "place";
  label: string;
  items: readonly string[];
  text: string;
};

/** '2019-03' → '03/2019'; a year stays. */
function monthText(date: string): string {
  const [year, month] = date.split("-");
  return month === undefined ? date : `${month}/${year}`;
}

/** '03/2019 a 11/2024', 'desde 2019', 'até 2024'; '' if the person names no month. */
export function periodText({ from, until }: Pick<PastJob, "from" | "until">): string {
  if (until === "now") return from === "" ? "até hoje" : `desde ${monthText(from)}`;
  if (from === "") return until === "" ? "" : `até ${monthText(until)}`;
  return until === "" || until === from
    ? monthText(from)
    : `${monthText(from)} a ${monthText(until)}`;
}

/** 'Tratorista, Fazenda Boa Vista (desde 2019)'; '' for a job without words. */
export function pastJobText(job: PastJob): string {
  const words = [job.what, job.where].filter(Boolean).join(", ");
  const period = periodText(job);
  return words === "" || period === "" ? words : `${words} (${period})`;
}

function pastJobs({ jobs, neverWorked }: WrittenResume): string[] {
  const texts = jobs.map(pastJobText).filter(Boolean);
  return texts.length === 0 && neverWorked ? ["Primeiro emprego"] : texts;
}

/** An answer in the words of a table; nothing without an answer. */
function answer<K extends string>(texts: Record<K, string | null>, key: K | null): string[] {
  const text = key === null ? null : texts[key];
  return text === null ? [] : [text];
}

function sleeps({ sleepsAtWork }: WrittenResume): string[] {
  if (sleepsAtWork === null) return [];
  return [sleepsAtWork ? "Pode dormir no serviço" : "Volta para casa todo dia"];
}

/**
 * The facts of a written résumé in the order in which a page, the PDF, the review and mails show them. What was not
 * answered is left out, and so are the answers that a résumé does not name: no licence, no school.
 */
export function resumeFacts(resume: WrittenResume): ResumeFact[] {
  const { wanted, wantedWords, skills, skillWords, licences } = resume;
  const facts: [ResumeFact["key"], label: string, items: string[], separator: string][] = [
    ["wanted", "Procura", [...choiceLabels(wanted), wantedWords], ", "],
    ["jobs", "Já trabalhou", pastJobs(resume), "; "],
    ["skills", "Sabe fazer", [...choiceLabels(skills), ...skillWords], ", "],
    ["school", "Estudo", answer(schoolText, resume.school), ""],
    ["licences", "CNH", licences ?? [], ", "],
    ["start", "Pode começar", answer(startText, resume.start), ""],
    ["sleeps", "Onde dorme", sleeps(resume), ""],
    ["way", "Como vai ao trabalho", answer(wayToWorkText, resume.wayToWork), ""],
    ["place", "Onde mora", [resume.place], ""],
  ];
  return facts.flatMap(([key, label, all, separator]) => {
    const items = all.filter(Boolean);
    return items.length === 0 ? [] : [{ key, label, items, text: items.join(separator) }];
  });
}
