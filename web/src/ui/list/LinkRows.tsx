import clsx from "clsx";
import type { ReactNode } from "react";
import box from "../boxes.module.css";
import text from "../text.module.css";
import { TextLink } from "../TextLink.tsx";
import { unbroken } from "../unbroken.ts";
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
  /** The fact that decides, on a line of its own, so that it is found and stays whole. */
  strong: string;
  /** Below the facts. */
  children?: ReactNode;
};

export function LinkRow({ to, state, title, facts, strong, children }: RowProps) {
  return (
    <li className={look.row}>
      <TextLink to={to} state={state} className={look.title}>
        {title}
      </TextLink>
      <p className={clsx(text.small, text.muted)}>{facts}</p>
      <p className={clsx(text.small, look.strong)}>{unbroken(strong)}</p>
      {children}
    </li>
  );
}
