import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { HStack } from "../../../ui/layout/HStack.tsx";

type Props = {
  title: string;
  /** What is counted, one and several. */
  unit: readonly [one: string, several: string];
  color: string;
  weeks: readonly { label: string; count: number }[];
  /** The value of a full-height bar, the same for every chart beside this one. */
  most: number;
};

const height = 120;

/** A bar for each week, and the numbers as a table for screen readers. */
export function WeekChart({ title, unit, color, weeks, most }: Props) {
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box>
      <HStack gap={2} nowrap justify="space-between" sx={{ mb: 1 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography noWrap color="textSecondary">
          {total.toLocaleString("pt-BR")} no total
        </Typography>
      </HStack>
      <Box
        aria-hidden
        sx={{
          display: "grid",
          gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))`,
          gap: { xs: 0.5, sm: 1 },
        }}
      >
        {weeks.map(({ label, count }, i) => (
          <Bar
            key={label}
            label={label}
            count={count}
            unit={unit}
            color={color}
            most={most}
            labelledOnPhone={(weeks.length - 1 - i) % 3 === 0}
          />
        ))}
      </Box>
      <HiddenTable title={title} weeks={weeks} />
    </Box>
  );
}

type BarProps = Pick<Props, "unit" | "color" | "most"> & {
  label: string;
  count: number;
  /** On a phone not every label has room. */
  labelledOnPhone: boolean;
};

function Bar({ label, count, unit, color, most, labelledOnPhone }: BarProps) {
  return (
    <Box
      title={`Semana de ${label}: ${count} ${unit[count === 1 ? 0 : 1]}`}
      sx={{
        display: "grid",
        gridTemplateRows: `20px ${height}px 20px`,
        justifyItems: "stretch",
      }}
    >
      <Typography
        component="span"
        sx={{
          fontSize: "0.8125rem",
          lineHeight: "20px",
          textAlign: "center",
          fontVariantNumeric: "tabular-nums",
          color: count === 0 ? "text.secondary" : "text.primary",
        }}
      >
        {count}
      </Typography>
      <Box
        sx={{
          alignSelf: "end",
          borderRadius: "4px 4px 0 0",
          bgcolor: count === 0 ? "divider" : color,
        }}
        style={{ height: Math.max(2, Math.round((count / most) * height)) }}
      />
      <Typography
        component="span"
        color="textSecondary"
        sx={{
          fontSize: "0.75rem",
          lineHeight: "24px",
          textAlign: "center",
          whiteSpace: "nowrap",
          visibility: {
            xs: labelledOnPhone ? "visible" : "hidden",
            md: "visible",
          },
        }}
      >
        {label}
      </Typography>
    </Box>
  );
}

/** The numbers for screen readers. */
function HiddenTable({ title, weeks }: Pick<Props, "title" | "weeks">) {
  return (
    <Box
      component="table"
      sx={{
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      }}
    >
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Semana de</th>
          <th scope="col">Quantidade</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
