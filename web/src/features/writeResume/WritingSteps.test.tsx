import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { livingReact, rendered, type, watchedRuntime } from "../../ui/testing/livePart.ts";
import { keepForLater } from "../../data/application/kept/keepApplication.ts";
import { getKept } from "../../data/application/kept/keptStore.ts";
import { emptyResumeDraft } from "../../data/application/writtenResumeDraft.ts";
import type { ResumeInput } from "./useResumeDraft.ts";
import { WritingSteps } from "./WritingSteps.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.stubGlobal("navigator", {});

test("answers for an unknown job that wait for the talent bank are taken back when the number is corrected", async () => {
  const written = buildWrittenResume();
  const draft = { name: "Maria Lima", email: null, phone: "5566999990001", coverLetter: "" };
  await keepForLater({
    draft: { ...draft, consentJob: false, consentTalentPool: true },
    job: null,
    file: new File(["%PDF-1.7"], "maria.pdf"),
    written,
  });
  const input: Partial<ResumeInput> = {
    draft: { ...emptyResumeDraft, name: "Maria Lima", phone: "(66) 99999-0001", resume: written },
    change: vi.fn(),
  };
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <WritingSteps
          jobId="desconhecida"
          step="6"
          input={input as ResumeInput}
          target={{ state: "bank", asked: true }}
          onRetry={() => undefined}
        />
      </MemoryRouter>,
    ),
  );
  type("phone", "(66) 99999-0002");
  expect(input.change).toHaveBeenCalledWith({ phone: "(66) 99999-0002" });
  await vi.waitFor(async () => expect(await getKept("banco")).toBeNull());
});
