import { isoDay } from "../dates.ts";
import { lacksMinimumWage } from "../pay/minimumWage.ts";
import type { ServerRun } from "./serverRun.ts";
import { type ScheduledFunction, schedules } from "./schedules.ts";

/** A time in a callable's answer: milliseconds since 1970. */
type Moment = number;

export type Run = Pick<ServerRun, "outcome" | "looked" | "findings"> & {
  startedAt: Moment;
  endedAt: Moment | null;
  nextAt: Moment;
};
export type Stuck = {
  id: string;
  functionName: string;
  documentId: string;
  reason: string;
  since: Moment;
  times: number;
};
/** `waiting`: is retried automatically; `doubtful`: may have arrived, and is no longer retried automatically. */
export type TroubledMail = {
  id: string;
  to: string;
  subject: string;
  state: "failed" | "waiting" | "doubtful";
  createdAt: Moment;
  /** When it was to be sent: once written, or later if that was wanted, or when it is tried again by choice. */
  dueAt: Moment;
  triedAt: Moment | null;
  attempts: number;
  /** Its content is outdated, so it cannot be sent again. */
  outdated: boolean;
};

/** An error in a page, reported by visitors' browsers. Days: 'YYYY-MM-DD' in the town's time zone. */
export type BrowserError = {
  message: string;
  page: string;
  /** The last version of the site that had it. */
  release: string;
  lastDay: string;
  /** Page loads that had it: in the last seven days, and of them today and yesterday. */
  count: number;
  recent: number;
};

/** The site's health, from the functions' records. `runs` by the function's name. */
export type SiteHealth = {
  checkedAt: Moment;
  runs: Record<string, Run>;
  stuck: Stuck[];
  mails: TroubledMail[];
  /** `others`: the number of page loads with an error that is not listed. */
  browserErrors: { listed: BrowserError[]; others: number };
};

export type Light = "green" | "yellow" | "red";
export type HealthArea = "mails" | "stuck" | "runs" | "reconciliation" | "browsers" | "minimumWage";
export type Check = { area: HealthArea; light: Light; advice: string };

const hour = 3_600_000;

/** How long a mail may wait before the mail server counts as down. */
const longestWait = 6 * hour;

/** This many failed mails in a day are no longer mistyped addresses. */
const manyFailed = 3;

/**
 * This many page loads with the same error on the same page, today and yesterday, come from more than one odd device: a
 * town's board has about a hundred visits a day, and a device that retries reports an error a few times.
 */
const manyLoads = 20;

/** How late a function may run: Cloud Scheduler retries a failed one. */
const grace = 2 * hour;

/** The days of January on which a list without the year's minimum wage is mailed about. */
const firstDays = 5;

/** No function runs for longer. */
const longestRun = hour;

/** Green, yellow or red for each part of the site, with the advice. */
export function checksOf(health: SiteHealth): Check[] {
  return [
    checkMails(health),
    checkStuck(health),
    checkRuns(health),
    checkReconciliation(health),
    checkBrowsers(health),
    checkMinimumWage(health),
  ];
}

export function worstLight(checks: readonly Check[]): Light {
  const has = (light: Light) => checks.some((check) => check.light === light);
  return has("red") ? "red" : has("yellow") ? "yellow" : "green";
}

function checkMails({ mails, checkedAt }: SiteHealth): Check {
  const area = "mails";
  const late = mails.some(
    ({ state, dueAt }) => state === "waiting" && dueAt + longestWait <= checkedAt,
  );
  const failed = mails.filter(
    ({ state, createdAt }) => state === "failed" && createdAt + 24 * hour > checkedAt,
  );
  if (late || failed.length >= manyFailed)
    return {
      area,
      light: "red",
      advice:
        "Os e-mails não estão saindo. Peça a quem instalou o site para conferir a senha e o limite do servidor de e-mail. Depois, toque em “Enviar de novo”.",
    };
  if (mails.length > 0)
    return {
      area,
      light: "yellow",
      advice:
        "Há e-mails que não chegaram ou que esperam. Veja a lista: confira o endereço de cada um e escolha “Enviar de novo” ou “Desistir”.",
    };
  return { area, light: "green", advice: "Os e-mails estão saindo. Não há nada a fazer." };
}

