import { expect, test } from "vitest";
import { moveFailureText, moveText } from "./moveText.ts";
import { canUndo, type MoveResult } from "./useMoves.ts";

/** 14:05 on the town's clock. */
const at = new Date("2026-11-23T18:05:00Z");
const told = new Date("2026-11-23T18:35:00Z");
const ana = { id: "a", name: "Ana Lima", from: "nova", wasClosed: false } as const;
const rui = { id: "r", name: "Rui Souza", from: "vista", wasClosed: false } as const;
const eva = { id: "e", name: "Eva", from: "vista", wasClosed: true } as const;
const moved: MoveResult = {
  to: "naoSelecionada",
  done: [ana, rui],
  failed: [],
  reason: null,
  at,
  undone: false,
  back: [],
  isLate: false,
};

test("who was moved is counted, with the time at which they are told", () => {
  const [before, after] = ["sai", "saiu"].map(
    (does) =>
      `2 pessoas em “Fora da seleção”. O aviso ${does} às 14:35, por e-mail ou em “Minhas candidaturas”.`,
  );
  expect(moveText(moved, at)).toBe(before);
  expect(moveText(moved, told)).toBe(after);
  expect(moveText({ ...moved, done: [ana], to: "vista" }, told)).toBe(
    "Ana em “Candidatura vista”.",
  );
  expect(moveText({ ...moved, done: [] }, at)).toBe("A etapa já era “Fora da seleção”.");
});

test("who could not be moved is named in full, with the reason", () => {
  const partly: MoveResult = { ...moved, done: [ana], failed: [rui], reason: "offline" };
  expect(moveText(partly, at)).toMatch(/^Ana em/);
  expect(moveFailureText(partly)).toBe(
    "Não deu para mover: Rui Souza. Sem conexão com a internet. Verifique sua rede e tente de novo.",
  );
  expect(moveFailureText(moved)).toBeNull();
});

test("after an undo, everybody is back or is named", () => {
  const undone: MoveResult = { ...moved, done: [], undone: true, back: [ana, rui] };
  expect(moveText(undone, at)).toBe("Desfeito: cada pessoa voltou à etapa de antes.");
  const partly: MoveResult = { ...undone, done: [rui], failed: [rui], reason: "failed" };
  expect(moveText(partly, at)).toBeNull();
  expect(moveFailureText(partly)).toMatch(/^Não deu para desfazer: Rui Souza\./);
});

test("an undo does not bring back to the end of a job, which no company chooses, and says so", () => {
  const undone: MoveResult = { ...moved, done: [], undone: true, back: [eva] };
  const words = "Desfeito: quem estava em “Vaga encerrada” ficou em “Candidatura vista”";
  expect(moveText(undone, at)).toBe(`${words}.`);
  expect(moveText({ ...undone, back: [ana, eva] }, at)).toBe(
    `${words}; as outras pessoas voltaram à etapa de antes.`,
  );
});

test("an undo that came too late says so", () => {
  const late: MoveResult = { ...moved, isLate: true };
  expect(moveText(late, at)).toContain("O aviso saiu às 14:35");
  expect(moveFailureText(late)).toBe("Não deu para desfazer: o aviso já saiu.");
});

test("a choice can be taken back until the first person is told, while somebody is there", () => {
  expect(canUndo(moved, new Date(told.getTime() - 1))).toBe(true);
  expect(canUndo(moved, told)).toBe(false);
  expect(canUndo({ ...moved, isLate: true }, at)).toBe(false);
  expect(canUndo({ ...moved, done: [] }, at)).toBe(false);
  expect(canUndo({ ...moved, to: "vista" }, told)).toBe(true);
});
