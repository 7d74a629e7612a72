import type { ReactNode } from "react";
import text from "../../ui/text.module.css";
import look from "./NumbersPage.module.css";

/** A part of the page, under its heading. */
export function NumbersPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={look.part}>
      <h2 className={text.h2}>{title}</h2>
      {children}
    </section>
  );
}
