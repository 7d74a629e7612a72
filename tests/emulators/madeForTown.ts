import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { paths } from "@vagas/functions/domain/site/paths";
import { neighbours, town } from "@vagas/functions/domain/town";
import { seedRecords } from "../../emulators/seed/seedRecords.ts";
import { administrator, demoAccounts } from "../../emulators/seed/accounts.ts";

// Prints, by name, what a built board produces for people and machines. Runs in the tree it was built in.

/** The build's own files, which have no types. */
const built = (path: string) =>
  import(new URL(`../../functions/lib/${path}`, import.meta.url).href) as Promise<
    Record<string, (...args: unknown[]) => unknown>
  >;

const now = new Date("2026-11-21T12:00:00Z");
const siteUrl = town.siteUrl;
const company = { id: "padaria", email: "contato@padaria.example", name: "Padaria Sol" };
const job: Job = {
  id: "a1",
  ...buildJob({
    ...onSite,
    title: "Padeiro",
    company: company.name,
    companyId: "padaria",
    location: town.places[0],
    type: "Alimentação",
    contactWhatsapp: "5511999990000",
    urgent: true,
    acceptNoExperience: true,
    postedAt: now,
    expiresAt: new Date("2026-12-20T12:00:00Z"),
    updatedAt: now,
  }),
};
const neighbourJob = {
  title: "Soldador <script>alert(1)</script>",
  company: "Metalúrgica",
  place: "Rio Verde Novo",
  salary: "A combinar",
  deadline: "2026-12-01",
};
const person = {
  id: "p",
  name: "Rita",
  email: "rita@correio.example",
  phone: "5511999990001",
  coverLetter: "Olá",
  resumeName: "r.pdf",
  resumePath: "resumes/p/1-a.pdf",
  consent: { version: "1", at: now, talentPool: true },
};
const links = { siteUrl, secret: "x".repeat(32), now };
const week = {
  jobs: [{ ...job, pay: job.salary, code: "k7q2" }],
  fresh: 1,
  closing: 0,
  urgent: 1,
  more: 0,
};
const alert = { id: "alerta", email: person.email, list: "ate=50", every: "day", leaveToken: "t" };
const stats = { totalJobs: 1, openPositions: 1, recentlyFilled: 0, types: {}, locations: {} };

const [
  head,
  layout,
  address,
  render,
  feed,
  sitemap,
  posting,
  structured,
  applications,
  deadline,
  decision,
  digest,
  ownData,
  received,
  whatsapp,
  weekly,
  alerts,
  openData,
  papers,
  poster,
] = await Promise.all(
  [
    "site/head/headTags.js",
    "site/pictures/pictureLayout.js",
    "site/pictures/pictureAddress.js",
    "site/rendered/render.mjs",
    "site/feeds/feed.js",
    "site/feeds/sitemap.js",
    "site/head/jobPosting.js",
    "site/head/structuredData.js",
    "mail/applicationMails.js",
    "mail/deadlineMail.js",
    "mail/decisionMail.js",
    "mail/digestMail.js",
    "mail/ownDataMail.js",
    "mail/receivedMail.js",
    "domain/text/whatsapp.js",
    "domain/week/weekText.js",
    "mail/alertMails.js",
    "site/feeds/openData.js",
    "site/pictures/jobPaper.js",
    "site/pictures/posterLayout.js",
  ].map(built),
);

