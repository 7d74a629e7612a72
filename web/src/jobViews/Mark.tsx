import clsx from "clsx";
import type { ReactNode } from "react";
import { LineIcon, type LineIconName } from "../ui/LineIcon.tsx";
import text from "../ui/text.module.css";
import look from "./Mark.module.css";

type Props = { icon: LineIconName; summary: ReactNode; children: ReactNode };

/** A short statement about a company, and below it, on request, what that means. */
export function Mark({ icon, summary, children }: Props) {
  return (
    <details className={clsx(text.small, look.mark)}>
      <summary>
        <LineIcon of={icon} inText />
        <span>{summary}</span>
      </summary>
      <p>{children}</p>
    </details>
  );
}
