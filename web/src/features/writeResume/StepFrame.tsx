import clsx from "clsx";
import { type ReactNode, type MouseEvent, type SubmitEvent, useEffect, useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import text from "../../ui/text.module.css";
import look from "./StepFrame.module.css";

type Props = {
  /** A line below the heading. */
  hint?: string | undefined;
  nextLabel: string;
  backLabel?: string;
  onNext: () => void;
  /** Null on the first step. */
  onBack: (() => void) | null;
  /** What was sent is on its way: nothing changes until it has arrived. */
  busy?: boolean;
  children?: ReactNode;
};

/** For how long after a step appears a press is taken for the second half of a double tap. */
const settleMs = 400;

/** Whether a step has been on the screen long enough to be answered. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** The fields of one step, and the buttons within a thumb's reach. Mounted anew for each step. */
export function StepFrame(props: Props) {
  const { hint, nextLabel, backLabel = "Voltar", onNext, onBack, busy = false, children } = props;
  const isSettled = useSettled();

  // A key has no second tap: its click counts none.
  const isSecondTap = ({ detail }: MouseEvent) => !isSettled && detail > 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onNext();
  }

  return (
    <form noValidate className={look.form} onSubmit={submit}>
      {hint !== undefined && <p className={clsx(text.body, text.muted, look.hint)}>{hint}</p>}
      {children}
      <div data-action-bar className={look.bar}>
        {onBack && (
          <Button
            size="large"
            variant="outlined"
            aria-disabled={!isSettled || busy}
            onClick={(event) => !busy && !isSecondTap(event) && onBack()}
          >
            {backLabel}
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          variant="contained"
          aria-disabled={!isSettled || busy}
          onClick={(event) => isSecondTap(event) && event.preventDefault()}
          className={look.next}
        >
          {nextLabel}
        </Button>
      </div>
    </form>
  );
}
