import type { ReactNode } from "react";
import clsx from "clsx";
import text from "../text.module.css";
import look from "./SectionHeading.module.css";

/** A section's heading, one size below the page's own. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 {...(id ? { id } : null)} className={clsx(text.h2, look.heading)}>
      {children}
    </h2>
  );
}
