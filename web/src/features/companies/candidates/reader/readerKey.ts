import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { type MoveTarget, moveTargets } from "../moves.ts";

/** The answers that buttons and the keys 1 to 3 give. */
export const keyAnswers: readonly MoveTarget[] = moveTargets.slice(0, 3);

export type ReaderAct = { go: "next" | "previous" } | { answer: MoveTarget };

const acts: ReadonlyMap<string, ReaderAct> = new Map<string, ReaderAct>([
  ["j", { go: "next" }],
  ["ArrowRight", { go: "next" }],
  ["k", { go: "previous" }],
  ["ArrowLeft", { go: "previous" }],
  ...keyAnswers.map((answer, i) => [String(i + 1), { answer }] as const),
]);

/** The keys as they are shown. */
export const keyLines: readonly { keys: string; does: string }[] = [
  { keys: "J ou seta para a direita", does: "Próxima pessoa" },
  { keys: "K ou seta para a esquerda", does: "Pessoa anterior" },
  ...keyAnswers.map((answer, i) => ({ keys: String(i + 1), does: candidateStageText[answer] })),
];

type Pressed = {
  key: string;
  /** Whether keys are on in this browser (keysAreOn). */
  on: boolean;
  /** With Ctrl, Alt or Meta, which are the browser's. */
  modified: boolean;
  /** Held down. */
  repeat: boolean;
  /** Whether the focus is where keys type or move something else. */
  taken: boolean;
};

/** What a key does in the reader; null: nothing. A held key answers nobody. */
export function readerAct({ key, on, modified, repeat, taken }: Pressed): ReaderAct | null {
  if (!on || modified || taken) return null;
  const act = acts.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
  return act !== null && "answer" in act && repeat ? null : act;
}

type Stroke = { fromX: number; x: number; y: number; ms: number; screenWidth: number };

/** The shortest swipe and how near to the screen's edge it may begin, where the phone's own gestures are, in px. */
const [shortest, edge] = [64, 24];

/** Where a finger that moved by `x` and `y` px leads; null: it did not swipe. */
export function swipeAct({ fromX, x, y, ms, screenWidth }: Stroke): "next" | "previous" | null {
  const isAtEdge = fromX < edge || fromX > screenWidth - edge;
  if (isAtEdge || ms > 700 || Math.abs(x) < shortest || Math.abs(x) < 2 * Math.abs(y)) return null;
  return x < 0 ? "next" : "previous";
}
