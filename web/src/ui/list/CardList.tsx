import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PlainList } from "../PlainList.tsx";
import { Surface } from "../Surface.tsx";

const Grid = styled(PlainList)({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
});

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A card's content, stacked. */
  card: (row: Row) => ReactNode;
};

/** Cards stacked on a phone, elsewhere as many in a row as fit. */
export function CardList<Row>({ label, rows, rowKey, card }: Props<Row>) {
  return (
    <Grid aria-label={label}>
      {rows.map((row) => (
        <Surface as="li" key={rowKey(row)} sx={{ p: 2, display: "flex", flexDirection: "column" }}>
          {card(row)}
        </Surface>
      ))}
    </Grid>
  );
}
