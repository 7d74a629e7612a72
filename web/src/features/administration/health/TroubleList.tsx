import type { ReactNode } from "react";
import { RecordTable, type RecordTableProps } from "../../../ui/list/RecordTable.tsx";
import { EmptyState } from "../../../ui/message/EmptyState.tsx";
import { HealthSection } from "./HealthSection.tsx";

type Props<Row> = Omit<RecordTableProps<Row>, "label"> & {
  title: string;
  /** What the list is called, where that says more than its title. */
  label?: string;
  /** Said where nothing is wrong. */
  fine: { title: string; description: string };
  children?: ReactNode;
};

/** What is wrong in one part of the site, or that nothing is. */
export function TroubleList<Row>({ title, label = title, fine, children, ...table }: Props<Row>) {
  return (
    <HealthSection title={title}>
      {table.rows.length === 0 ? (
        <EmptyState {...fine} />
      ) : (
        <RecordTable label={label} {...table} />
      )}
      {children}
    </HealthSection>
  );
}
