import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { LoginPage } from "./LoginPage.tsx";
import { RegisterPage } from "./RegisterPage.tsx";

vi.mock("../../data/session/session.ts", () => ({
  useSession: () => ({ state: "ready", user: { anonymous: true }, ended: null }),
}));
vi.mock("../../data/application/sentApplications.ts", () => ({ hasSentFromHere: () => true }));
vi.mock("../../data/session/account.ts", () => ({}));
vi.mock("./AccountPanel.tsx", () => ({ AccountPanel: () => null }));
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => null }));

test.each([
  ["the login", LoginPage],
  ["the registration", RegisterPage],
])("%s of a company says before its form what it ends for applicants", (_page, Page) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const [before, form] = html.split("<form");
  expect(before).toContain("Já saíram candidaturas deste aparelho");
  expect(form).toContain("Senha");
});
