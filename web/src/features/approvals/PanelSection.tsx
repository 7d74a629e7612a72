import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode, Ref } from "react";
import { HStack } from "../../ui/layout/HStack.tsx";
import { SectionHeading } from "../../ui/page/SectionHeading.tsx";

type Props = {
  title: string;
  /** The number of its items, if known. */
  count: number | null;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** One queue of the approvals, with its heading and number. */
export function PanelSection({ title, count, ref, children }: Props) {
  return (
    <Box component="section" ref={ref} aria-label={title} sx={{ minWidth: 0 }}>
      <HStack align="baseline" sx={{ mb: 2 }}>
        <SectionHeading>{title}</SectionHeading>
        {count !== null && <Typography color="textSecondary">{count}</Typography>}
      </HStack>
      {children}
    </Box>
  );
}
