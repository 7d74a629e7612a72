import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

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
    <Box
      role={role ?? (calm ? "status" : "alert")}
      sx={{
        display: "flex",
        gap: 1.5,
        p: 2,
        mb,
        border: "1px solid",
        borderColor: color,
        borderRadius: 1,
        bgcolor: "background.paper",
        overflowWrap: "anywhere",
        "& > svg": { color, flex: "none", mt: 0.25 },
      }}
    >
      {calm ? <InfoIcon aria-hidden /> : <ErrorIcon aria-hidden />}
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", justifyItems: "start", gap: 0.5 }}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
        {action}
      </Box>
    </Box>
  );
}
