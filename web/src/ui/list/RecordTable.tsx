import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { FactList } from "../FactList.tsx";
import { CardList } from "./CardList.tsx";
import { Surface } from "../Surface.tsx";
import { HStack } from "../layout/HStack.tsx";
import { CardActions } from "./CardActions.tsx";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Never wrapped in the table: a date, a status. */
  nowrap?: boolean;
};

export type RecordTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first column is the row's name, and the heading of its card. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  actions?: (row: Row) => ReactNode;
  /** A card's text below its heading, instead of the stacked columns. */
  card?: (row: Row) => ReactNode;
  /** Below the columns, as wide as the table; null: nothing. A card has it in `card`. */
  below?: (row: Row) => ReactNode;
};

/**
 * Records as a table if it fits, else as cards with the same actions: stacked on a phone, two in a row on a tablet.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up("xl"), { noSsr: true });
  return wide ? <RecordRows {...props} /> : <RecordCards {...props} />;
}

function RecordCards<Row>({
  columns: [first, ...others],
  actions,
  card,
  ...list
}: RecordTableProps<Row>) {
  return (
    <CardList
      {...list}
      card={(row) => (
        <>
          <Typography variant="h3" component="h2" gutterBottom>
            {first.cell(row)}
          </Typography>
          <Box sx={{ mb: 1.5 }}>
            {card ? (
              card(row)
            ) : (
              <FactList facts={others.map(({ header, cell }) => [header, cell(row)])} />
            )}
          </Box>
          {actions && (
            <Box sx={{ mt: "auto", pt: 1.5, borderTop: "1px solid", borderColor: "divider" }}>
              <CardActions>{actions(row)}</CardActions>
            </Box>
          )}
        </>
      )}
    />
  );
}

const lastRow = { "& tbody tr:last-of-type > *": { borderBottom: 0 } } as const;
/** Lines between records of two rows, which a faint one does not separate. */
const clearLines = { "& th, & td": { borderColor: "divider" } } as const;

function RecordRows<Row>({ label, rows, rowKey, columns, actions, below }: RecordTableProps<Row>) {
  return (
    <TableContainer component={Surface}>
      <Table aria-label={label} sx={below ? [lastRow, clearLines] : lastRow}>
        <TableHead>
          <HeadRow columns={columns} actions={actions} />
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <RecordRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              actions={actions}
              below={below?.(row) ?? null}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The last button's words end where the column's heading does. */
const wordsAtTheEdge = {
  "& .MuiButton-sizeSmall": { minWidth: 0 },
  "& > .MuiButton-text:last-child": { mr: -1.5 },
} as const;

type RowProps<Row> = Pick<RecordTableProps<Row>, "columns" | "actions">;

function HeadRow<Row>({ columns, actions }: RowProps<Row>) {
  return (
    <TableRow>
      {columns.map(({ header }) => (
        <TableCell key={header} scope="col" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
          {header}
        </TableCell>
      ))}
      {actions && (
        <TableCell scope="col" align="right" sx={{ color: "text.secondary" }}>
          Ações
        </TableCell>
      )}
    </TableRow>
  );
}

type RecordRowProps<Row> = RowProps<Row> & { row: Row; below: ReactNode };

/** A record's row, and what is shown below it. */
function RecordRow<Row>({ row, columns, actions, below }: RecordRowProps<Row>) {
  if (below === null) return <CellRow row={row} columns={columns} actions={actions} />;
  return (
    <>
      <CellRow row={row} columns={columns} actions={actions} continued />
      <TableRow>
        <TableCell colSpan={columns.length + (actions ? 1 : 0)} sx={{ pt: 0 }}>
          {below}
        </TableCell>
      </TableRow>
    </>
  );
}

type CellRowProps<Row> = RowProps<Row> & { row: Row; continued?: boolean };

function CellRow<Row>({ row, columns, actions, continued = false }: CellRowProps<Row>) {
  const [first, ...others] = columns;
  return (
    <TableRow sx={continued ? { "& > th, & > td": { borderBottom: 0 } } : null}>
      <TableCell
        component="th"
        scope="row"
        sx={{
          fontWeight: 650,
          fontSize: "1rem",
          // Not 'break-word': a long word would widen the table beyond the screen.
          overflowWrap: "anywhere",
          minWidth: 140,
        }}
      >
        {first.cell(row)}
      </TableCell>
      {others.map(({ header, cell, nowrap }) => (
        <TableCell
          key={header}
          sx={{
            fontSize: "0.9375rem",
            overflowWrap: "break-word",
            whiteSpace: nowrap ? "nowrap" : "normal",
          }}
        >
          {cell(row)}
        </TableCell>
      ))}
      {actions && (
        <TableCell align="right" sx={{ py: 1, whiteSpace: "nowrap" }}>
          <HStack nowrap gap={0.5} align="center" justify="end" sx={wordsAtTheEdge}>
            {actions(row)}
          </HStack>
        </TableCell>
      )}
    </TableRow>
  );
}
