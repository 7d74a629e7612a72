import type { ReactNode } from "react";
import { RecordTable, type RecordTableProps } from "../../../ui/list/RecordTable.tsx";
import { Section } from "../../../ui/page/Section.tsx";

type Props<Row> = Omit<RecordTableProps<Row>, "label"> & {
  title: string;
  /** The list's accessible name, if it says more than the title. */
  label?: string;
  children?: ReactNode;
};

/** The problems in one part of the site; nothing without any, because the page's first cards say that all is well. */
export function TroubleList<Row>({ title, label = title, children, ...table }: Props<Row>) {
  if (table.rows.length === 0) return null;
  return (
    <Section title={title}>
      <RecordTable label={label} {...table} />
      {children}
    </Section>
  );
}
