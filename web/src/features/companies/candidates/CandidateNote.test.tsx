import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { saveCompanyNote } from "../../../data/company/companyCandidates.ts";
import type { WriteOutcome } from "../../../data/firebase/writeOutcome.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  type as typeInto,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { CandidateNote } from "./CandidateNote.tsx";
import { NoteArea } from "./NoteArea.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/company/companyCandidates.ts", () => ({ saveCompanyNote: vi.fn() }));
// The server renders nothing above a page; the back button calls `onClose`.
vi.mock("../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({
    open,
    onClose,
    children,
  }: {
    open: boolean;
    onClose: () => void;
    children: ReactNode;
  }) =>
    open && (
      <div role="dialog">
        <button type="button" onClick={onClose}>
          Voltar
        </button>
        {children}
      </div>
    ),
}));

const candidate: Candidate = { id: "ana", ...buildCandidate("ana", { name: "Ana Lima" }) };

/** Whom the list shows. */
let listed: Candidate[];

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <NoteArea listed={listed}>
        {listed.map((one) => (
          <CandidateNote key={one.id} candidate={one} disabled={false} />
        ))}
      </NoteArea>,
    ),
  );

function openWith(note: string) {
  html();
  press("Anotar");
  html();
  typeInto("note-ana", note);
  html();
}

beforeEach(() => {
  freshPage();
  listed = [candidate];
});

test("a note that is not sent is thrown away by 'Cancelar' alone", () => {
  openWith("Ligar na sexta");
  press("Voltar");
  expect(html()).toContain("dialog");
  press("Cancelar");
  expect(html()).not.toContain("dialog");
});

test.each(["Cancelar", "Voltar"])(
  "'%s' does not close the dialog while the note is saved, and a failure is told in it",
  async (way) => {
    const line = Promise.withResolvers<WriteOutcome>();
    vi.mocked(saveCompanyNote).mockReturnValue(line.promise);
    openWith("Ligar na sexta");
    press("Salvar");
    expect(html()).toContain("Salvando...");
    press(way);
    expect(html()).toContain("Salvando...");

    line.resolve("offline");
    await vi.waitFor(() => expect(html()).toContain("Erro ao salvar a anotação. Sem conexão"));
    expect(html()).toContain("Ligar na sexta");
  },
);

test("a note that was saved elsewhere meanwhile is shown, and replaced by a second press alone", async () => {
  vi.mocked(saveCompanyNote).mockReset().mockResolvedValueOnce({ present: "Vem na segunda" });
  openWith("Ligar na sexta");
  press("Salvar");
  await vi.waitFor(() => expect(html()).toContain("foi salva outra anotação: “Vem na segunda”"));
  expect(html()).toContain("Ligar na sexta");
  vi.mocked(saveCompanyNote).mockResolvedValueOnce("done");
  press("Salvar");
  await vi.waitFor(() => expect(html()).not.toContain("dialog"));
  expect(vi.mocked(saveCompanyNote).mock.calls).toEqual([
    ["ana", "", "Ligar na sexta"],
    ["ana", "Vem na segunda", "Ligar na sexta"],
  ]);
});

test("a note stays while it is typed, and is saved, although its person has left the filtered list", async () => {
  vi.mocked(saveCompanyNote).mockReset().mockResolvedValue("done");
  openWith("Ligar na sexta");
  listed = [];
  expect(html()).toContain("Ligar na sexta");
  expect(html()).toContain("Anotação sobre Ana Lima");
  press("Salvar");
  await vi.waitFor(() => expect(html()).not.toContain("dialog"));
  expect(saveCompanyNote).toHaveBeenCalledExactlyOnceWith("ana", "", "Ligar na sexta");
});

test("a typed note that was stored elsewhere, as the list said before its person left it, is not asked about", () => {
  vi.mocked(saveCompanyNote).mockReset();
  openWith("Ligar na sexta");
  listed = [{ ...candidate, companyNote: "Ligar na sexta" }];
  html();
  listed = [];
  html();
  press("Voltar");
  expect(html()).not.toContain("dialog");
});
