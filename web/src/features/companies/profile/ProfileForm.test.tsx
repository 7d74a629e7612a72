import type { Company, CompanyProfile } from "@vagas/functions/domain/company/company";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { renderToStaticMarkup } from "react-dom/server";
import type * as Library from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import { saveCompanyProfile } from "../../../data/company/companyProfile.ts";
import type { WriteOutcome } from "../../../data/firebase/writeOutcome.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { ProfileForm } from "./ProfileForm.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/company/companyProfile.ts", () => ({ saveCompanyProfile: vi.fn() }));
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
vi.mock("../../../ui/page/UnsavedChanges.tsx", () => ({
  UnsavedChanges: ({ unsaved }: { unsaved: boolean }) => unsaved && <p>Há mudanças</p>,
}));

/** The company's row, as this window has it. */
let company: Company;

const html = () => rendered(() => renderToStaticMarkup(<ProfileForm company={company} />));
const titles = () => notificationQueue.get().map(({ title }) => title);
const shown = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html())?.[1];

/** Another window's save arrives. */
function receive(profile: Partial<CompanyProfile>): void {
  company = { ...company, ...profile };
  html();
}

/** The fields of the last save, by their names. */
const saved = () => vi.mocked(saveCompanyProfile).mock.lastCall?.[2];

async function save(): Promise<void> {
  notificationQueue.set([]);
  html();
  press("Salvar");
  await vi.waitFor(() => expect(titles()).toContain("Perfil atualizado"));
}

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
  company = { id: "mercado", whatsapp: null, ...buildCompany({ name: "Mercado" }) };
  vi.mocked(saveCompanyProfile).mockReset().mockResolvedValue("done");
  html();
});

test("a save writes the fields that were changed, so that another window's stay", async () => {
  typeInto("whatsapp", "66 99911 2233");
  await save();
  expect(saveCompanyProfile).toHaveBeenCalledExactlyOnceWith(
    "mercado",
    expect.objectContaining({ whatsapp: "5566999112233" }),
    ["whatsapp"],
  );
  typeInto("name", "Mercado Novo");
  await save();
  expect(saved()).toEqual(["name"]);
});

test("a field that was not changed here follows what another window saved; a changed one stays as typed", async () => {
  typeInto("name", "Mercado Novo");
  receive({ name: "Mercadinho", responsibleName: "Bia" });
  expect(shown("responsibleName")).toBe("Bia");
  expect(shown("name")).toBe("Mercado Novo");
  expect(html()).toContain("Há mudanças");
  await save();
  expect(saved()).toEqual(["name"]);
  expect(shown("responsibleName")).toBe("Bia");
  expect(html()).not.toContain("Há mudanças");
});

test("what is typed while a save is under way is not taken for saved, nor lost when the saved row arrives", async () => {
  const line = Promise.withResolvers<WriteOutcome>();
  vi.mocked(saveCompanyProfile).mockReturnValueOnce(line.promise);
  typeInto("name", "Mercado Novo");
  html();
  press("Salvar");
  await vi.waitFor(() => expect(saveCompanyProfile).toHaveBeenCalledOnce());
  typeInto("name", "Mercado Novo & Filhos");
  typeInto("responsibleName", "Bia");
  line.resolve("done");
  await vi.waitFor(() => expect(titles()).toContain("Perfil atualizado"));
  receive({ name: "Mercado Novo" });
  expect(shown("name")).toBe("Mercado Novo &amp; Filhos");
  expect(shown("responsibleName")).toBe("Bia");
  await save();
  expect(saved()).toEqual(["name", "responsibleName"]);
});

test("a form that was saved is not taken for changed before and after its row arrives", async () => {
  typeInto("name", " Mercado  Novo ");
  await save();
  expect(html()).not.toContain("Há mudanças");
  receive({ name: "Mercado Novo" });
  expect(shown("name")).toBe("Mercado Novo");
  expect(html()).not.toContain("Há mudanças");
});
