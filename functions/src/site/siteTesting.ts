import type { Job } from "../domain/job/job.ts";
import { buildJob, onSite } from "../domain/testing/buildJob.ts";
import type { Rendering } from "./rendering.ts";

export const siteUrl = "https://vagas.example";

/** An open, listed job. */
export function buildListedJob(fields: Partial<Job> = {}): Job {
  return {
    id: "a1",
    ...buildJob({
      ...onSite,
      companyId: "mercado",
      description: "Atendimento no balcão.\nReposição.\n\nHorário comercial.",
      requirements: "Ensino médio\n\nBoa comunicação",
      salary: "R$ 1.900,00",
      educationLevel: "Ensino Médio",
      contractType: "CLT",
      workload: "Tempo integral (44h semanais)",
      experienceLevel: "Júnior",
      acceptNoExperience: true,
      benefits: ["Vale Transporte"],
      postedAt: new Date("2026-11-20T12:00:00Z"),
      expiresAt: new Date("2026-12-21T03:59:59.999Z"),
      updatedAt: new Date("2026-11-21T12:00:00Z"),
      searchTerms: ["v"],
    }),
    ...fields,
  };
}

/** A minimal build of the site. */
export function buildRendering(fields: Partial<Rendering> = {}): Rendering {
  return {
    renderPage: async (address) => ({
      html: `<main>${address}</main>`,
      stylesFor: (_document, sheet) => sheet,
    }),
    shell: "<html>Shell<noscript><!--noscript-->Shell<!--/noscript--></noscript></html>",
    frame:
      '<html><head><script>start()</script><!--head-->Shell<!--/head--></head><body><div id="root"><!--page-->Shell<!--/page--></div><noscript><!--noscript-->Shell<!--/noscript--></noscript><template id="code"><!--code--><!--/code--><script type="module" src="/assets/shell.js"></script></template></body></html>',
    styles: "body{margin:0}",
    script: "start()",
    preloads: {
      home: ["/assets/home.js"],
      list: ["/assets/list.js"],
      job: ["/assets/job.js"],
      company: ["/assets/company.js"],
      report: [],
      apply: ["/assets/apply.js"],
      about: ["/assets/about.js"],
      accessibility: [],
      privacy: [],
      law: [],
      numbers: [],
      week: [],
      unknown: ["/assets/unknown.js"],
    },
    headers: {
      "Content-Security-Policy":
        "default-src 'none'; style-src 'self' 'sha256-empty'; script-src 'self'",
      "X-Content-Type-Options": "nosniff",
    },
    ...fields,
  };
}

/** Texts that try to escape from their context. */
export const hostileTexts = {
  "the end of a script": "</script><script>alert(1)</script>",
  "a comment and a script": "<!--<script>",
  "the end of CDATA": "]]><a>&amp;&lt;",
  quotes: `"'\`><img src=x onerror="alert('1')">`,
  "right-to-left marks": "\u202eagav\u202c \u200fעברית\u061c",
  "line separators": "a\u2028b\u2029c",
  emoji: "👩🏽‍🌾🇧🇷 7️⃣",
  "half an emoji": "a\ud83cb\udf3ec",
  "control characters": "a\u0001b\u0000c\u000bd\ufffee",
  "5,000 characters": '<á&"😀'.repeat(714),
};

/** Pieces for random hostile texts. */
export const hostilePieces = [
  "<",
  ">",
  "&",
  '"',
  "'",
  "/",
  "script",
  "</script>",
  "<!--",
  "]]>",
  "\\",
  "\\u003c",
  "\n",
  "\u2028",
  "\u202e",
  "😀",
  "\ud83d",
  "\udf3e",
  "ç",
  " ",
  "\u0000",
  "&lt;",
] as const;
