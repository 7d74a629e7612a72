import { consentVersion } from "@vagas/functions/domain/application/consent";
import type { OwnApplication } from "@vagas/functions/domain/privacy/ownData";
import type { PersonDataAnswer } from "@vagas/functions/domain/privacy/personData";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  choose,
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { PersonRequestDialog } from "./PersonRequestDialog.tsx";

const askPersonData = vi.hoisted(() => vi.fn<() => Promise<PersonDataAnswer>>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../../data/admin/personDataCall.ts", () => ({ askPersonData }));
type OnClose = (event: object, reason: "escapeKeyDown" | "backdropClick") => void;

// The server renders nothing above a page; Escape, the back button and a tap beside the dialog call `onClose`.
vi.mock("../../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ onClose, children }: { onClose: OnClose; children: ReactNode }) => (
    <div role="dialog">
      <button type="button" onClick={() => onClose({}, "escapeKeyDown")}>
        Escape
      </button>
      <button type="button" onClick={() => onClose({}, "backdropClick")}>
        Ao lado
      </button>
      {children}
    </div>
  ),
}));
vi.mock("../../../../ui/message/ConfirmDialog.tsx", () => ({
  ConfirmDialog: ({ open, onConfirm }: { open: boolean; onConfirm: () => void }) =>
    open && (
      <button type="button" onClick={onConfirm}>
        Confirmar
      </button>
    ),
}));

const onClose = vi.fn();
const html = () => rendered(() => renderToStaticMarkup(<PersonRequestDialog onClose={onClose} />));

/** What screen readers hear. */
const status = () => /<div role="status">(.*?)<\/div>/.exec(html())?.[1];

const sentAt = new Date("2026-11-21T12:00:00-04:00").getTime();

const application = (id: string, name: string): OwnApplication => ({
  id,
  sentAt,
  name,
  email: null,
  phone: "5566999991111",
  coverLetter: "",
  writtenResume: null,
  jobTitle: "Caixa",
  company: "Mercado",
  isWithCompany: true,
  stage: "nova",
  answer: null,
  companyNote: "",
  resumeName: "curriculo.pdf",
  resumeSize: 1000,
  resumeMissing: false,
  decision: "pending",
  inTalentPool: false,
  consent: { version: consentVersion, at: sentAt, talentPool: false },
});

const open = (...applications: OwnApplication[]): PersonDataAnswer => ({
  state: "open",
  data: { applications, reports: [], contacts: [], mails: [] },
});

async function find(answer: PersonDataAnswer) {
  askPersonData.mockResolvedValueOnce(answer);
  html();
  typeInto("phone", "(66) 99999-1111");
  html();
  press("Procurar");
  await vi.waitFor(() => expect(html()).not.toContain("Um instante"));
}

beforeEach(() => {
  freshPage();
  onClose.mockReset();
  askPersonData.mockReset();
});

test.each([
  [open(application("a", "Ana")), "1 candidatura encontrada"],
  [open(application("a", "Ana"), application("b", "Rui")), "2 candidaturas encontradas"],
  [open(), "Nada guardado com este telefone"],
])("screen readers hear how many applications were found", async (answer, heard) => {
  await find(answer);
  expect(status()).toContain(heard);
});

test.each(["Fechar", "Escape"])(
  "'%s' does not close the dialog during an erasure, whose receipt is shown in it",
  async (way) => {
    await find(open(application("a", "Ana")));
    choose("Ana: Caixa, 21/11/2026");
    html();
    press("Apagar");
    html();
    const line = Promise.withResolvers<PersonDataAnswer>();
    askPersonData.mockReturnValueOnce(line.promise);
    press("Confirmar");
    html();
    press(way);
    expect(onClose).not.toHaveBeenCalled();

    line.resolve({ state: "erased", receipt: "r-1", applications: 1 });
    await vi.waitFor(() => expect(status()).toContain("r-1"));
    html();
    press("Ao lado");
    expect(onClose).not.toHaveBeenCalled();
    press(way);
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test("a failed search is told in the dialog", async () => {
  askPersonData.mockRejectedValueOnce(new Error("no line"));
  html();
  typeInto("phone", "(66) 99999-1111");
  html();
  press("Procurar");
  await vi.waitFor(() => expect(html()).toContain("Não foi possível concluir."));
});
