/**
 * Which folder may import what. A path of the repository allows its files, except those of deeper rooms. Anything else
 * is a package: `react` allows that import only, `firebase/*` everything below it.
 */
export type Room = {
  /**
   * A folder, or a single file; `*` matches one folder, and each is its own room. A file belongs to the longest room
   * that fits.
   */
  at: string;
  may: readonly string[];
  /** The reason given with each refusal. */
  because: string;
};

/** The domain as every other workspace imports it. */
const domain = "@vagas/functions/domain/*";

const functionsDomain = "functions/src/domain";
const functionsSdk = ["firebase-functions", "firebase-functions/*"];
const adminSdk = "firebase-admin/*";
const options = "functions/src/functionOptions.ts";
const context = "functions/src/context.ts";
const inTime = "functions/src/inTime.ts";

const react = ["react", "react-dom", "react-router-dom", "clsx"];
const mui = ["@mui/material/*", "@mui/icons-material/*"];
const dayjs = ["dayjs", "dayjs/*"];
const form = ["react-hook-form", "@hookform/resolvers/*"];
const screenParts = ["web/src/ui", "web/src/theme", "web/src/state"];

const firebaseIsInData =
  "Only web/src/data imports Firebase; features import neither each other nor app.";

export const rooms: readonly Room[] = [
  {
    at: functionsDomain,
    may: ["zod", ...dayjs],
    because: "The domain imports zod, Day.js and its neighbours, nothing else.",
  },
  {
    at: "functions/src/store",
    may: [functionsDomain, adminSdk, "zod"],
    because:
      "The store imports the domain and the Admin SDK; triggers, mail and site import the store.",
  },
  {
    at: "functions/src/mail",
    may: [functionsDomain, "functions/src/store", options, "zod", "node:*"],
    because: "Mail imports the domain and the store; triggers import mail.",
  },
  {
    at: "functions/src/site",
    may: [
      functionsDomain,
      "functions/src/store",
      context,
      options,
      inTime,
      ...functionsSdk,
      "node:*",
    ],
    because: "Pages import the domain and the store, and read the database through the store.",
  },
  {
    at: "functions/src/triggers",
    may: [
      functionsDomain,
      "functions/src/store",
      "functions/src/mail",
      context,
      options,
      inTime,
      ...functionsSdk,
      adminSdk,
      "zod",
      "node:*",
    ],
    because: "Triggers import the domain, the store and mail, and no page.",
  },
  { at: inTime, may: [], because: "A time limit needs nothing." },
  { at: options, may: functionsSdk, because: "Options import firebase-functions alone." },
  {
    at: context,
    may: ["functions/src/store", "functions/src/mail", options],
    because: "The context opens the store and the mailer.",
  },
  {
    at: "functions/src",
    may: [options, "functions/src/triggers", "functions/src/site"],
    because: "index.ts lists deployed functions, nothing else.",
  },
  {
    at: "web/src/state",
    may: ["react"],
    because: "What a page holds knows no noun and no screen.",
  },
  {
    at: "web/src/data",
    may: [domain, "web/src/state", "react", "firebase/*", "reactfire", "rxjs"],
    because: "The data layer imports the domain and Firebase's browser SDK, and no screen.",
  },
  {
    at: "web/src/theme",
    may: mui,
    because: "The theme imports MUI alone.",
  },
  {
    at: "web/src/ui",
    may: ["web/src/theme", "web/src/state", ...react, ...mui, ...form, ...dayjs],
    because: "Parts of screens know no noun of ours.",
  },
  {
    at: "web/src/jobViews",
    may: [domain, "web/src/data", ...screenParts, ...react, ...mui],
    because: "How a job is shown stands below the features and the application.",
  },
  {
    at: "web/src/jobInputs",
    may: [domain, "web/src/lawViews", "web/src/ui", ...react, ...mui, ...form],
    because: "What both forms of a job ask for stands below the features.",
  },
  {
    at: "web/src/lawViews",
    may: [domain, ...screenParts, ...react, ...mui],
    because: "What the law says of an advertisement stands below the features that show it.",
  },
  {
    at: "web/src/applyParts",
    may: [domain, "web/src/data", "web/src/jobViews", ...screenParts, ...react, ...mui],
    because: "What every way to apply shows and sends stands below the features.",
  },
  {
    at: "web/src/resumePdf",
    may: [domain, "web/src/data", ...screenParts, ...react],
    because: "A written résumé's file and paper stand below the features that give them.",
  },
  {
    at: "web/src/resumeViews",
    may: [domain, ...screenParts, ...react, ...mui],
    because: "How the answers of a written résumé are shown stands below the features.",
  },
  {
    at: "web/src/resumeViews/file",
    may: [domain, "web/src/data", ...screenParts, ...react, ...mui, "pdfjs-dist", "pdfjs-dist/*"],
    because: "The reader of résumé files fetches them, and is the only place that loads PDF.js.",
  },
  {
    at: "web/src/features/*",
    may: [
      domain,
      "web/src/data",
      "web/src/applyParts",
      "web/src/jobInputs",
      "web/src/lawViews",
      "web/src/jobViews",
      "web/src/resumePdf",
      "web/src/resumeViews",
      "web/src/resumeViews/file",
      ...screenParts,
      ...react,
      ...mui,
      ...form,
      "zod",
    ],
    because: firebaseIsInData,
  },
  {
    at: "web/src/app",
    may: [
      domain,
      "web/src/data",
      "web/src/applyParts",
      "web/src/jobViews",
      "web/src/features",
      ...screenParts,
      ...react,
      ...mui,
    ],
    because: firebaseIsInData,
  },
  {
    at: "web/src",
    may: [
      "web/src/app",
      "web/src/data",
      domain,
      "react",
      "react-dom",
      "react-dom/*",
      "react-router-dom",
      "@emotion/*",
      "stylis",
    ],
    because: "main.tsx and render.tsx start the application.",
  },
  {
    at: "web/build",
    may: [domain, "web/src/theme", "vite", "node:*"],
    because: "The builds know the domain and the colours, and no screen.",
  },
  {
    at: "web/worker",
    may: ["web/src/data/visitor/seenPagesCache.ts"],
    because: "The service worker knows which pages are kept, and nothing else of the site.",
  },
  {
    at: "web/worker/sendKeptWorker.ts",
    may: ["web/src/data/application/kept/sendInBackground.ts"],
    because: "The worker that sends kept applications does what the pages do, and shows nothing.",
  },
  {
    at: "web",
    may: ["web/build", "vite", "@vitejs/*", "node:*"],
    because: "Vite's configurations import the builds.",
  },
  {
    at: "emulators",
    may: [domain, adminSdk, "vitest", "node:*"],
    because:
      "The emulators import the domain and the Admin SDK, no code of the site or the functions.",
  },
  {
    at: "emulators/storage-rules",
    may: ["emulators", "re2js", "vitest", "node:*"],
    because: "The runtime of the Storage rules knows nothing of this project.",
  },
  {
    at: "tests",
    may: [
      domain,
      "emulators",
      "emulators/storage-rules",
      "tests/work",
      "tests/faults",
      "tests/bench/alerts",
      "firebase/*",
      adminSdk,
      "@firebase/rules-unit-testing",
      "@google-cloud/storage",
      "@playwright/test",
      "vitest",
      "vitest/*",
      "zod",
      "node:*",
    ],
    because:
      "Tests see the domain, the SDKs and the rules files, not the insides of site and functions.",
  },
  // Tests that interrupt work at each step, or mutate it, call it directly.
  ...["tests/work", "tests/faults", "tests/bench/alerts"].map((at) => ({
    at,
    may: [
      domain,
      "functions/src/store",
      "functions/src/mail",
      "functions/src/site",
      "functions/src/triggers",
      "functions/src",
      context,
      options,
      inTime,
      "tests",
      "tests/work",
      "tests/faults",
      "emulators",
      adminSdk,
      "smtp-server",
      "vitest",
      "zod",
      "node:*",
    ],
    because: "These suites know the work of the functions, nothing of the site.",
  })),
  {
    at: "vitest.config.ts",
    may: ["emulators", "tests", "tests/work", "vitest/*", "node:*"],
    because: "The configuration of the tests knows the suites.",
  },
];

