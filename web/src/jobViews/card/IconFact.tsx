import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { HiddenText } from "../../ui/Announcement.tsx";

/** A fact with its icon; screen readers get the label instead. */
export function IconFact({
  icon,
  label,
  strong = false,
  children,
}: {
  icon: ReactNode;
  label: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="li"
      sx={{
        display: "inline-flex",
        alignItems: "flex-start",
        gap: 0.75,
        minWidth: 0,
        overflowWrap: "anywhere",
        fontWeight: strong ? 700 : 400,
        color: strong ? "primary.main" : "text.primary",
        "& svg": {
          fontSize: 20,
          mt: "0.15em",
          flex: "none",
          color: strong ? "inherit" : "text.secondary",
        },
      }}
    >
      {icon}
      <span>
        <HiddenText>{`${label}: `}</HiddenText>
        {children}
      </span>
    </Box>
  );
}
