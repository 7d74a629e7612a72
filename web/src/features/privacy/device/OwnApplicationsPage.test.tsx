import type { DeviceAct } from "@vagas/functions/domain/privacy/deviceData";
import type { OwnApplication } from "@vagas/functions/domain/privacy/ownData";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { keepLastPerson, lastPerson } from "../../../data/application/lastPerson.ts";
import { rememberSent } from "../../../data/application/rememberSent.ts";
import { type Waiting, waiting } from "../../../data/application/kept/waitingApplications.ts";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import { OwnApplicationsPage } from "./OwnApplicationsPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => null }));
vi.mock("../contacts/DeviceContacts.tsx", () => ({
  DeviceContacts: ({ withdrawals }: { withdrawals: number }) => (
    <p>{`requests read after ${withdrawals} withdrawals`}</p>
  ),
}));
vi.mock("../../../data/application/sentApplications.ts", async (original) => ({
  ...(await original<object>()),
  hasSentFromHere: () => stored.is !== "none",
}));
vi.mock("../../../ui/message/ConfirmDialog.tsx", () => ({
  ConfirmDialog: ({ open, title, question, onConfirm }: Record<string, unknown>) =>
    open === true && (
      <>
        {String(question)}
        <button onClick={onConfirm as () => void}>{`Sim: ${String(title)}`}</button>
      </>
    ),
}));
vi.stubGlobal("window", new EventTarget());
const onDevice = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => onDevice.get(key) ?? null,
  setItem: (key: string, text: string) => onDevice.set(key, text),
  removeItem: (key: string) => onDevice.delete(key),
});

/**
 * What is stored: one application, with its company, to a job of the administrator's, withdrawn or in the talent bank; or
 * none any more, or never one from this device.
 */
type Stored = "withCompany" | "withAdministrator" | "withdrawn" | "inBank" | "gone" | "none";
const stored = vi.hoisted(() => ({ is: "withCompany" as Stored }));
const isWithCompany = () => stored.is === "withCompany";

vi.mock("../../../data/application/ownApplications.ts", () => ({
  readOwnApplications: async () => ({
    state: "list",
    applications: stored.is === "none" ? [] : [row()],
  }),
  rememberedApplications: async () => [],
}));
vi.mock("../../../data/visitor/deviceDataCall.ts", () => ({
  actOnDeviceData: async ({ act }: DeviceAct) => {
    if (act === "erase") return { state: "erased", receipt: "0123456789AB" };
    if (stored.is === "gone") return { state: "missing" };
    if (act === "leaveJob") stored.is = "withdrawn";
    return {
      state: "open",
      data: { applications: [application()], reports: [], contacts: [], mails: [] },
    };
  },
}));

function row(): OwnApplicationRow {
  return {
    id: "caixa_ana",
    jobId: stored.is === "inBank" ? null : "caixa",
    jobTitle: stored.is === "inBank" ? null : "Caixa",
    company: "Mercado",
    stage: "nova",
    sentAt: new Date(0),
    resumeMissing: false,
    isWithCompany: isWithCompany(),
    isWithdrawn: stored.is === "withdrawn",
    answer: null,
  };
}

function application(): OwnApplication {
  return {
    id: "caixa_ana",
    sentAt: 0,
    name: "Ana",
    email: null,
    phone: "5566998765432",
    coverLetter: "",
    writtenResume: null,
    jobTitle: "Caixa",
    company: isWithCompany() ? "Mercado" : null,
    isWithCompany: isWithCompany(),
    stage: "nova",
    answer: null,
    companyNote: "",
    resumeName: "ana.pdf",
    resumeSize: 1,
    resumeMissing: false,
    decision: null,
    inTalentPool: false,
    consent: { version: "1", at: 0, talentPool: false },
  };
}

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <OwnApplicationsPage />
      </MemoryRouter>,
    ),
  );

const shows = (words: string) => vi.waitFor(() => expect(html()).toContain(words));
const openButton = "Ver e mudar meus dados";
const seenByCompany = "Mercado e a administração do site";
const card = { withCompany: "Retirar: Caixa", withdrawn: "A empresa não vê mais seus dados." };

/** The page with its cards and the data opened, both with the application at its company. */
async function opened(): Promise<void> {
  html();
  await shows(card.withCompany);
  press(openButton);
  await shows(seenByCompany);
}

async function pressAndConfirm(label: string, question: string): Promise<void> {
  press(label);
  await shows(`Sim: ${question}`);
  press(`Sim: ${question}`);
}

beforeEach(() => {
  freshPage();
  onDevice.clear();
  stored.is = "withCompany";
});

