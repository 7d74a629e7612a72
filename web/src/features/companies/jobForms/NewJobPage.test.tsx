import type { Job } from "@vagas/functions/domain/job/job";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { useCompanyJob } from "../../../data/company/companyJobs.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { CompanyContext } from "../companyContext.ts";
import { NewJobPage } from "./NewJobPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.mock("../../../data/company/companyJobs.ts", () => ({ useCompanyJob: vi.fn() }));
vi.mock("../../../data/company/companyJobWrites.ts", () => ({ newJobId: () => "nova" }));
vi.mock("./JobForm.tsx", () => ({
  JobForm: ({ start }: { start: { title: string } }) => <form>Título: “{start.title}”</form>,
}));

const company = { id: "mercado", whatsapp: null, ...buildCompany() };
const area = { company, leave: vi.fn(), deleteAccount: vi.fn() };
const retry = vi.fn();

type Answer = { state: "loading" | "failed" } | { state: "ready"; value: Job | null };
const own: Job = { id: "caixa", ...buildJob({ title: "Caixa", companyId: "mercado" }) };

/** The page that copies a job, once that job is known this well. */
function shown(answer: Answer): string {
  vi.mocked(useCompanyJob).mockReturnValue({ ...answer, retry });
  const html = () =>
    rendered(() =>
      renderToStaticMarkup(
        <MemoryRouter initialEntries={["/empresa/vagas/nova?copiar=caixa"]}>
          <CompanyContext value={area}>
            <NewJobPage />
          </CompanyContext>
        </MemoryRouter>,
      ),
    );
  html();
  return html();
}

const copy = "Título: “Caixa”";
const empty = "Título: “”";

beforeEach(() => {
  freshPage();
  retry.mockReset();
});

test("a job that cannot be read is an error with a retry and a way to the empty form, and is copied once it arrives", () => {
  expect(shown({ state: "loading" })).toContain("Carregando a vaga...");
  const failed = shown({ state: "failed" });
  expect(failed).toContain("Erro ao carregar a vaga");
  expect(failed).toContain("Verifique sua conexão e tente de novo.");
  expect(failed).toMatch(/<a[^>]* href="\/empresa\/vagas\/nova"[^>]*>Começar do zero/);
  expect(failed).not.toContain("<form");
  press("Tentar de novo");
  expect(retry).toHaveBeenCalledOnce();
  expect(shown({ state: "ready", value: own })).toContain(copy);
});

test.each([
  ["of another company", { ...own, companyId: "outra" }],
  ["that does not exist", null],
])("a job %s opens the empty form", (_whose, value) => {
  expect(shown({ state: "ready", value })).toContain(empty);
});

test("a copy that is being filled in stays when its job cannot be read any more", () => {
  shown({ state: "ready", value: own });
  expect(shown({ state: "failed" })).toContain(copy);
  expect(shown({ state: "loading" })).toContain(copy);
});
