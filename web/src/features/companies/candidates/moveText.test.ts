import { expect, test } from "vitest";
import { moveFailureText, moveText } from "./moveText.ts";
import { canUndo, type MoveResult } from "./useMoves.ts";

/** 14:05 on the town's clock. */
const at = new Date("2026-11-23T18:05:00Z");
const ana = { id: "a", name: "Ana Lima", from: "nova" } as const;
const rui = { id: "r", name: "Rui Souza", from: "vista" } as const;
const moved: MoveResult = {
  to: "naoSelecionada",
  done: [ana, rui],
  failed: [],
  reason: null,
  at,
  undone: false,
};

test("who was moved is counted, with the time at which they are told", () => {
  expect(moveText(moved)).toBe(
    "2 pessoas em “Fora da seleção”. Quem deixou e-mail recebe o aviso às 14:35.",
  );
  expect(moveText({ ...moved, done: [ana], to: "vista" })).toBe("Ana em “Candidatura vista”.");
  expect(moveText({ ...moved, done: [] })).toBe("Já estavam em “Fora da seleção”.");
});

test("who could not be moved is named in full, with the reason", () => {
  const partly: MoveResult = { ...moved, done: [ana], failed: [rui], reason: "offline" };
  expect(moveText(partly)).toMatch(/^Ana em/);
  expect(moveFailureText(partly)).toBe(
    "Não deu para mover: Rui Souza. Sem conexão com a internet. Verifique sua rede e tente de novo.",
  );
  expect(moveFailureText(moved)).toBeNull();
});

test("after an undo, everybody is back or is named", () => {
  const undone: MoveResult = { ...moved, done: [], undone: true };
  expect(moveText(undone)).toBe("Desfeito: cada pessoa voltou à etapa de antes.");
  const partly: MoveResult = { ...undone, done: [rui], failed: [rui], reason: "failed" };
  expect(moveText(partly)).toBeNull();
  expect(moveFailureText(partly)).toMatch(/^Não deu para desfazer: Rui Souza\./);
});

test("a choice can be taken back until the first person is told, while somebody is there", () => {
  const told = new Date(at.getTime() + 30 * 60_000);
  expect(canUndo(moved, new Date(told.getTime() - 1))).toBe(true);
  expect(canUndo(moved, told)).toBe(false);
  expect(canUndo({ ...moved, done: [] }, at)).toBe(false);
});