function checkStuck({ stuck }: SiteHealth): Check {
  const area = "stuck";
  if (stuck.length === 0)
    return { area, light: "green", advice: "Nada ficou pela metade. Não há nada a fazer." };
  return {
    area,
    light: "red",
    advice:
      "O site não conseguiu terminar um trabalho. Toque em “Tentar de novo”. Se continuar na lista, mande o código dele ao suporte.",
  };
}

/** The fault in a scheduled function's last run; null if there is none. */
export function runTrouble(
  run: Run | undefined,
  now: Moment,
): "failed" | "cut" | "late" | "never" | null {
  if (run === undefined) return "never";
  if (run.outcome === "failed") return "failed";
  if (run.outcome === "running" && run.startedAt + longestRun <= now) return "cut";
  return run.nextAt + grace <= now ? "late" : null;
}

function checkRuns({ runs, checkedAt }: SiteHealth): Check {
  const area = "runs";
  const names = Object.keys(schedules) as ScheduledFunction[];
  const troubles = names.map((name) => runTrouble(runs[name], checkedAt));
  if (troubles.some((trouble) => trouble !== null && trouble !== "never"))
    return {
      area,
      light: "red",
      advice:
        "Uma rotina falhou ou está atrasada. Ela tenta de novo sozinha; se amanhã ainda estiver assim, mande o nome dela ao suporte.",
    };
  if (troubles.includes("never"))
    return {
      area,
      light: "yellow",
      advice:
        "Uma rotina ainda não rodou nenhuma vez. Isso é normal na primeira semana de um site novo. Depois disso, avise o suporte.",
    };
  return { area, light: "green", advice: "As rotinas rodaram na hora. Não há nada a fazer." };
}

function checkReconciliation({ runs, checkedAt }: SiteHealth): Check {
  const area = "reconciliation";
  const run = runs["reconcile"];
  const trouble = runTrouble(run, checkedAt);
  if (run === undefined)
    return { area, light: "yellow", advice: "A conferência da noite ainda não rodou nenhuma vez." };
  if (trouble !== null)
    return {
      area,
      light: "red",
      advice:
        "A última conferência da noite não terminou. Ela roda de novo na próxima noite; se falhar outra vez, avise o suporte.",
    };
  const unmended = Object.values(run.findings ?? {}).some(({ found, mended }) => found > mended);
  return unmended
    ? {
        area,
        light: "yellow",
        advice:
          "A conferência achou algo que não pôde consertar. Mande ao suporte o que está escrito abaixo.",
      }
    : { area, light: "green", advice: "Tudo confere. Não há nada a fazer." };
}

function checkBrowsers({ browserErrors: { listed } }: SiteHealth): Check {
  const area = "browsers";
  if (listed.some(({ recent }) => recent >= manyLoads))
    return {
      area,
      light: "red",
      advice:
        "Um erro atrapalha muita gente que abre o site. Mande ao suporte o que está na lista “Erros nas páginas”.",
    };
  return listed.length > 0
    ? {
        area,
        light: "yellow",
        advice:
          "Uma página deu erro para alguém. Um aparelho antigo basta para isso; se o erro voltar por mais dias, mande a lista ao suporte.",
      }
    : {
        area,
        light: "green",
        advice: "Nenhum erro nas páginas nos últimos sete dias. Não há nada a fazer.",
      };
}

function checkMinimumWage({ checkedAt }: SiteHealth): Check {
  const area = "minimumWage";
  const now = new Date(checkedAt);
  if (!lacksMinimumWage(now))
    return { area, light: "green", advice: "A lista tem o valor deste ano. Não há nada a fazer." };
  const [year, month, day] = isoDay(now).split("-");
  const isNews = month === "01" && Number(day) <= firstDays;
  return {
    area,
    light: isNews ? "red" : "yellow",
    advice: `A lista do salário mínimo ainda não tem o valor de ${year}. Peça a quem instalou o site para atualizar a lista. Até lá, as vagas são comparadas com o valor do ano anterior.`,
  };
}
