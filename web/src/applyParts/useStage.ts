import { useEffectEvent, useLayoutEffect } from "react";
import type { SendingState } from "./sendingState.ts";

/**
 * The content below the page's heading: the form, its replacement, or the confirmation, which has its own heading.
 */
export type Stage = "form" | "settled" | "sent";

type State = SendingState["state"];

function stageOf(state: State): Stage {
  if (state === "sent") return "sent";
  return state === "already" || state === "closed" ? "settled" : "form";
}

/** Tells the page what a form shows now, and that it is a form again when it goes. */
export function useStage(state: State, onStage: (stage: Stage) => void) {
  const tell = useEffectEvent(onStage);
  useLayoutEffect(() => {
    tell(stageOf(state));
    return () => tell("form");
  }, [state]);
}
