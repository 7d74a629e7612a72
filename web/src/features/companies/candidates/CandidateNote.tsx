import Box from "@mui/material/Box";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { useState } from "react";
import { ClampedText } from "../../../ui/ClampedText.tsx";
import { CandidateNoteDialog } from "./CandidateNoteDialog.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { CellButton } from "../../../ui/list/CellButton.tsx";

/** The company's note about a person, and a button to write it. */
export function CandidateNote({
  candidate,
  disabled,
}: {
  candidate: Candidate;
  disabled: boolean;
}) {
  // A counter, so that each opening starts with the present note.
  const [dialog, setDialog] = useState({ open: false, opening: 0 });
  const { name, companyNote = "" } = candidate;
  if (disabled && companyNote === "") return null;
  return (
    <VStack gap={0.5} align="start" sx={{ minWidth: 0 }}>
      {companyNote !== "" && (
        <Box sx={{ pl: 1.5, borderLeft: "3px solid", borderColor: "divider", minWidth: 0 }}>
          <ClampedText lines={4}>{companyNote}</ClampedText>
        </Box>
      )}
      {!disabled && (
        <CellButton
          onClick={() => setDialog(({ opening }) => ({ open: true, opening: opening + 1 }))}
          aria-label={`${companyNote === "" ? "Anotar sobre" : "Mudar a anotação sobre"} ${name}`}
        >
          {companyNote === "" ? "Anotar" : "Mudar a anotação"}
        </CellButton>
      )}
      <CandidateNoteDialog
        key={dialog.opening}
        open={dialog.open}
        candidate={candidate}
        onClose={() => setDialog((before) => ({ ...before, open: false }))}
      />
    </VStack>
  );
}