/** Additional imports of tests beside the code. */
export const testsMay: readonly string[] = [
  "vitest",
  "fast-check",
  "node:*",
  "react-dom/server",
  "react-router-dom",
  "zod",
];

/** Packages that one file wraps for all others, and other exceptions. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  "functions/src/mail/accountCode.ts": ["firebase-admin/auth"],
  "functions/src/mail/postMail.ts": ["nodemailer"],
  "functions/src/site/pictures/jobPaper.test.ts": ["jsqr"],
  "functions/src/site/pictures/weekSheet.test.ts": ["jsqr"],
  "functions/src/site/pictures/qrCode.ts": ["qrcode-generator"],
  "functions/src/site/pictures/renderPicture.ts": ["satori", "@resvg/resvg-js"],
  "functions/src/store/resumeFiles.ts": ["file-type"],
  "functions/src/index.test.ts": [functionsDomain],
  "functions/src/domain/text/cnpj.test.ts": ["@brazilian-utils/brazilian-utils"],
  "functions/src/domain/company/farmTaxId.test.ts": ["@brazilian-utils/brazilian-utils"],
  "web/build/townPage.ts": ["@resvg/resvg-js"],
  "web/src/app/hostedRoutes.test.ts": ["firebase.json"],
  "web/src/jobViews/page/AddressCode.tsx": ["qrcode-generator"],
  "web/src/jobViews/page/AddressCode.test.tsx": ["jsqr"],
  "web/src/resumePdf/testing/readWithPdfJs.ts": ["unpdf"],
  "web/src/resumePdf/testing/readWithPdfium.ts": ["@hyzyla/pdfium"],
  "web/src/ui/file/csv.ts": ["papaparse"],
  "web/src/ui/form/presentResolver.ts": ["zod"],
  "web/src/ui/message/PageDialog.tsx": ["@mui/material/Dialog"],
  "web/src/ui/message/PageDrawer.tsx": ["@mui/material/Drawer"],
  "web/src/ui/message/PageMenu.tsx": ["@mui/material/Menu"],
  "web/src/ui/file/readXlsx.ts": ["fflate"],
  "web/src/ui/file/readXlsx.test.ts": ["fflate"],
  "emulators/deployCheck/rulesCheck.ts": ["emulators/storage-rules"],
  "emulators/mail/main.ts": ["maildev"],
  "emulators/seed/files/files.test.ts": ["file-type"],
  // The demo's people wrote their résumés on the site.
  "emulators/seed/files/sentFile.ts": ["web/src/resumePdf"],
  "tests/bench/lighthouse/lighthouse.ts": ["lighthouse"],
  "tests/bench/server/instance.ts": ["express", "firebase-functions/*"],
  "tests/day/LineReporter.ts": ["@playwright/test/reporter"],
  "tests/e2e/visitor-writes-a-resume.spec.ts": ["web/src/resumePdf/testing/readWithPdfium.ts"],
  "tests/support/accessibility/axe.ts": ["axe-core"],
  "tests/support/findBrowser.ts": ["@sparticuz/chromium"],
  "tests/support/readPaper.ts": ["@hyzyla/pdfium", "jsqr"],
};

/** MUI's overlays: use PageDialog, PageDrawer and PageMenu, which the back button closes. */
export const overlays: ReadonlySet<string> = new Set(
  ["Dialog", "Drawer", "Menu", "Modal", "Popover", "Select", "SwipeableDrawer"].map(
    (part) => `@mui/material/${part}`,
  ),
);
