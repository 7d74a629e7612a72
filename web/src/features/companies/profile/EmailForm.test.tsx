import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { livingReact, press, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { sendEmailChange } from "../../../data/session/accountEmail.ts";
import { EmailForm } from "./EmailForm.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/session/accountEmail.ts", () => ({ sendEmailChange: vi.fn() }));
// A form that was filled in: the library's own keeps nothing from one rendering to the next here.
vi.mock("react-hook-form", () => ({
  useForm: () => ({
    handleSubmit: (send: (typed: object) => Promise<void>) => () =>
      send({ next: "novo@mercado.example", accountPassword: "segredo" }),
    formState: { isSubmitting: false },
    reset: () => undefined,
  }),
}));
vi.mock("../../../ui/form/FormTextField.tsx", () => ({ FormTextField: () => null }));
vi.mock("../../../ui/form/PasswordField.tsx", () => ({ PasswordField: () => null }));

const html = () => rendered(() => renderToStaticMarkup(<EmailForm email="ana@mercado.example" />));

test("a request that fails does not leave the word that a link was sent", async () => {
  vi.mocked(sendEmailChange).mockResolvedValueOnce("sent").mockResolvedValueOnce("offline");
  html();
  press("Enviar o link");
  await vi.waitFor(() => expect(html()).toContain("Enviamos um link para"));
  press("Enviar o link");
  await vi.waitFor(() => expect(html()).not.toContain("Enviamos um link para"));
});