const pages = [
  ["/", { page: "home", now, stats, jobs: [job] }],
  [
    "/vagas",
    {
      page: "list",
      now,
      key: "",
      jobs: [job],
      next: null,
      total: null,
      choices: null,
      neighbours: neighbours.map(({ name, jobs }) => ({
        name,
        list: new URL(paths.jobs, jobs).href,
        jobs: [{ ...neighbourJob, url: new URL(paths.job("soldador"), jobs).href }],
      })),
    },
  ],
  ["/semana", { page: "week", now, week }],
  ["/numeros", { page: "numbers", now, numbers: null }],
  ["/sobre", { page: "about", now }],
  ["/vagas/a1", { page: "job", now, job, similar: [], companyHasMore: false }],
  ["/vagas/a2", { page: "over", now, id: "a2", type: "Alimentação", endedAt: now, similar: [job] }],
  ["/vagas/a3", { page: "missing", now }],
  ["/vagas/a4", { page: "hidden", now, id: "a4", type: "Alimentação", why: "off", similar: [job] }],
] as const;
const rendered = await Promise.all(
  pages.map(async ([path, first]) => [`page ${path}`, await render!["renderPage"]!(path, first)]),
);

const made = {
  ...(Object.fromEntries(rendered) as object),
  ...Object.fromEntries(
    [
      { kind: "home" },
      {
        kind: "list",
        filters: {
          search: "",
          category: "",
          type: "",
          location: "",
          showFilled: false,
          showUrgent: false,
        },
      },
      { kind: "job", job, open: true },
      { kind: "over" },
      { kind: "hidden", why: "review" },
      { kind: "missing" },
    ].map((page) => [`head of ${page.kind}`, head!["headTags"]!(page, siteUrl)]),
  ),
  "picture of the board": layout!["homePicture"]!(),
  "picture of a job": layout!["jobPicture"]!(address!["pictureFacts"]!(job)),
  feed: feed!["feedXml"]!([job], { category: "", location: "" }, siteUrl),
  sitemap: sitemap!["sitemapXml"]!([job], siteUrl),
  "job for machines": posting!["jobPosting"]!(job, true, siteUrl),
  "board for machines": [structured!["organization"]!(siteUrl), structured!["website"]!(siteUrl)],
  "mail to a company": applications!["companyMail"]!(person, job, company, siteUrl, now),
  receipt: applications!["receiptMail"]!(person, job, { siteUrl, confirmLink: null, now }),
  "receipt of the talent bank": applications!["receiptMail"]!(person, null, {
    siteUrl,
    confirmLink: `${siteUrl}/meus-dados#x`,
    now,
  }),
  "mail about a file": applications!["anotherFileMail"]!(person.email, job, siteUrl, now),
  "mail before a deadline": deadline!["deadlineMail"]!("expiring", job, company, links),
  "mail after a deadline": deadline!["deadlineMail"]!("expired", job, company, links),
  approval: decision!["decisionMail"]!({
    status: "approved",
    notes: "",
    job,
    company,
    siteUrl,
    now,
  }),
  refusal: decision!["decisionMail"]!({
    status: "rejected",
    notes: "Falta o horário.",
    job,
    company,
    siteUrl,
    now,
  }),
  digest: digest!["digestMail"]!(
    { reports: 1, jobs: 1, edits: 1, resumes: 1, imported: 1 },
    { companies: { count: 1, names: [company.name] }, contacts: 1, named: 1 },
    administrator.email,
    siteUrl,
    now,
  ),
  "mail about own data": ownData!["ownDataMail"]!(person.email, links),
  "mail about what came": received!["receivedMail"]!(job, company, siteUrl, now),
  "mail about an alert": alerts!["askedAlertMail"]!(alert, { siteUrl, now, sign: () => "x" }),
  "words of the week": weekly!["weekText"]!(week, siteUrl, now),
  "open data": openData!["openData"]!([job], siteUrl),
  poster: poster!["posterPicture"]!(papers!["paperFacts"]!(job, "k7q2", siteUrl)),
  "words of a chat": whatsapp!["contactText"]!(job),
  "demo data": { ...(await seedRecords(now)), files: [] },
  "demo accounts": [administrator, demoAccounts],
};
process.stdout.write(
  JSON.stringify(
    Object.entries(made).map(([name, text]) => [
      name,
      typeof text === "string" ? text : JSON.stringify(text),
    ]),
  ),
);
