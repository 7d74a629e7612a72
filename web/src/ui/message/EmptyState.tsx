import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = { title: string; description?: ReactNode; icon?: ReactNode; action?: ReactNode };

/** An empty state: what is missing, why, and what to do next. */
export function EmptyState({ title, description, icon, action }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1.5,
        textAlign: "center",
        px: 2,
        py: { xs: 5, md: 7 },
        border: "1px dashed",
        borderColor: "divider",
        borderRadius: 1,
        "& > svg": { fontSize: 40, color: "text.secondary" },
      }}
    >
      {icon}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ maxWidth: "50ch" }}>
          {description}
        </Typography>
      )}
      {action}
    </Box>
  );
}
