import type { Job } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { buildEdit, buildJob, buildJobContent } from "@vagas/functions/domain/testing/buildJob";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
// Before our other code, whose React it replaces.
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import type * as jobEdits from "../../../data/admin/jobEdits.ts";
import { decideEdit, useEditUnderReview } from "../../../data/admin/jobEdits.ts";
import { DecidedEdits } from "./DecidedEdits.tsx";

/** The present job, its edit as the list has read it, and the buttons of the card and of the dialog. */
const known = vi.hoisted(() => ({
  job: null as Job | null,
  read: null as JobEdit | null,
  act: (_height: number) => {},
  decide: (_word: object) => {},
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/firebase/liveDatabase.ts", () => ({
  liveDatabase: () => "database",
}));
vi.mock("../../../data/admin/adminApprovals.ts", () => ({
  useJobUnderReview: () => ({ state: "ready", value: known.job }),
}));
vi.mock("../../../data/admin/jobEdits.ts", async (original) => ({
  ...(await original<typeof jobEdits>()),
  useEditUnderReview: vi.fn(),
  decideEdit: vi.fn(async () => "done"),
}));
vi.mock("../../../ui/list/usePages.ts", () => ({
  usePages: () => ({ state: "ready", items: [known.read], hasMore: false }),
}));
type Panel = {
  children: (item: JobEdit, decide: (as: { write: () => void }) => void, no: null) => ReactNode;
};
vi.mock("./DecidedPanel.tsx", () => ({
  DecidedPanel: ({ children }: Panel) => children(known.read!, ({ write }) => write(), null),
}));
type Card = {
  facts: string;
  action: string | null;
  onAct: (height: number) => void;
};
vi.mock("./DecidedCard.tsx", () => ({
  DecidedCard: ({ facts, action, onAct }: Card) => {
    known.act = onAct;
    return `${facts}; ${action}; `;
  },
}));
type Dialog = {
  ready: boolean;
  onDecide: (word: object) => void;
  children: ReactNode;
};
vi.mock("../review/ReviewDialog.tsx", () => ({
  ReviewDialog: ({ ready, onDecide, children }: Dialog) => {
    known.decide = onDecide;
    return [ready ? "ready: " : "not ready: ", children];
  },
}));
vi.mock("../review/Differences.tsx", () => ({
  Differences: ({ after }: { after: { title: string } }) => `${after.title}, `,
}));
vi.mock("../review/SubmittedJob.tsx", () => ({
  SubmittedJob: ({ advertiser }: { advertiser: ReactNode }) => advertiser,
}));
vi.mock("../review/Advertiser.tsx", () => ({
  Advertiser: ({ companyId }: { companyId: string | null }) => `of ${companyId}`,
}));

const tooLate = "A vaga já mudou depois";
const revert = "Voltar ao texto anterior";
const createdAt = new Date("2026-11-20T12:00:00Z");

/** An approved edit that is the public text since this revision of its job. */
function applied(jobRevision: number, fields: Partial<JobEdit> = {}): JobEdit {
  const replaced = buildJobContent({ title: `Antes da ${jobRevision}` });
  const publicText = {
    status: "approved",
    jobRevision,
    applied: { revision: 1, replaced },
  } as const;
  return {
    id: "vaga",
    ...buildEdit("padaria", { ...publicText, createdAt, ...fields }),
  };
}

/** The card, with the edit as it is now. */
function shown(now: JobEdit | null): string {
  vi.mocked(useEditUnderReview)
    .mockReset()
    .mockImplementation((id) => ({
      state: "ready",
      value: id === null ? null : now,
      retry: () => undefined,
    }));
  return rendered(() => renderToStaticMarkup(<DecidedEdits />));
}

beforeEach(() => {
  freshPage();
  vi.mocked(decideEdit).mockClear();
  known.job = { id: "vaga", ...buildJob({ approved: true, revision: 4 }) };
  known.read = applied(2);
});

test("a decision that fits its job is reversed without another read", () => {
  known.read = applied(4);
  expect(shown(null)).toContain(revert);
  expect(useEditUnderReview).toHaveBeenCalledWith(null);
  expect(useEditUnderReview).not.toHaveBeenCalledWith("vaga");
});

test("an edit that functions applied again after the list was read can be reversed", () => {
  const now = applied(4);
  const card = shown(now);
  expect(card).toContain(revert);
  expect(card).not.toContain(tooLate);
  expect(useEditUnderReview).toHaveBeenCalledWith("vaga");
  known.act(100);
  expect(shown(now)).toContain("ready: Antes da 4, of padaria");
  known.decide({ status: "rejected", adminNotes: "" });
  expect(decideEdit).toHaveBeenCalledExactlyOnceWith(
    { id: "vaga", revision: 1, createdAt, status: "approved", jobRevision: 4 },
    { status: "rejected", adminNotes: "" },
  );
});

test.each([
  ["whose job has another text", applied(2)],
  ["that was decided otherwise since", applied(4, { status: "rejected" })],
  ["that is another, sent after it was discarded", applied(4, { createdAt: new Date() })],
  ["that is gone", null],
])("an edit %s says that it is too late", (_which, now) => {
  const card = shown(now);
  expect(card).toContain(tooLate);
  expect(card).not.toContain(revert);
});

test.each(["loading", "failed"] as const)(
  "nothing is said of an edit whose present state is %s",
  (state) => {
    vi.mocked(useEditUnderReview)
      .mockReset()
      .mockReturnValue({ state, retry: () => undefined });
    const card = rendered(() => renderToStaticMarkup(<DecidedEdits />));
    expect(card).not.toContain(tooLate);
    expect(card).not.toContain(revert);
  },
);
