import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { askToTell, countUnanswered } from "../../../../data/company/closingNotices.ts";
import { saveHire } from "../../../../data/company/hires.ts";
import type { WriteOutcome } from "../../../../data/firebase/writeOutcome.ts";
import {
  choose,
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { notePress } from "../../../../ui/deliberate.ts";
import { notificationQueue } from "../../../../ui/message/notifications.ts";
import { CompanyContext } from "../../companyContext.ts";
import { ClosingDialog } from "./ClosingDialog.tsx";
import { declineOffer } from "./declinedOffers.ts";
import { askAboutEnd, askWhetherToTell, closingQuestions } from "./closingQuestion.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
// The server renders nothing above a page; Escape and the back button call `onClose`.
vi.mock("../../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
    <div>
      <button type="button" onClick={onClose}>
        Escape
      </button>
      {children}
    </div>
  ),
}));
vi.mock("../../../../data/company/closingNotices.ts", () => ({
  askToTell: vi.fn(),
  countUnanswered: vi.fn(),
}));
vi.mock("./declinedOffers.ts", () => ({ declineOffer: vi.fn() }));
vi.mock("../../../../data/company/hires.ts", () => ({
  countHired: async () => 1,
  saveHire: vi.fn(),
  useHires: () => new Map(Object.entries(stored)),
}));
const { stored } = vi.hoisted(() => ({ stored: {} as Record<string, object> }));

const job = {
  id: "caixa",
  title: "Caixa noturno",
  expiresAt: new Date("2026-11-23T18:35:00Z"),
  approved: true,
  openings: 1,
};

/** The dashboard of a company. */
function shownTo(id: string, active = true): string {
  const company = { id, whatsapp: null, ...buildCompany({ active }) };
  const area = { company, leave: vi.fn(), deleteAccount: vi.fn() };
  return rendered(() =>
    renderToStaticMarkup(
      <CompanyContext value={area}>
        <ClosingDialog />
      </CompanyContext>,
    ),
  );
}

beforeEach(() => {
  freshPage();
  closingQuestions.set([]);
  notificationQueue.set([]);
  vi.mocked(countUnanswered).mockResolvedValue(2);
  vi.mocked(saveHire).mockReset().mockResolvedValue("done");
  vi.mocked(askToTell).mockReset().mockResolvedValue("done");
  vi.mocked(declineOffer).mockClear();
});

test.each([
  ["about its end", () => askAboutEnd("mercado", job)],
  ["whether to tell its applicants", () => askWhetherToTell("mercado", job)],
])(
  "a question %s is shown to the job's company alone, and ends with another login",
  async (...how) => {
    const [, ask] = how;
    await ask();
    expect(shownTo("mercado")).toContain("Fim da vaga “Caixa noturno”");
    freshPage();
    expect(shownTo("padaria")).toBe("");
    expect(closingQuestions.get()).toEqual([]);
    freshPage();
    expect(shownTo("mercado")).toBe("");
  },
);

test.each([
  ["aindaProcurando", false],
  ["peloSite", true],
])("a job that ended before with the answer %s, chosen now: %s", async (answer, isChosen) => {
  stored.caixa = { answer, people: 1 };
  await askAboutEnd("mercado", job);
  const html = shownTo("mercado");
  delete stored.caixa;
  expect(/<input[^>]*checked/.test(html)).toBe(isChosen);
});

test("a question that comes after another company has logged in is not shown to it either", async () => {
  const line = Promise.withResolvers<number>();
  vi.mocked(countUnanswered).mockReturnValue(line.promise);
  const asked = askAboutEnd("mercado", job);
  expect(shownTo("padaria")).toBe("");
  line.resolve(2);
  await asked;
  expect(shownTo("padaria")).toBe("");
  expect(closingQuestions.get()).toEqual([]);
});

/** The question about the end of a job without applicants, answered. */
async function answered() {
  vi.mocked(countUnanswered).mockResolvedValue(0);
  await askAboutEnd("mercado", job);
  shownTo("mercado");
  choose("Pelo site");
  shownTo("mercado");
}

test.each(["Pronto", "Agora não", "Escape"])(
  "after '%s' the dialog stays until the answer is stored",
  async (way) => {
    const line = Promise.withResolvers<WriteOutcome>();
    vi.mocked(saveHire).mockReturnValue(line.promise);
    await answered();
    press(way);
    expect(shownTo("mercado")).toContain("Salvando...");
    press("Escape");
    expect(shownTo("mercado")).toContain("Salvando...");
    line.resolve("done");
    await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
    expect(saveHire).toHaveBeenCalledExactlyOnceWith("mercado", "caixa", {
      answer: "peloSite",
      people: 1,
    });
    expect(notificationQueue.get()).toMatchObject([{ title: "Obrigado por contar" }]);
  },
);

