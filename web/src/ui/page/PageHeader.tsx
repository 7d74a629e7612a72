import type { ReactNode } from "react";
import { useDocumentTitle } from "./useDocumentTitle.ts";
import clsx from "clsx";
import text from "../text.module.css";
import look from "./PageHeader.module.css";

/** `brief`: omits the subtitle on a phone. */
type Props = {
  title: string;
  documentTitle?: string;
  subtitle?: ReactNode;
  brief?: boolean;
  actions?: ReactNode;
};

/** A page's heading; it also names the document, and gets the focus after a navigation. */
export function PageHeader({
  title,
  documentTitle = title,
  subtitle,
  brief = false,
  actions,
}: Props) {
  useDocumentTitle(documentTitle);
  return (
    <div className={look.header}>
      <div className={look.words}>
        <h1 tabIndex={-1} data-page-heading className={text.h1}>
          {title}
        </h1>
        {subtitle && (
          <div className={clsx(text.body, text.muted, look.subtitle, brief && look.brief)}>
            {subtitle}
          </div>
        )}
      </div>
      {actions && <div className={look.actions}>{actions}</div>}
    </div>
  );
}
