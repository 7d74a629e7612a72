import Box from "@mui/material/Box";
import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import type { ReactNode } from "react";
import { HStack } from "../layout/HStack.tsx";
import { VStack } from "../layout/VStack.tsx";

type Props = {
  tone: "error" | "warning" | "info";
  /** 'presentation' if a screen reader already announces its surroundings. */
  role?: "alert" | "status" | "presentation";
  title?: string | undefined;
  /** Margin below, in steps of 8 px. */
  mb?: number;
  action?: ReactNode;
  children: ReactNode;
};

const colors = { error: "error.main", warning: "secondary.main", info: "primary.main" };

/** A message about the content beside it; errors and warnings are announced immediately. */
export function Notice({ tone, role, title, mb = 0, action, children }: Props) {
  const color = colors[tone];
  const calm = tone === "info";
  return (
    <HStack
      gap={1.5}
      nowrap
      role={role ?? (calm ? "status" : "alert")}
      sx={{
        p: 2,
        mb,
        border: "1px solid",
        borderColor: color,
        borderRadius: 1,
        bgcolor: "background.paper",
        "& > svg": { color, flex: "none", mt: 0.25 },
      }}
    >
      {calm ? <InfoIcon aria-hidden /> : <ErrorIcon aria-hidden />}
      <VStack gap={0.5} align="start" sx={{ flex: 1, minWidth: 0 }}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
        {action && <Box sx={{ mt: 0.5 }}>{action}</Box>}
      </VStack>
    </HStack>
  );
}
