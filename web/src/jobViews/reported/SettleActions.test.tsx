import type { SettleRequest } from "@vagas/functions/domain/report/reportRequest";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { buildSummary } from "@vagas/functions/domain/testing/buildReports";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useJobUnderReview } from "../../data/admin/adminApprovals.ts";
import type { SettleOutcome } from "../../data/admin/jobReports.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { SettleActions } from "./SettleActions.tsx";

const settleReports = vi.hoisted(() => vi.fn<(request: SettleRequest) => Promise<SettleOutcome>>());
const notify = vi.hoisted(() => vi.fn<(notification: object) => void>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/admin/adminApprovals.ts", () => ({ useJobUnderReview: vi.fn() }));
vi.mock("../../data/admin/jobReports.ts", () => ({ settleReports }));
vi.mock("../../data/admin/waitingCount.ts", () => ({ recountWaiting: () => {} }));
vi.mock("../../ui/message/notifications.ts", () => ({ notify }));
// The server renders nothing above a page; Escape and the back button call `onClose`.
vi.mock("../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Escape
      </button>
      {children}
    </div>
  ),
}));

const words = [{ reason: "filled", text: "Já tem gente.", day: "2026-11-21" } as const];
const one = buildSummary({ counts: { filled: 1 }, words });
const another = buildSummary({ counts: { filled: 1, money: 1 }, open: 2, held: true, words });
const seen = { counts: { filled: 1 }, open: 1, held: false, words };

const show = (summary: ReportSummary = one) =>
  rendered(() => renderToStaticMarkup(<SettleActions summary={summary} />));

/** The job as it is now has this revision. */
function isAt(revision: number): void {
  const value = { id: "vaga", ...buildJob({ revision }) };
  const retry = () => undefined;
  vi.mocked(useJobUnderReview).mockImplementation((id) => ({
    state: "ready",
    value: id === null ? null : value,
    retry,
  }));
}

/** The dialog's button has the words of the one that opens it, and comes later. */
const off = "Tirar do ar";

beforeEach(() => {
  freshPage();
  settleReports.mockReset();
  notify.mockReset();
  isAt(1);
});

test("'Manter' sends the reports that the page shows", async () => {
  settleReports.mockResolvedValue("kept");
  show();
  press("Manter");
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  expect(settleReports.mock.calls).toEqual([[{ jobId: "vaga", decision: "keep", seen }]]);
});

test("'Tirar do ar' sends the reports that were read before the question", async () => {
  settleReports.mockResolvedValue("removed");
  show();
  press(off);
  show();
  typeInto("reasonToCompany", " Já foi preenchida. ");
  show(another);
  press(off);
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  expect(settleReports.mock.calls).toEqual([
    [{ jobId: "vaga", decision: "remove", reasonToCompany: "Já foi preenchida.", seen }],
  ]);
  expect(show(another)).not.toContain("dialog");
});

test("a decision on reports that changed is refused in words, and the next question has the typed reason", async () => {
  settleReports.mockResolvedValue("changed");
  show();
  press(off);
  show();
  typeInto("reasonToCompany", "Já foi preenchida.");
  show();
  press(off);
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  expect(notify.mock.calls).toEqual([
    [
      {
        severity: "error",
        title: "Erro ao tirar a vaga do ar",
        description:
          "Caixa: chegou outra denúncia, ou algo mudou, depois que você leu. Leia a lista de novo e decida.",
      },
    ],
  ]);
  expect(show(another)).not.toContain("dialog");
  press(off);
  expect(show(another)).toContain("Já foi preenchida.");
});

test.each(["Cancelar", "Escape"])(
  "'%s' does not close the question while the job is taken off, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<SettleOutcome>();
    settleReports.mockReturnValue(line.promise);
    show();
    press(off);
    show();
    typeInto("reasonToCompany", "Já foi preenchida.");
    show();
    press(off);
    expect(show()).toContain("Tirando do ar...");
    press(way);
    expect(show()).toContain("Tirando do ar...");

    line.resolve("offline");
    await vi.waitFor(() =>
      expect(show()).toContain("Erro ao tirar a vaga do ar. Caixa: Sem conexão"),
    );
    expect(notify).not.toHaveBeenCalled();
    expect(show()).toContain("Já foi preenchida.");
    press(way);
    expect(show()).not.toContain("dialog");
    press(off);
    expect(show()).not.toContain("Sem conexão");
  },
);

test("'Tirar do ar' asks nothing while the job is kept", () => {
  settleReports.mockReturnValue(Promise.withResolvers<SettleOutcome>().promise);
  show();
  press("Manter");
  show();
  press(off);
  expect(show()).not.toContain("dialog");
});

test.each([
  ["has the text that was taken off cannot be taken off again", 1, false],
  ["has another text since can be taken off again", 2, true],
])("a job that %s", (_which, revision, offered) => {
  const settled = { decision: "remove", revision: 1, at: new Date(), reasonToCompany: "" } as const;
  isAt(revision);
  const html = show(buildSummary({ state: "removed", settled, open: 0 }));
  expect(html.includes("Tirar do ar: Caixa")).toBe(offered);
  expect(html).toContain("Manter: Caixa");
});
