import type { OwnApplication, OwnData, OwnDataAct } from "@vagas/functions/domain/privacy/ownData";
import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnDataOutcome } from "../../data/visitor/ownDataCall.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
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

/** What the calls answer. */
const answers = vi.hoisted(() => ({
  tooMany: false,
  applications: [] as OwnApplication[],
  toContact: vi.fn<() => OwnDataOutcome>(),
}));
vi.mock("../../data/visitor/ownDataCall.ts", () => ({
  actOnOwnData: async (_token: string, { act }: OwnDataAct): Promise<OwnDataOutcome> => {
    if (act === "look") return { state: "ready" };
    if (act !== "read") return answers.toContact();
    if (answers.tooMany) return { state: "tooMany" };
    return { state: "open", data: { ...data, applications: answers.applications } };
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

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
  answers.tooMany = false;
  answers.applications = [];
});

test("a request for contact that no longer exists leaves the page with the reason", async () => {
  html();
  await shows("Abrir meus dados");
  press("Abrir meus dados");
  await shows("Padaria Aurora");
  answers.toContact.mockReturnValue({ state: "missing" });
  press("Sim, passar meu contato");
  await vi.waitFor(() => expect(html()).not.toContain("Padaria Aurora"));
  expect(html()).toContain("ana@pessoa.example");
  expect(notificationQueue.get()).toMatchObject([{ title: "Este pedido não vale mais" }]);
});

test("an answer to a request whose job is closed is said not to be kept, and the request stays", async () => {
  html();
  await shows("Abrir meus dados");
  press("Abrir meus dados");
  await shows("Padaria Aurora");
  answers.toContact.mockReturnValue({ state: "open", data });
  press("Sim, passar meu contato");
  await vi.waitFor(() =>
    expect(notificationQueue.get()).toMatchObject([{ title: "A vaga não está aberta agora" }]),
  );
  expect(html()).toContain("Padaria Aurora");
});

test("a page whose links were used too often today says so, and keeps its button", async () => {
  answers.tooMany = true;
  html();
  await shows("Abrir meus dados");
  press("Abrir meus dados");
  await vi.waitFor(() =>
    expect(notificationQueue.get()).toMatchObject([{ title: "Muitos pedidos hoje" }]),
  );
  expect(html()).toContain("Abrir meus dados");
});

test("the correction says that a file made of a written résumé keeps the old data", async () => {
  const phone = "5566999990001";
  const sent = { id: "a", name: "Ana", phone, sentAt: 0, consent: { at: 0 } } as OwnApplication;
  answers.applications = [{ ...sent, writtenResume: buildWrittenResume() }];
  html();
  await shows("Abrir meus dados");
  press("Abrir meus dados");
  await shows(
    "A correção vale para tudo o que foi enviado com este e-mail. O arquivo do currículo continua com os dados de antes: se o telefone mudou, avise a empresa.",
  );
});
