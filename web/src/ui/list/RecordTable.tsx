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
import { HiddenText } from "../Announcement.tsx";
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
  /** A checkbox before the name. */
  mark?: (row: Row) => ReactNode;
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
  mark,
  card,
  ...list
}: RecordTableProps<Row>) {
  return (
    <CardList
      {...list}
      card={(row) => (
        <>
          <CardHeading mark={mark?.(row)}>{first.cell(row)}</CardHeading>
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

function CardHeading({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  const heading = (
    <Typography variant="h3" component="h2" gutterBottom={!mark}>
      {children}
    </Typography>
  );
  if (!mark) return heading;
  return (
    <HStack nowrap gap={0} align="center" sx={{ mt: -1, mb: 0.5 }}>
      {mark}
      {heading}
    </HStack>
  );
}

const lastRow = { "& tbody tr:last-of-type > *": { borderBottom: 0 } } as const;

function RecordRows<Row>({ label, rows, rowKey, below, ...cells }: RecordTableProps<Row>) {
  return (
    <TableContainer component={Surface}>
      <Table aria-label={label} sx={lastRow}>
        <TableHead>
          <HeadRow {...cells} />
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <RecordRow {...cells} key={rowKey(row)} row={row} below={below?.(row) ?? null} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** As narrow as its checkbox. */
const markCell = { width: 0, pr: 0 } as const;

/** The last button's words end where the column's heading does. */
const wordsAtTheEdge = {
  "& .MuiButton-sizeSmall": { minWidth: 0 },
  "& > .MuiButton-text:last-child": { mr: -1.5 },
} as const;

type RowProps<Row> = Pick<RecordTableProps<Row>, "columns" | "actions" | "mark">;

function HeadRow<Row>({ columns, actions, mark }: RowProps<Row>) {
  return (
    <TableRow>
      {mark && (
        <TableCell scope="col" sx={markCell}>
          <HiddenText>Marcar</HiddenText>
        </TableCell>
      )}
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
function RecordRow<Row>({ below, ...cells }: RecordRowProps<Row>) {
  if (below === null) return <CellRow {...cells} />;
  const { columns, actions, mark } = cells;
  return (
    <>
      <CellRow {...cells} continued />
      <TableRow>
        {mark && <TableCell sx={markCell} />}
        <TableCell colSpan={columns.length + (actions ? 1 : 0)} sx={{ pt: 0 }}>
          {below}
        </TableCell>
      </TableRow>
    </>
  );
}

type CellRowProps<Row> = RowProps<Row> & { row: Row; continued?: boolean };

function CellRow<Row>({ row, columns, actions, mark, continued = false }: CellRowProps<Row>) {
  const [first, ...others] = columns;
  return (
    <TableRow sx={continued ? { "& > th, & > td": { borderBottom: 0 } } : null}>
      {mark && <TableCell sx={markCell}>{mark(row)}</TableCell>}
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