test("the cards follow what is withdrawn among the opened data", async () => {
  await opened();
  await pressAndConfirm("Retirar da empresa", "Retirar da empresa: Caixa");
  const pages: string[] = [];
  await vi.waitFor(() => {
    pages.push(html());
    expect(pages.at(-1)).toContain(card.withdrawn);
  });
  expect(html()).toContain("requests read after 1 withdrawals");
  // The cards stay while they are read again, so that the page does not jump.
  for (const page of pages) expect(page).toContain('aria-label="Caixa"');
  expect(html()).not.toContain(seenByCompany);
});

test("the opened data follow what is withdrawn on a card", async () => {
  await opened();
  await pressAndConfirm("Retirar", "Retirar esta candidatura?");
  await shows(card.withdrawn);
  expect(html()).not.toContain(seenByCompany);
  expect(html()).not.toContain(openButton);
});

test("the opened data are closed if a card's application was no longer stored", async () => {
  await opened();
  stored.is = "gone";
  await pressAndConfirm("Retirar", "Retirar esta candidatura?");
  await shows(openButton);
  expect(html()).not.toContain(seenByCompany);
});

test("a withdrawal on a card opens no data that nobody has opened", async () => {
  html();
  await shows(card.withCompany);
  await pressAndConfirm("Retirar", "Retirar esta candidatura?");
  await shows(card.withdrawn);
  expect(html()).toContain(openButton);
});

test("the question before one to a job of the administrator's is withdrawn says who passes nothing on", async () => {
  stored.is = "withAdministrator";
  html();
  await shows(card.withCompany);
  press("Retirar");
  expect(html()).toContain(
    "A administração do site não passa mais seus dados para Mercado. Não dá para desfazer.",
  );
  press("Sim: Retirar esta candidatura?");
  await shows(card.withdrawn);
});

test("the question before a résumé leaves the talent bank says when another can be sent", async () => {
  stored.is = "inBank";
  html();
  await shows("Retirar do banco de talentos");
  press("Retirar");
  expect(html()).toContain("Para voltar, é preciso enviar outro currículo, a partir de amanhã.");
});

const nothing = "Nenhuma candidatura enviada deste aparelho";
const waits: Waiting = {
  company: "Mercado",
  title: "Caixa",
  keptAt: 0,
  nextAt: 0,
  waitsFor: "line",
};

/** The page of a device that has sent nothing, with one application that waits. */
async function withOneWaiting() {
  stored.is = "none";
  waiting.set({ caixa: waits });
  html();
  await shows(nothing);
  expect(html()).toContain("Guardadas neste aparelho");
  expect(html()).not.toContain(openButton);
}

/** What waits is sent by the page's frame. */
async function sendWaiting() {
  stored.is = "withCompany";
  rememberSent("caixa", new Date());
  waiting.set({});
  await shows(card.withCompany);
}

test("what waited and is sent while the page is open appears among what was sent, with its data", async () => {
  await withOneWaiting();
  await sendWaiting();
  expect(html()).not.toContain("Guardadas neste aparelho");
  expect(html()).toContain(openButton);
});

test("what waited and is taken back causes no reading, which could fail without a line", async () => {
  await withOneWaiting();
  stored.is = "withCompany";
  waiting.set({});
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(html()).toContain(nothing);
});

test("the receipt of an erasure stays, although nothing is sent from the device any more", async () => {
  await withOneWaiting();
  await sendWaiting();
  press(openButton);
  await shows(seenByCompany);
  stored.is = "none";
  await pressAndConfirm("Apagar tudo", "Apagar tudo o que foi enviado deste aparelho?");
  await shows("Sim: Tem certeza?");
  press("Sim: Tem certeza?");
  await shows("Guarde este comprovante");
  expect(html()).toContain("Meus dados deste aparelho");
});

test("what waits says whose it is, if the device knows", async () => {
  await withOneWaiting();
  expect(html()).not.toContain("Em nome de");
  waiting.set({ caixa: { ...waits, name: "Maria Lima" } });
  await shows("Em nome de Maria Lima");
});

test("a résumé that waits for another to be removed says when it goes", async () => {
  stored.is = "none";
  waiting.set({ banco: { ...waits, company: null, title: null, waitsFor: "tomorrow" } });
  await shows("a partir de amanhã este vai sozinho");
});

test("a correction reaches what the device keeps of its person for the next application", async () => {
  const kept = { name: "Ana", phone: "5566998765432", email: "", writtenResume: null };
  keepLastPerson(kept);
  await opened();
  typeInto("phone", "(66) 99999-0009");
  html();
  press("Salvar correção");
  await vi.waitFor(() => expect(lastPerson()).toEqual({ ...kept, phone: "5566999990009" }));
});
