import type { OwnData, OwnDataAct } from "@vagas/functions/domain/privacy/ownData";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { OwnDataOutcome } from "../../data/visitor/ownDataCall.ts";
import { livingReact, press, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { notificationQueue } from "../../ui/message/notifications.ts";
import { OwnDataView } from "./OwnDataView.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const data: OwnData = {
  email: "ana@pessoa.example",
  applications: [],
  reports: [],
  mails: [],
  alerts: [],
  contacts: [
    {
      id: "pedido",
      company: "Padaria Aurora",
      jobId: "padeiro",
      jobTitle: "Padeiro",
      message: "interview",
      origin: "company",
      status: "waiting",
      askedAt: 0,
      until: 0,
    },
  ],
};

vi.mock("../../data/visitor/ownDataCall.ts", () => ({
  actOnOwnData: async (_token: string, { act }: OwnDataAct): Promise<OwnDataOutcome> => {
    if (act === "look") return { state: "ready" };
    return act === "read" ? { state: "open", data } : { state: "missing" };
  },
}));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OwnDataView token="secret" onForget={() => undefined} />
      </MemoryRouter>,
    ),
  );
const shows = (words: string) => vi.waitFor(() => expect(html()).toContain(words));

test("a request for contact that no longer exists leaves the page with the reason", async () => {
  html();
  await shows("Abrir meus dados");
  press("Abrir meus dados");
  await shows("Padaria Aurora");
  press("Sim, passar meu contato");
  await vi.waitFor(() => expect(html()).not.toContain("Padaria Aurora"));
  expect(html()).toContain("ana@pessoa.example");
  expect(notificationQueue.get()).toMatchObject([{ title: "Este pedido não vale mais" }]);
});
