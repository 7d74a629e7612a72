import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { AdminLoginPage } from "./AdminLoginPage.tsx";

vi.mock("../../data/session/session.ts", () => ({
  useSession: () => ({ state: "ready", user: { anonymous: true, admin: false }, ended: null }),
}));
vi.mock("../../data/application/sentApplications.ts", () => ({ hasSentFromHere: () => true }));
vi.mock("../../data/session/adminSession.ts", () => ({}));
vi.mock("../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => null }));

test("the administrator's login says before its form what it ends for applicants of the device", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AdminLoginPage />
    </MemoryRouter>,
  );
  const [before, form] = html.split("<form");
  expect(before).toContain("Já saíram candidaturas deste aparelho");
  expect(form).toContain("Senha");
});
