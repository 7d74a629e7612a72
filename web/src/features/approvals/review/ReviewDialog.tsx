import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { zodResolver } from "@hookform/resolvers/zod";
import { type Decision, decisionDraftSchema } from "@vagas/functions/domain/job/jobApproval";
import { type ReactNode, useId, useState } from "react";
import { type Control, useController, useForm } from "react-hook-form";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { deliberate } from "../../../ui/deliberate.ts";
import { detailSize } from "./detailSize.ts";
import { RefusalReasons } from "./RefusalReasons.tsx";
import { type RefusalOf, rememberRefusal } from "./refusalReasons.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { DialogHeading } from "../../../ui/message/DialogHeading.tsx";
import { unlessBeside } from "../../../ui/message/unlessBeside.ts";

type Props = {
  title: string;
  /** Who will read the notes, and where. */
  notesHelp: string;
  /** False while a decision would not be about the shown text. */
  ready: boolean;
  /** Opened to reject: the notes get the focus, reasons are offered, and there is no approval. */
  refusing?: boolean;
  refusalOf?: RefusalOf;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
  /** Shown beside the title. */
  history?: ReactNode;
  /** The labels of the two buttons, if they differ from the usual ones. */
  labels?: { approve: string; reject: string };
  /** Only one of both, if the other decision is already made. */
  only?: Decision["status"] | null;
  children: ReactNode;
};

const noNotes: Decision = { status: "approved", adminNotes: "" };

/** The notes, and a decision with them. */
function useDecisionForm(refusalOf: RefusalOf, onDecide: Props["onDecide"]) {
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(decisionDraftSchema),
    defaultValues: noNotes,
  });
  const decide = (status: Decision["status"]) =>
    void handleSubmit((draft) => {
      if (status === "rejected") rememberRefusal(refusalOf, draft.adminNotes);
      onDecide({ ...draft, status });
    })();
  return { control, decide, hasNotes: () => getValues("adminNotes").trim() !== "" };
}

/** One item's details, and the decision with optional notes. */
export function ReviewDialog({
  title,
  notesHelp,
  ready,
  refusing = false,
  refusalOf = "job",
  onDecide,
  onClose,
  history,
  labels = { approve: "Aprovar", reject: "Rejeitar" },
  only = null,
  children,
}: Props) {
  const titleId = useId();
  const [asked, setAsked] = useState(false);
  const { control, decide, hasNotes } = useDecisionForm(refusalOf, onDecide);
  // Without a word of why, a refusal first offers its reasons.
  const asks = refusing || (asked && only === null);
  return (
    <PageDialog
      open
      onClose={unlessBeside(hasNotes, onClose)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: detailSize } }}
    >
      <DialogHeading id={titleId} title={title} end={history} />
      <DialogContent dividers tabIndex={0}>
        {children}
        <Notes
          key={String(asks)}
          control={control}
          help={notesHelp}
          refusalOf={asks ? refusalOf : null}
        />
      </DialogContent>
      <Answers
        ready={ready}
        refusing={asks}
        labels={labels}
        only={only}
        onDecide={(status) => {
          if (status === "approved" || asks || only !== null || hasNotes()) decide(status);
          else setAsked(true);
        }}
        onClose={onClose}
      />
    </PageDialog>
  );
}

type NotesProps = {
  control: Control<Decision>;
  help: string;
  /** Null: opened to read. */
  refusalOf: RefusalOf | null;
};

function Notes({ control, help, refusalOf }: NotesProps) {
  const { field } = useController({ control, name: "adminNotes" });
  return (
    <Box sx={{ mt: 3 }}>
      <FormTextField
        control={control}
        name="adminNotes"
        label="Observações"
        optional
        rows={3}
        help={help}
        autoFocus={refusalOf !== null}
      />
      {refusalOf !== null && (
        <RefusalReasons of={refusalOf} notes={field.value} onChange={field.onChange} />
      )}
    </Box>
  );
}

type AnswersProps = Required<Pick<Props, "ready" | "refusing" | "labels" | "only" | "onClose">> & {
  onDecide: (status: Decision["status"]) => void;
};

function Answers({ ready, refusing, labels, only, onDecide, onClose }: AnswersProps) {
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose} sx={{ mr: "auto" }}>
        Fechar
      </Button>
      {only !== "approved" && (
        <Button
          color="error"
          data-act={refusing ? "confirm" : "refuse"}
          variant={refusing ? "contained" : "outlined"}
          disabled={!ready}
          onClick={deliberate(() => onDecide("rejected"))}
        >
          {labels.reject}
        </Button>
      )}
      {!refusing && only !== "rejected" && (
        <Button
          data-act="approve"
          variant="contained"
          disabled={!ready}
          onClick={deliberate(() => onDecide("approved"))}
        >
          {labels.approve}
        </Button>
      )}
    </DialogActions>
  );
}
