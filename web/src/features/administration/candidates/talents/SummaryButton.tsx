import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { useState } from "react";
import { HStack } from "../../../../ui/layout/HStack.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";

/** Changes the summary that companies will read, before or after the decision; nothing without the person's consent. */
export function SummaryButton({ resume }: { resume: Resume }) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  if (!resume.talentPoolConsent) return null;

  function ask() {
    setSaid("");
    setOpen(true);
  }

  return (
    <HStack align="center" gap={2} sx={{ mt: 1.5 }}>
      <Button size="small" variant="outlined" onClick={ask}>
        Mudar o resumo
      </Button>
      <Typography role="status">{said}</Typography>
      {open && (
        <ProfileDialog
          name={resume.name}
          resume={resume}
          onSaid={setSaid}
          onClose={() => setOpen(false)}
        />
      )}
    </HStack>
  );
}
