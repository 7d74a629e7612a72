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
import { SentCard } from "./SentCard.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
const answer = vi.hoisted(() => ({ is: "sent" }));
vi.mock("../../../applyParts/useApplicationSending.ts", () => ({
  loadSending: async () => ({ replaceResume: async () => answer.is }),
}));
const field = vi.hoisted(() => ({ choose: (_file: File) => {} }));
vi.mock("../../../applyParts/fields/ResumeField.tsx", () => ({
  ResumeField: ({ onChoose }: { onChoose: (file: File) => void }) => {
    field.choose = onChoose;
    return null;
  },
}));

const application: OwnApplicationRow = {
  id: "caixa_ana",
  jobId: "caixa",
  jobTitle: "Caixa",
  company: "Mercado",
  stage: "nova",
  sentAt: new Date(0),
  resumeMissing: true,
  isWithCompany: true,
  isWithdrawn: false,
  answer: null,
};

const html = (fields: Partial<OwnApplicationRow> = {}) =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SentCard application={{ ...application, ...fields }} onWithdrawn={() => undefined} />
      </MemoryRouter>,
    ),
  );

beforeEach(freshPage);

test.each([
  ["sent", "Recebemos o novo arquivo"],
  ["already", "Outro arquivo já foi enviado"],
])("a card asks for no file once another was received (%s)", async (is, told) => {
  answer.is = is;
  expect(html()).toContain("Falta o arquivo");
  field.choose(new File(["%PDF"], "ana.pdf"));
  html();
  press("Enviar outro arquivo");
  await vi.waitFor(() => expect(html()).toContain(told));
  const page = html();
  expect(page).not.toContain("Falta o arquivo");
  expect(page).not.toContain("mas o arquivo não");
  // The card as it is read again.
  expect(html({ resumeMissing: false })).toContain("A empresa recebeu.");
});
