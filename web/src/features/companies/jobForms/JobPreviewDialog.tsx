import CloseIcon from "@mui/icons-material/Close";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import { JobPreview } from "./JobPreview.tsx";
import { previewJob } from "./previewJob.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { Fill } from "../../../ui/layout/Fill.tsx";

type Props = { draft: JobDraftInput; onClose: () => void };

/** A preview of what has been typed so far. */
export function JobPreviewDialog({ draft, onClose }: Props) {
  const [now] = useState(() => new Date());
  const small = useMediaQuery(useTheme().breakpoints.down("md"));
  return (
    <PageDialog
      open
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="md"
      aria-labelledby="preview-title"
      slotProps={{ paper: { sx: small ? { borderRadius: 0 } : null } }}
    >
      <AppBar
        position="sticky"
        color="default"
        elevation={0}
        sx={{ bgcolor: "background.paper", borderBottom: "1px solid", borderColor: "divider" }}
      >
        <HStack nowrap align="center" sx={{ px: 2, py: 1, minHeight: 64 }}>
          <Fill>
            <Typography id="preview-title" component="h2" variant="h4">
              Prévia
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Assim a vaga aparece no site depois de aprovada
            </Typography>
          </Fill>
          <IconButton edge="end" aria-label="Fechar a prévia" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </HStack>
      </AppBar>
      <Box sx={{ bgcolor: "background.default", flex: 1, px: { xs: 2, md: 4 }, py: 3 }}>
        <JobPreview job={previewJob(draft, now)} />
      </Box>
    </PageDialog>
  );
}
