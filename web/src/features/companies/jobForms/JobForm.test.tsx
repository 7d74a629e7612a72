import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type * as Library from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishJob } from "../../../data/company/companyJobWrites.ts";
import { keepDraft } from "../../../state/drafts.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { CompanyContext } from "../companyContext.ts";
import { draftKey } from "./jobFormDraft.ts";
import { NewJobPage } from "./NewJobPage.tsx";

const newJobId = vi.hoisted(() => vi.fn<() => string>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
// The library's form; its own hook keeps nothing from one rendering to the next here.
vi.mock("react-hook-form", async (original) => {
  const library = await original<typeof Library>();
  const { useRef } = await import("react");
  return {
    ...library,
    useForm: (props: Library.UseFormProps) => {
      const form = useRef<ReturnType<typeof library.createFormControl>>(null);
      form.current ??= library.createFormControl(props);
      form.current.control._state.mount = true;
      return { ...form.current, formState: { ...form.current.control._formState } };
    },
  };
});
vi.mock("../../../data/company/companyJobWrites.ts", () => ({ newJobId, publishJob: vi.fn() }));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.mock("../../../ui/page/UnsavedChanges.tsx", () => ({ UnsavedChanges: () => null }));
vi.mock("../../../ui/form/presentResolver.ts", () => ({
  presentResolver: () => (values: object) => ({ values, errors: {} }),
}));
vi.mock("../../../jobInputs/FormJobKind.tsx", () => ({ FormJobKind: () => null }));
vi.mock("../../../lawViews/FormFindings.tsx", () => ({
  FormFindings: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("./useJobFindings.ts", () => ({ useJobFindings: () => ({ explanationsOf: () => "" }) }));
vi.mock("./JobFormSections.tsx", () => {
  const none = () => null;
  return {
    ConditionFields: none,
    ContactFields: none,
    DayFields: none,
    PayFields: none,
    VacancyFields: none,
  };
});

const company = { id: "mercado", whatsapp: null, ...buildCompany() };
const area = { company, leave: vi.fn(), deleteAccount: vi.fn() };
const key = draftKey("mercado", null);

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={["/empresa/vagas/nova"]}>
        <CompanyContext value={area}>
          <NewJobPage />
        </CompanyContext>
      </MemoryRouter>,
    ),
  );

/** Publishes what is in the form; returns the id of its job. */
async function published(): Promise<string> {
  const before = vi.mocked(publishJob).mock.calls.length;
  html();
  press("Publicar Vaga");
  await vi.waitFor(() => expect(publishJob).toHaveBeenCalledTimes(before + 1));
  return vi.mocked(publishJob).mock.lastCall![0];
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  freshPage();
  let made = 0;
  newJobId.mockImplementation(() => `vaga${(made += 1)}`);
  vi.mocked(publishJob).mockReset().mockResolvedValue("offline");
  keepDraft(key, { title: "Caixa" }, new Date());
  html();
});
afterEach(() => vi.unstubAllGlobals());

test("a form whose answer was lost is sent as the same job again, and as another after it was discarded", async () => {
  expect(await published()).toBe("vaga1");
  expect(await published()).toBe("vaga1");
  html();
  press("Descartar");
  expect(await published()).toBe("vaga2");
});

test("a form whose job was deleted meanwhile is sent as another", async () => {
  vi.mocked(publishJob).mockResolvedValueOnce("forbidden");
  expect(await published()).toBe("vaga1");
  expect(await published()).toBe("vaga2");
});
