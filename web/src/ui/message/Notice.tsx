import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import InfoIcon from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type Props = { tone: "error" | "info"; title?: string; action?: ReactNode; children: ReactNode };

/** Something to know about what stands beside it; an error is said aloud at once. */
export function Notice({ tone, title, action, children }: Props) {
  const color = tone === "error" ? "error.main" : "primary.main";
  return (
    <Box
      role={tone === "error" ? "alert" : "status"}
      sx={{
        display: "flex",
        gap: 1.5,
        p: 2,
        border: "1px solid",
        borderColor: color,
        borderRadius: 1,
        bgcolor: "background.paper",
        "& > svg": { color, flex: "none", mt: 0.25 },
      }}
    >
      {tone === "error" ? <ErrorIcon aria-hidden /> : <InfoIcon aria-hidden />}
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", justifyItems: "start", gap: 0.5 }}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
        {action}
      </Box>
    </Box>
  );
}
