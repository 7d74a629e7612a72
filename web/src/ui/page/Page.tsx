import type { ReactNode } from "react";
import look from "./Page.module.css";

/**
 * The column of a page's content. `width` suits the content: a form, a text, a list. All begin at the header's left
 * edge, so that nothing jumps between pages.
 */
export function Page({
  width = "wide",
  children,
}: {
  width?: "narrow" | "reading" | "wide";
  children: ReactNode;
}) {
  return (
    <div className={look.page}>
      <div className={look[width]}>{children}</div>
    </div>
  );
}
