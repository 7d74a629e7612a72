/** What a key does in the queue; the buttons that do it by touch carry the same word in `data-act`. */
export type Act =
  | "next"
  | "previous"
  | "read"
  | "approve"
  | "refuse"
  | "confirm"
  | "choose"
  | "undo"
  | "approve-all"
  | "refuse-all"
  | "choose-all"
  | "help";

type Pressed = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "isComposing"
>;

/** The keys as they are shown, in the order of their use. */
export const keyLines: readonly { keys: string; does: string }[] = [
  { keys: "J ou seta para baixo", does: "Próximo item" },
  { keys: "K ou seta para cima", does: "Item anterior" },
  { keys: "Enter", does: "Ver detalhes" },
  { keys: "A", does: "Aprovar, na fila ou nos detalhes" },
  { keys: "R", does: "Rejeitar: abre os motivos" },
  { keys: "Ctrl + Enter", does: "Confirmar a recusa" },
  { keys: "X", does: "Marcar ou desmarcar" },
  { keys: "Shift + X", does: "Marcar todos da lista" },
  { keys: "Shift + A", does: "Aprovar os marcados" },
  { keys: "Shift + R", does: "Rejeitar os marcados" },
  { keys: "D", does: "Desfazer a decisão em foco" },
  { keys: "?", does: "Mostrar estas teclas" },
];

const byLetter: Record<string, Act> = {
  j: "next",
  k: "previous",
  a: "approve",
  r: "refuse",
  x: "choose",
  d: "undo",
  "?": "help",
};
const byShiftedLetter: Record<string, Act> = {
  a: "approve-all",
  r: "refuse-all",
  x: "choose-all",
  "?": "help",
};
/** Of keys that scroll or press elsewhere: only while a card of the queue has the focus. */
const byNamedKey: Record<string, Act> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Enter: "read",
};

/** What a press does in the queue; null: nothing. `onCard`: the focus is on an item's title. */
export function actOf(pressed: Pressed, onCard: boolean): Act | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.isComposing) return null;
  if (pressed.key in byNamedKey)
    return onCard && !pressed.shiftKey ? byNamedKey[pressed.key]! : null;
  const table = pressed.shiftKey ? byShiftedLetter : byLetter;
  return table[pressed.key.toLowerCase()] ?? null;
}

/** What a press does in a dialog: it decides what is open there, and Ctrl + Enter also from a field. */
export function actInDialog(pressed: Pressed, typing: boolean): Act | null {
  if (pressed.key === "Enter" && (pressed.ctrlKey || pressed.metaKey)) return "confirm";
  const act = typing ? null : actOf(pressed, false);
  return act === "approve" || act === "refuse" ? act : null;
}

/** Input types in which nothing is typed. */
const pressedInputs = new Set(["checkbox", "radio", "button", "submit", "reset", "file", "color"]);

type Field = { tagName: string; type?: string; isContentEditable?: boolean };

/** Whether letters would be typed, or would choose an option, where the focus is. */
export function isTyping({ tagName, type = "text", isContentEditable = false }: Field): boolean {
  if (tagName === "INPUT") return !pressedInputs.has(type);
  return isContentEditable || tagName === "TEXTAREA" || tagName === "SELECT";
}

/**
 * Where the focus goes: to the stop after or before the present place. `place`: how many stops precede it, and whether
 * it is one itself; null: outside of the queue, which then begins.
 */
export function stopFrom(
  place: { before: number; isStop: boolean } | null,
  count: number,
  direction: "next" | "previous",
): number | null {
  if (count === 0) return null;
  if (place === null) return direction === "next" ? 0 : count - 1;
  const { before, isStop } = place;
  const at = direction === "next" ? before + Number(isStop) : before - 1;
  return at < 0 || at >= count ? null : at;
}
