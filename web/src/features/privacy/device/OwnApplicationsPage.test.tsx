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
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
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
  hasSentFromHere: () => true,
}));
vi.mock("../../../ui/message/ConfirmDialog.tsx", () => ({
  ConfirmDialog: ({ open, title, onConfirm }: Record<string, unknown>) =>
    open === true && <button onClick={onConfirm as () => void}>{`Sim: ${String(title)}`}</button>,
}));
vi.stubGlobal("window", new EventTarget());

/** What is stored: one application, with its company or withdrawn, or none. */
const stored = vi.hoisted(() => ({ is: "withCompany" as "withCompany" | "withdrawn" | "gone" }));
const isWithCompany = () => stored.is === "withCompany";

vi.mock("../../../data/application/ownApplications.ts", () => ({
  readOwnApplications: async () => ({ state: "list", applications: [row()] }),
  rememberedApplications: async () => [],
}));
vi.mock("../../../data/visitor/deviceDataCall.ts", () => ({
  actOnDeviceData: async ({ act }: DeviceAct) => {
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
    jobId: "caixa",
    jobTitle: "Caixa",
    company: "Mercado",
    stage: "nova",
    sentAt: new Date(0),
    resumeMissing: false,
    isWithCompany: isWithCompany(),
    inBank: false,
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
