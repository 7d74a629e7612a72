import { Button } from "../button/Button.tsx";
import type { ReactNode } from "react";
import clsx from "clsx";
import text from "../text.module.css";
import look from "./ErrorState.module.css";

type Props = { title: string; description?: string; onRetry?: () => void; action?: ReactNode };

/** An error: what failed, and how to continue. */
export function ErrorState({ title, description, onRetry, action }: Props) {
  return (
    <div role="alert" className={look.state}>
      <p className={text.h3}>{title}</p>
      {description && (
        <p className={clsx(text.body, text.muted, look.description)}>{description}</p>
      )}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
      {action}
    </div>
  );
}
