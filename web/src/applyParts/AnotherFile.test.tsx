import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, press, rendered, watchedRuntime } from "../ui/testing/livePart.ts";
import { AnotherFile } from "./AnotherFile.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
const replaceResume = vi.hoisted(() => vi.fn());
vi.mock("./useApplicationSending.ts", () => ({ loadSending: async () => ({ replaceResume }) }));
const field = vi.hoisted(() => ({ choose: (_file: File) => {} }));
vi.mock("./fields/ResumeField.tsx", () => ({
  ResumeField: ({ onChoose }: { onChoose: (file: File) => void }) => {
    field.choose = onChoose;
    return null;
  },
}));

const html = () => rendered(() => renderToStaticMarkup(<AnotherFile jobId="caixa" />));

beforeEach(() => {
  freshPage();
  replaceResume.mockReset();
  replaceResume.mockResolvedValue("sent");
});

test("the word that the file arrived can take the focus of the pressed button", async () => {
  html();
  field.choose(new File(["%PDF"], "ana.pdf"));
  html();
  press("Enviar outro arquivo");
  await vi.waitFor(() => expect(html()).toContain("Recebemos o novo arquivo"));
  expect(html()).toMatch(/^<div tabindex="-1">/);
});

test("a sending whose request hangs is cancelled at once, and its late failure says nothing", async () => {
  const hanging = Promise.withResolvers<string>();
  replaceResume.mockReturnValueOnce(hanging.promise);
  html();
  field.choose(new File(["%PDF"], "ana.pdf"));
  html();
  press("Enviar outro arquivo");
  await vi.waitFor(() => expect(replaceResume).toHaveBeenCalledOnce());
  expect(html()).toContain("Enviando...");
  press("Cancelar envio");
  expect(html()).toContain("Enviar outro arquivo");
  replaceResume.mock.lastCall![2](40);
  hanging.resolve("failed");
  await hanging.promise;
  await Promise.resolve();
  expect(html()).not.toMatch(/Enviando|Erro ao/);
  press("Enviar outro arquivo");
  await vi.waitFor(() => expect(html()).toContain("Recebemos o novo arquivo"));
});
