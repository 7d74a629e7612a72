import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { livingReact, press, rendered, watchedRuntime } from "../ui/testing/livePart.ts";
import { AnotherFile } from "./AnotherFile.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("./useApplicationSending.ts", () => ({
  loadSending: async () => ({ replaceResume: async () => "sent" }),
}));
const field = vi.hoisted(() => ({ choose: (_file: File) => {} }));
vi.mock("./fields/ResumeField.tsx", () => ({
  ResumeField: ({ onChoose }: { onChoose: (file: File) => void }) => {
    field.choose = onChoose;
    return null;
  },
}));

const html = () => rendered(() => renderToStaticMarkup(<AnotherFile jobId="caixa" />));

test("the word that the file arrived can take the focus of the pressed button", async () => {
  html();
  field.choose(new File(["%PDF"], "ana.pdf"));
  html();
  press("Enviar outro arquivo");
  await vi.waitFor(() => expect(html()).toContain("Recebemos o novo arquivo"));
  expect(html()).toMatch(/^<div tabindex="-1">/);
});
