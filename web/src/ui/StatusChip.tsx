import clsx from "clsx";
import type { ReactElement } from "react";
import look from "./StatusChip.module.css";

export type Tone = "waiting" | "good" | "bad" | "urgent" | "quiet" | "soon" | "plain";

/** A state in colour, icon and word, never in colour alone; other labels have no icon. */
export function StatusChip({
  tone,
  icon,
  label,
  screenOnly = false,
}: {
  tone: Tone;
  icon?: ReactElement;
  label: string;
  /** Not printed. */
  screenOnly?: boolean;
}) {
  return (
    <span
      className={clsx(look.chip, look[tone], icon && look.withIcon, screenOnly && look.screenOnly)}
    >
      {icon}
      {label}
    </span>
  );
}
