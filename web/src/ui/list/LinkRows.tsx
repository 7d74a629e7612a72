import clsx from "clsx";
import type { ReactNode } from "react";
import box from "../boxes.module.css";
import text from "../text.module.css";
import { TextLink } from "../TextLink.tsx";
import look from "./LinkRows.module.css";

/** Links in one box, a row each. */
export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className={clsx(box.surface, box.plainList, look.rows)}>{children}</ul>;
}

type RowProps = {
  to: string;
  /** What the page that opens is told (react-router). */
  state?: unknown;
  title: string;
  facts: string;
  /** Below the facts. */
  children?: ReactNode;
};

export function LinkRow({ to, state, title, facts, children }: RowProps) {
  return (
    <li className={look.row}>
      <TextLink to={to} state={state} className={look.title}>
        {title}
      </TextLink>
      <p className={clsx(text.small, text.muted)}>{facts}</p>
      {children}
    </li>
  );
}
