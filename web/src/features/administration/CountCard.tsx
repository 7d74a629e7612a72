import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Count } from "../../ui/list/useCount.ts";
import { CardLink } from "../../ui/CardLink.tsx";
import { Surface } from "../../ui/Surface.tsx";

/** `to`: the list of the counted items, linked from the whole card. */
type Props = {
  label: string;
  count: Count;
  detail?: string | null;
  to?: string;
  wide?: boolean;
  emphasis?: boolean;
};

/** On a phone a wide card has its label and its number in one row, if both fit. */
const inOneRow = {
  gridColumn: { xs: "1 / -1", md: "auto" },
  flexDirection: { xs: "row", md: "column" },
  flexWrap: { xs: "wrap", md: "nowrap" },
  alignItems: { xs: "baseline", md: "stretch" },
  columnGap: 1,
} as const;

/** One large number with its label; a dash if unknown. */
export function CountCard({ label, count, detail, to, wide = false, emphasis = false }: Props) {
  return (
    <Surface
      as="li"
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        // On a phone, where a label may take two lines, the numbers beside one another stand at the foot.
        justifyContent: { xs: "space-between", md: "flex-start" },
        px: { xs: 2, md: 2.5 },
        py: { xs: 1.25, md: 2 },
        "&:has(a):hover": { borderColor: "primary.main" },
        ...(wide && inOneRow),
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {to === undefined ? (
          label
        ) : (
          <CardLink to={to} underline="hover">
            {label}
          </CardLink>
        )}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1.5 }}>
        <LargeNumber count={count} emphasis={emphasis} />
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </Box>
    </Surface>
  );
}

function LargeNumber({ count, emphasis }: { count: Count; emphasis: boolean }) {
  return (
    <Typography
      component="p"
      sx={{
        fontSize: "2.25rem",
        lineHeight: 1.25,
        fontWeight: 750,
        letterSpacing: "-0.02em",
        fontVariantNumeric: "tabular-nums",
        color: emphasis ? "secondary.main" : "text.primary",
      }}
    >
      {countText(count)}
    </Typography>
  );
}

function countText(count: Count): ReactNode {
  if (count === "loading") return <Skeleton width={48} />;
  return count === "failed" ? "–" : count.toLocaleString("pt-BR");
}
