import { type Act, stopFrom } from "./queueKeys.ts";

/** What the queue's items are called, waiting or decided, in their order on the page. */
export const stopMark = "[data-queue-stop]";
export const dialogMark = ".MuiModal-root";

/** Does an act from the focused element, by the button that carries it; returns what to announce. */
export function pressAct(act: Act, from: HTMLElement, queue: HTMLElement): string {
  const dialog = from.closest(dialogMark);
  if (dialog) return press(buttonOf(dialog, act));
  if (act === "next" || act === "previous") return goOn(act, from, queue);
  if (!queue.contains(from)) return "Vá primeiro a um item, com a tecla J.";
  const [item, list] = [from.closest("li"), from.closest("section")];
  if (act.endsWith("-all")) return press(buttonOf(list, act));
  // At what was decided together, the undo is the one of all; at an item, never.
  return press(item === null && act === "undo" ? buttonOf(list, "undo-all") : buttonOf(item, act));
}

function buttonOf(part: Element | null, act: Act | "undo-all"): HTMLElement | null {
  return part?.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? null;
}

function press(button: HTMLElement | null): string {
  if (button === null) return "Esta tecla não faz nada aqui.";
  if (button.matches(":disabled, [aria-disabled=true]")) return "Ainda não dá; tente em instantes.";
  button.click();
  return "";
}

function goOn(direction: "next" | "previous", from: HTMLElement, queue: HTMLElement): string {
  const stops = [...queue.querySelectorAll<HTMLElement>(stopMark)];
  const at = stopFrom(placeOf(from, stops, queue), stops.length, direction);
  const stop = at === null ? undefined : stops[at];
  if (at === null || stop === undefined)
    return direction === "next" ? "Este é o último item." : "Este é o primeiro item.";
  stop.focus({ preventScroll: true });
  stop.closest("li")?.scrollIntoView({ block: "nearest" });
  const list = stop.closest("section")?.getAttribute("aria-label") ?? "";
  return `${at + 1} de ${stops.length}, ${list}`;
}

/** How many items precede the focused element, and whether it is in one; null if it is outside of the queue. */
function placeOf(from: HTMLElement, stops: readonly HTMLElement[], queue: HTMLElement) {
  if (!queue.contains(from)) return null;
  const own = stops.findIndex((stop) => stop.closest("li")?.contains(from));
  if (own !== -1) return { before: own, isStop: true };
  const precedes = (stop: HTMLElement) =>
    (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return { before: stops.filter(precedes).length, isStop: false };
}
