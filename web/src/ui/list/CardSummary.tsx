import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { joinFacts } from "../joinFacts.ts";
import { VStack } from "../layout/VStack.tsx";
import { HStack } from "../layout/HStack.tsx";

type Props = { facts: readonly string[]; status: ReactNode; note?: string | null };

/** A record's card below its name: facts in one line, then the state. */
export function CardSummary({ facts, status, note }: Props) {
  return (
    <VStack gap={1}>
      <Typography>{joinFacts(...facts)}</Typography>
      <HStack gap={1.5} align="center" sx={{ rowGap: 0.5 }}>
        {status}
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </HStack>
    </VStack>
  );
}