test("an answer that is not stored stays in the dialog, and is sent again", async () => {
  vi.mocked(saveHire).mockResolvedValueOnce("offline");
  await answered();
  press("Pronto");
  await vi.waitFor(() =>
    expect(shownTo("mercado")).toContain("A resposta não foi guardada. Sem conexão"),
  );
  press("Pronto");
  await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
  expect(saveHire).toHaveBeenCalledTimes(2);
});

test("an answer about a job that never came to the site closes the dialog, and says why it does not count", async () => {
  vi.mocked(saveHire).mockResolvedValue("forbidden");
  await answered();
  press("Pronto");
  await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
  expect(notificationQueue.get()).toMatchObject([
    {
      severity: "info",
      title: "Caixa noturno",
      description: "Esta vaga não chegou ao site, então a resposta não é contada.",
    },
  ]);
});

test("a company that may answer nothing is not told that its job never came to the site", async () => {
  vi.mocked(saveHire).mockResolvedValue("forbidden");
  await answered();
  shownTo("mercado", false);
  press("Pronto");
  const html = () => shownTo("mercado", false);
  await vi.waitFor(() => expect(html()).toContain("sua conta não pode fazer isso"));
  expect(notificationQueue.get()).toEqual([]);
});

test.each(["Agora não", "Escape"])(
  "after a failure '%s' closes the dialog without the answer, unless it is another one",
  async (way) => {
    vi.mocked(saveHire).mockResolvedValue("failed");
    await answered();
    press(way);
    const failed = () => expect(shownTo("mercado")).toContain("A resposta não foi guardada.");
    await vi.waitFor(failed);
    choose("Desisti");
    expect(shownTo("mercado")).not.toContain("não foi guardada");
    press(way);
    await vi.waitFor(failed);
    press(way);
    await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
    expect(saveHire).toHaveBeenCalledTimes(2);
  },
);

test.each<[WriteOutcome, number]>([
  ["done", 1],
  ["failed", 0],
])(
  "'Salvar sem avisar' with an answer that is %s declines the offer to tell people %i times",
  async (outcome, declined) => {
    vi.mocked(saveHire).mockResolvedValue(outcome);
    await askAboutEnd("mercado", job);
    expect(shownTo("mercado")).not.toContain("Salvar sem avisar");
    choose("Pelo site");
    expect(shownTo("mercado")).not.toContain("Agora não");
    press("Salvar sem avisar");
    if (outcome === "failed") {
      await vi.waitFor(() => expect(shownTo("mercado")).toContain("não foi guardada"));
      press("Agora não");
    }
    await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
    expect(declineOffer).toHaveBeenCalledTimes(declined);
  },
);

test.each(["Pronto", "Escape"])("without an answer '%s' stores nothing", async (way) => {
  vi.mocked(countUnanswered).mockResolvedValue(0);
  await askAboutEnd("mercado", job);
  shownTo("mercado");
  press(way);
  await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
  expect(saveHire).not.toHaveBeenCalled();
});

test("a company that is still looking saves its answer, and nobody is told that the job is over", async () => {
  await askAboutEnd("mercado", job);
  expect(shownTo("mercado")).toContain("Avisar as 2 pessoas que a vaga foi encerrada");
  choose("Ainda procurando");
  const html = shownTo("mercado");
  expect(html).not.toMatch(/Avisar as|fica sabendo|sem avisar|Agora não/);
  press("Salvar");
  await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
  expect(saveHire).toHaveBeenCalledExactlyOnceWith("mercado", "caixa", {
    answer: "aindaProcurando",
    people: 0,
  });
  expect(askToTell).not.toHaveBeenCalled();
  // The panel may go on offering it, because nobody declined.
  expect(declineOffer).not.toHaveBeenCalled();
});

test("a company that is still looking leaves without its answer after a failure", async () => {
  vi.mocked(saveHire).mockResolvedValue("failed");
  await askAboutEnd("mercado", job);
  shownTo("mercado");
  choose("Ainda procurando");
  shownTo("mercado");
  press("Salvar");
  await vi.waitFor(() => expect(shownTo("mercado")).toContain("não foi guardada"));
  press("Agora não");
  await vi.waitFor(() => expect(shownTo("mercado")).toBe(""));
});

test("the focus begins on the question, not on the button that tells everybody", async () => {
  await askAboutEnd("mercado", job);
  const html = shownTo("mercado");
  expect(html).not.toContain("autofocus");
  expect(html).toMatch(/<h2[^>]*tabindex="-1"/);
});

test("the second click in one place tells nobody, a later one does", async () => {
  await askAboutEnd("mercado", job);
  shownTo("mercado");
  notePress({ detail: 1, clientX: 0, clientY: 0 });
  press(/^Avisar as 2/);
  await new Promise((settled) => setTimeout(settled));
  expect(shownTo("mercado")).toContain("Fim da vaga");
  expect(askToTell).not.toHaveBeenCalled();
  notePress({ detail: 1, clientX: 500, clientY: 500 });
  press(/^Avisar as 2/);
  await vi.waitFor(() => expect(askToTell).toHaveBeenCalledExactlyOnceWith("mercado", "caixa"));
});
