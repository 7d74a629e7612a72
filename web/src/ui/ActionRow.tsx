import type { ReactNode } from "react";
import look from "./ActionRow.module.css";

/** Buttons and links for the next step, in a row; on a phone stacked at full width. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={look.row}>{children}</div>;
}
