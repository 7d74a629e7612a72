import type { ReactNode } from "react";
import { RecordTable, type RecordTableProps } from "../../../ui/list/RecordTable.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { Section } from "../../../ui/page/Section.tsx";

type Props<Row> = Omit<RecordTableProps<Row>, "label"> & {
  title: string;
  /** The list's accessible name, if it says more than the title. */
  label?: string;
  /** The text if nothing is wrong. */
  fine: { title: string; description: string };
  children?: ReactNode;
};

/** The problems in one part of the site, or a sentence that there are none. */
export function TroubleList<Row>({ title, label = title, fine, children, ...table }: Props<Row>) {
  return (
    <Section title={title}>
      {table.rows.length === 0 ? (
        <EmptyState {...fine} />
      ) : (
        <RecordTable label={label} {...table} />
      )}
      {children}
    </Section>
  );
}
