import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = { title: string; description?: string; onRetry?: () => void; action?: ReactNode };

/** An error: what failed, and how to continue. */
export function ErrorState({ title, description, onRetry, action }: Props) {
  return (
    <Box
      role="alert"
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1.5,
        textAlign: "center",
        px: 2,
        py: { xs: 5, md: 7 },
      }}
    >
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ maxWidth: "50ch" }}>
          {description}
        </Typography>
      )}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
      {action}
    </Box>
  );
}
