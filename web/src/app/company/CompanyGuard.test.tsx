import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { useLiveCompany } from "../../data/company/liveCompany.ts";
import type { WriteOutcome } from "../../data/firebase/writeOutcome.ts";
import { useSession } from "../../data/session/session.ts";
import { useCompanyArea } from "../../features/companies/companyContext.ts";
import { notificationQueue } from "../../ui/message/notifications.ts";
import { CompanyGuard } from "./CompanyGuard.tsx";

const { navigate, deleteCompany } = vi.hoisted(() => ({
  navigate: vi.fn(),
  deleteCompany: vi.fn<() => Promise<WriteOutcome>>(),
}));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("react-router-dom", () => ({
  Navigate: ({ to }: { to: string }) => <p>para {to}</p>,
  useLocation: () => ({ pathname: "/empresa/perfil", search: "" }),
  useNavigate: () => navigate,
  useNavigationType: () => "POP",
}));
vi.mock("../../data/company/companyProfile.ts", () => ({ deleteCompany }));
vi.mock("../../data/company/liveCompany.ts", () => ({ useLiveCompany: vi.fn() }));
vi.mock("../../data/session/accountEmail.ts", () => ({ reconcileEmail: vi.fn() }));
vi.mock("../../data/session/session.ts", () => ({
  retrySession: vi.fn(),
  useSession: vi.fn(),
  signOut: async () => noSession(),
}));

const email = "mercado@empresa.example";
const user = {
  uid: "mercado",
  email,
  displayName: "Mercado",
  emailVerified: true,
  anonymous: false,
  admin: false,
};
const company = { id: "mercado", whatsapp: null, ...buildCompany({ email }) };
const ready = <Value,>(value: Value) => ({ state: "ready", value, retry: vi.fn() }) as const;

const noRow = () => vi.mocked(useLiveCompany).mockReturnValue(ready(null));
const noSession = () =>
  vi.mocked(useSession).mockReturnValue({ state: "ready", user: null, ended: null });

/** A page that would not be left without a question. */
function Profile() {
  const { deleteAccount } = useCompanyArea();
  return (
    <button type="button" onClick={() => void deleteAccount()}>
      Excluir conta
    </button>
  );
}

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <CompanyGuard>
        <Profile />
      </CompanyGuard>,
    ),
  );

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
  deleteCompany.mockReset();
  vi.mocked(useLiveCompany).mockReturnValue(ready(company));
  vi.mocked(useSession).mockReturnValue({ state: "ready", user, ended: null });
});

test.each([
  ["the server's answer comes first", () => undefined],
  ["the company's row goes first", noRow],
  ["the session ends first", noSession],
])(
  "a company that deletes its account leaves a page with unsaved changes for the home page: %s",
  async (_order, first) => {
    let shown = "";
    navigate.mockReset().mockImplementation(() => {
      shown = html();
      return Promise.resolve();
    });
    const line = Promise.withResolvers<WriteOutcome>();
    deleteCompany.mockReturnValue(line.promise);
    expect(html()).toContain("Excluir conta");
    press("Excluir conta");
    first();
    html();
    line.resolve("done");
    await vi.waitFor(() => expect(notificationQueue.get()).toHaveLength(1));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/", { replace: true });
    expect(shown).toContain("Carregando painel da empresa...");
    expect(notificationQueue.get()).toMatchObject([{ title: "Conta excluída" }]);
    expect(html()).not.toContain("para /empresa/login");
  },
);

test("an account that was not deleted stays on its page", async () => {
  navigate.mockReset();
  deleteCompany.mockResolvedValue("offline");
  html();
  press("Excluir conta");
  await vi.waitFor(() => expect(deleteCompany).toHaveResolved());
  expect(html()).toContain("Excluir conta");
  expect(navigate).not.toHaveBeenCalled();
});
