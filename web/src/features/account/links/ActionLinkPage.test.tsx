import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { ActionLinkPage } from "./ActionLinkPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => undefined }));
vi.mock("../AccountPanel.tsx", () => ({ AccountPanel: () => null }));
vi.mock("../../../data/firebase/appAuth.ts", () => ({ appAuth: () => null }));
vi.mock("../../../data/session/accountEmail.ts", () => ({ followAccountEmail: vi.fn() }));
vi.mock("./NewPasswordForm.tsx", () => ({
  NewPasswordForm: ({ onEnded }: { onEnded: (ended: string) => void }) =>
    ["changed", "expired"].map((ended) => (
      <button key={ended} onClick={() => onEnded(ended)}>
        {ended}
      </button>
    )),
}));

const { link, ask, use } = vi.hoisted(() => ({ link: { search: "" }, ask: vi.fn(), use: vi.fn() }));
vi.mock("../../../ui/page/useLinkSecret.ts", () => ({ useLinkSecret: () => [link.search] }));
vi.mock("firebase/auth", async (original) => ({
  ...(await original<object>()),
  checkActionCode: ask,
  verifyPasswordResetCode: ask,
  applyActionCode: use,
  confirmPasswordReset: use,
}));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ActionLinkPage />
      </MemoryRouter>,
    ),
  );

const heading = () => /<h1[^>]*>([^<]*)/.exec(html())?.[1];
const toLogin = /<a[^>]* href="\/empresa\/login"[^>]*>Ir para Login/;

beforeEach(() => {
  freshPage();
  ask.mockReset();
  use.mockReset();
});

test.each([
  ["without anything", ""],
  ["without its code", "mode=resetPassword"],
  ["without its purpose", "oobCode=abc"],
  ["with a purpose that does not exist", "mode=toString&oobCode=abc"],
])("a link that arrives %s is called incomplete, and leads to the login", (_what, search) => {
  link.search = search;
  expect(heading()).toBe("Este link está incompleto");
  expect(html()).toMatch(toLogin);
  expect(ask).not.toHaveBeenCalled();
});

for (const mode of ["resetPassword", "verifyEmail", "recoverEmail", "verifyAndChangeEmail"]) {
  test.each([
    ["invalid-action-code", "Este link não vale mais"],
    ["expired-action-code", "Este link expirou"],
  ])(
    `a ${mode} link that Auth answers by %s says '%s' and leads to the login`,
    async (code, said) => {
      link.search = `mode=${mode}&oobCode=abc`;
      ask.mockRejectedValue({ code: `auth/${code}` });
      await vi.waitFor(() => expect(heading()).toBe(said));
      expect(html()).toMatch(toLogin);
      expect(ask).toHaveBeenCalledExactlyOnceWith(null, "abc");
      expect(use).not.toHaveBeenCalled();
    },
  );

  test(`a ${mode} link opened offline waits for the network`, async () => {
    link.search = `mode=${mode}&oobCode=abc`;
    ask.mockRejectedValueOnce({ code: "auth/network-request-failed" });
    await vi.waitFor(() => expect(heading()).toBe("Você está sem internet"));
    expect(html()).not.toMatch(toLogin);
    ask.mockRejectedValueOnce({ code: "auth/invalid-action-code" });
    press("Tentar de novo");
    await vi.waitFor(() => expect(heading()).toBe("Este link não vale mais"));
    expect(ask).toHaveBeenCalledTimes(2);
  });
}

test.each([
  ["changed", "Senha redefinida"],
  ["expired", "Este link expirou"],
])("what became of a new password takes the focus of its form: %s", async (ended, said) => {
  link.search = "mode=resetPassword&oobCode=abc";
  ask.mockResolvedValue("ana@empresa.example");
  await vi.waitFor(() => expect(heading()).toBe("Redefinir senha"));
  press(ended);
  expect(heading()).toBe(said);
  expect(html()).toMatch(/^<div tabindex="-1"/);
});
