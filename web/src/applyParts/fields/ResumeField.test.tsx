import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ResumeField } from "./ResumeField.tsx";

const drop = vi.hoisted(() => ({ files: (_files: readonly File[]) => {} }));
vi.mock("../../ui/form/FileDrop.tsx", () => ({
  FileDrop: ({ onFiles }: { onFiles: typeof drop.files }) => {
    drop.files = onFiles;
    return null;
  },
}));

/** What the field tells of chosen files, while it has `file`. */
async function chosen(files: readonly File[], file: File | null = null) {
  const onChoose = vi.fn();
  renderToStaticMarkup(<ResumeField file={file} problem={undefined} onChoose={onChoose} />);
  drop.files(files);
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalled());
  const [kept, problem] = onChoose.mock.calls[0] as [File | null, string | undefined];
  return { kept, problem };
}

const lastModified = Date.parse("2026-11-21T12:00:00Z");
const pdf = (name: string) =>
  new File(["%PDF-1.7"], name, { type: "application/pdf", lastModified });

test("a document whose name has no ending gets one, and is otherwise as it was", async () => {
  const { kept, problem } = await chosen([pdf("DOC-20261121-WA0003.")]);
  expect(problem).toBeUndefined();
  expect([kept!.name, kept!.type, kept!.lastModified, await kept!.text()]).toEqual([
    "DOC-20261121-WA0003.pdf",
    "application/pdf",
    lastModified,
    "%PDF-1.7",
  ]);
});

test("a file with an ending is taken as it is", async () => {
  const file = pdf("ana.pdf");
  expect((await chosen([file])).kept).toBe(file);
});

test("a file that is refused, as one with a wrong ending is, leaves the previous one", async () => {
  const before = pdf("ana.pdf");
  const refused = "Somente arquivos PDF ou Word são aceitos. Continua valendo “ana.pdf”";
  expect(await chosen([pdf("ana.odt")], before)).toEqual({ kept: before, problem: refused });
  const two = "Escolha um arquivo só. Continua valendo “ana.pdf”";
  expect(await chosen([pdf("a.pdf"), pdf("b.pdf")], before)).toEqual({
    kept: before,
    problem: two,
  });
});
