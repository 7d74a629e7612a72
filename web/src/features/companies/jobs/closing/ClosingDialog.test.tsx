import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { countUnanswered } from "../../../../data/company/closingNotices.ts";
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
vi.mock("../../../../data/company/closingNotices.ts", () => ({ countUnanswered: vi.fn() }));
vi.mock("./declinedOffers.ts", () => ({ declineOffer: vi.fn() }));
vi.mock("../../../../data/company/hires.ts", () => ({
  countHired: async () => 1,
  saveHire: vi.fn(),
  useHires: () => new Map(),
}));

const job = {
  id: "caixa",
  title: "Caixa noturno",
  expiresAt: new Date("2026-11-23T18:35:00Z"),
  approved: true,
  openings: 1,
};

/** The dashboard of a company. */
function shownTo(id: string): string {
  const company = { id, whatsapp: null, ...buildCompany() };
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
  "'Agora não' with an answer that is %s declines the offer to tell people %i times",
  async (outcome, declined) => {
    vi.mocked(saveHire).mockResolvedValue(outcome);
    vi.mocked(declineOffer).mockClear();
    await askAboutEnd("mercado", job);
    shownTo("mercado");
    choose("Pelo site");
    shownTo("mercado");
    press("Agora não");
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
