import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { zodResolver } from "@hookform/resolvers/zod";
import { type Decision, decisionDraftSchema } from "@vagas/functions/domain/job/jobApproval";
import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { deliberate } from "./deliberate.ts";
import { detailSize } from "./detailSize.ts";
import { PageDialog } from "../../ui/message/PageDialog.tsx";

type Props = {
  title: string;
  /** Who will read the notes, and where. */
  notesHelp: string;
  /** False while a decision would not be about the shown text. */
  ready: boolean;
  /** Opened to reject: the notes get the focus. */
  refusing?: boolean;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
  /** Shown beside the title. */
  history?: ReactNode;
  /** The labels of the two buttons, if they differ from the usual ones. */
  labels?: { approve: string; reject: string };
  /** Only one of both, if the other decision stands already. */
  only?: Decision["status"] | null;
  children: ReactNode;
};

/** One item's details, and the decision with optional notes. */
export function ReviewDialog({
  title,
  notesHelp,
  ready,
  refusing = false,
  onDecide,
  onClose,
  history,
  labels = { approve: "Aprovar", reject: "Rejeitar" },
  only = null,
  children,
}: Props) {
  const titleId = useId();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(decisionDraftSchema),
    defaultValues: { status: "approved" as Decision["status"], adminNotes: "" },
  });
  const decide = (status: Decision["status"]) =>
    void handleSubmit((draft) => onDecide({ ...draft, status }))();
  return (
    <PageDialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: detailSize } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", pr: 2 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, overflowWrap: "anywhere" }}>
          {title}
        </DialogTitle>
        {history}
      </Box>
      <DialogContent dividers tabIndex={0}>
        {children}
        <Box sx={{ mt: 3 }}>
          <FormTextField
            control={control}
            name="adminNotes"
            label="Observações"
            optional
            rows={3}
            help={notesHelp}
            autoFocus={refusing}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ pt: 2, gap: 1, flexWrap: "wrap" }}>
        <Button color="inherit" onClick={onClose} sx={{ mr: "auto" }}>
          Fechar
        </Button>
        {only !== "approved" && (
          <Button
            color="error"
            variant={refusing ? "contained" : "outlined"}
            disabled={!ready}
            onClick={deliberate(() => decide("rejected"))}
          >
            {labels.reject}
          </Button>
        )}
        {!refusing && only !== "rejected" && (
          <Button
            variant="contained"
            disabled={!ready}
            onClick={deliberate(() => decide("approved"))}
          >
            {labels.approve}
          </Button>
        )}
      </DialogActions>
    </PageDialog>
  );
}
