import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { signInCompany } from "../../data/session/account.ts";
import { notificationQueue } from "../../ui/message/notifications.ts";
import { LoginForm } from "./LoginForm.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../data/session/account.ts", () => ({
  signInCompany: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
// A form that was filled in: the library's own keeps nothing from one rendering to the next here.
vi.mock("react-hook-form", () => ({
  useForm: () => ({
    handleSubmit: (send: (login: object) => Promise<void>) => () =>
      send({ email: "ana@mercado.example", password: "segredo" }),
    formState: { isSubmitting: false },
  }),
}));
vi.mock("../../ui/form/FormTextField.tsx", () => ({ FormTextField: () => null }));
vi.mock("../../ui/form/PasswordField.tsx", () => ({ PasswordField: () => null }));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LoginForm onEntering={() => undefined} />
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
});

const notSent = "O e-mail não foi enviado";

test.each([
  ["sent", [["E-mail de verificação reenviado", undefined]]],
  ["too-many-attempts", []],
  ["offline", [[notSent, "Sem conexão com a internet. Verifique sua rede e tente de novo."]]],
  ["failed", [[notSent, "Tente novamente em instantes."]]],
] as const)(
  "an unconfirmed company is refused, and told of its verification mail, which was '%s'",
  async (mail, told) => {
    vi.mocked(signInCompany).mockResolvedValue({ outcome: "unverified", mail });
    html();
    press("Entrar");
    await vi.waitFor(() =>
      expect(html()).toContain(
        "E-mail não confirmado. Verifique seu e-mail para ativar sua conta.",
      ),
    );
    expect(notificationQueue.get().map(({ title, description }) => [title, description])).toEqual(
      told,
    );
  },
);
