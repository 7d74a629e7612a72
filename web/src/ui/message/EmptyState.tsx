import type { ReactNode } from "react";
import clsx from "clsx";
import text from "../text.module.css";
import look from "./EmptyState.module.css";

type Props = { title: string; description?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** An empty state: what is missing, why, and what to do next. */
export function EmptyState({ title, description, icon, action }: Props) {
  return (
    <div className={look.state}>
      {icon}
      <p className={text.h3}>{title}</p>
      {description && (
        <p className={clsx(text.body, text.muted, look.description)}>{description}</p>
      )}
      {action}
    </div>
  );
}
