import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { HStack } from "../../ui/layout/HStack.tsx";
import { SectionHeading } from "../../ui/page/SectionHeading.tsx";

type Props = {
  title: string;
  /** The number of its items, if known. */
  count: number | null;
  children: ReactNode;
};

/** One queue of the approvals, with its heading and number. */
export function PanelSection({ title, count, children }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <HStack align="baseline" sx={{ mb: 2 }}>
        <SectionHeading>{title}</SectionHeading>
        {count !== null && <Typography color="textSecondary">{count}</Typography>}
      </HStack>
      {children}
    </Box>
  );
}
