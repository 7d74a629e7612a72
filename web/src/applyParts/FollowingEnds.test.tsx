import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { type Session, useSession } from "../data/session/session.ts";
import { FollowingEnds } from "./FollowingEnds.tsx";

vi.mock("../data/session/session.ts", () => ({ useSession: vi.fn() }));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });

const nobody = { state: "ready", user: null, ended: null } as const;
const somebody = { uid: "ana", email: null, displayName: null, emailVerified: false, admin: false };
const as = (anonymous: boolean) => ({ ...nobody, user: { ...somebody, anonymous } });

function html(session: Session): string {
  vi.mocked(useSession).mockReturnValue(session);
  return renderToStaticMarkup(
    <MemoryRouter>
      <FollowingEnds />
    </MemoryRouter>,
  );
}

beforeEach(() =>
  kept.set("vagas-applications", JSON.stringify({ caixa: "2026-11-21T12:00:00.000Z" })),
);

test("whoever applied from this device learns what a login ends, and where to look before it", () => {
  const page = html(as(true));
  expect(page).toContain("não dá mais para acompanhar, retirar nem apagar por este aparelho");
  for (const path of ["/minhas-candidaturas", "/meus-dados"])
    expect(page).toContain(`href="${path}"`);
});

test.each<[string, Session]>([
  ["nobody is signed in: there is nothing to lose", nobody],
  ["a company is signed in: it is lost already", as(false)],
  ["nobody knows who is signed in", { state: "unverified", user: null }],
])("nothing is said if %s", (_why, session) => {
  expect(html(session)).toBe("");
});

test("nothing is said if nothing was sent from this device", () => {
  kept.clear();
  expect(html(as(true))).toBe("");
});
