import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { TermList } from "./TermList.tsx";

export type Fact = readonly [label: string, value: ReactNode];

const beside = {
  display: "grid",
  gridTemplateColumns: "fit-content(42%) 1fr",
  columnGap: { xs: 2, sm: 3 },
  rowGap: 0.75,
} as const;
const below = {
  "& > div:not(:last-child) > dd": { mb: 1 },
  "@container (min-width: 27em)": { ...beside, "& > div:not(:last-child) > dd": { mb: 0 } },
} as const;

type Props = {
  facts: readonly Fact[];
  /** In a narrow container each value is below its label. */
  stacks?: boolean;
};

/** Labels and values, without empty ones. */
export function FactList({ facts, stacks = false }: Props) {
  const known = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== "" && value !== false,
  );
  return (
    <TermList sx={stacks ? below : beside}>
      {known.map(([label, value]) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Box
            component="dt"
            sx={{ color: "text.secondary", fontSize: "0.875rem", lineHeight: "1.6rem" }}
          >
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ minWidth: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </TermList>
  );
}
