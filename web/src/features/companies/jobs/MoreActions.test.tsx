import { endOfDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { CompanyContext } from "../companyContext.ts";
import { MoreActions } from "./MoreActions.tsx";

const changeAvailability = vi.hoisted(() => vi.fn(async () => "done"));
const notify = vi.hoisted(() => vi.fn());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/company/companyJobWrites.ts", () => ({ changeAvailability }));
vi.mock("../../../ui/message/notifications.ts", () => ({ notify }));
vi.mock("./closing/closingQuestion.ts", () => ({}));
vi.mock("./DeleteJob.tsx", () => ({ DeleteJob: () => null }));
vi.mock("../../../jobViews/pictures/LaterJobPictures.tsx", () => ({
  LaterJobPictures: () => null,
}));
// The server renders nothing above a page, and items need their menu.
vi.mock("@mui/material/MenuItem", () => ({
  default: ({ onClick, children }: { onClick?: () => void; children: ReactNode }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
}));
vi.mock("../../../ui/message/PageMenu.tsx", () => ({
  PageMenu: ({ children }: { children: ReactNode }) => <ul>{children}</ul>,
}));

const now = new Date("2026-11-21T12:00:00-04:00");
const [past, later] = [endOfDay("2026-11-20"), endOfDay("2026-12-10")];
const area = {
  company: { id: "mercado", whatsapp: null, ...buildCompany() },
  leave: vi.fn(),
  deleteAccount: vi.fn(),
};

/** The menu of a filled job. */
function menu(fields: Partial<Job>): string {
  const standing = { approved: true, approvalStatus: "approved", filled: true } as const;
  const job = { id: "vaga", ...buildJob({ ...standing, title: "Caixa", ...fields }) };
  return rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CompanyContext value={area}>
          <MoreActions job={job} now={now} />
        </CompanyContext>
      </MemoryRouter>,
    ),
  );
}

beforeEach(() => {
  freshPage();
  vi.clearAllMocks();
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

test("a filled job within its deadline is reopened with that deadline", async () => {
  menu({ expiresAt: later });
  press("Reativar");
  await vi.runAllTimersAsync();
  expect(changeAvailability).toHaveBeenCalledExactlyOnceWith("vaga", { filled: false });
  expect(notify.mock.calls).toMatchObject([[{ title: "Vaga reativada", description: "Caixa" }]]);
});

test("a filled job past its deadline is reopened with a new one, or nobody would find it", async () => {
  menu({ expiresAt: past });
  press("Renovar e reativar");
  await vi.runAllTimersAsync();
  expect(changeAvailability).toHaveBeenCalledExactlyOnceWith("vaga", {
    filled: false,
    expiresAt: endOfDay("2026-12-21"),
  });
  expect(notify.mock.calls).toMatchObject([[{ title: "Vaga reativada até 21/12/2026" }]]);
});

test("work of a day that has passed is not reopened, because it is repeated for another day", () => {
  expect(menu({ expiresAt: past, dayWork: true })).not.toMatch(/Reativar|reativar/);
  expect(menu({ expiresAt: later, dayWork: true })).toContain("Reativar");
});
