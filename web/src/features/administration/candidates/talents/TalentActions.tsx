import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ArchivedCandidate } from "../../../../data/admin/adminCandidates.ts";
import { PassOnDialog } from "./PassOnDialog.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";

/**
 * The administrator's actions for a person in the talent bank: the summary for companies, and passing on. Results are
 * announced here, because the surrounding dialog hides the page's messages from screen readers.
 */
export function TalentActions({ candidate }: { candidate: ArchivedCandidate }) {
  const [opened, setOpened] = useState<"profile" | "passOn" | null>(null);
  const [said, setSaid] = useState("");
  const { resume, consent } = candidate;
  if (resume?.status !== "approved" || !consent.talentPool) return null;
  const close = () => setOpened(null);
  const open = (which: "profile" | "passOn") => {
    setSaid("");
    setOpened(which);
  };
  return (
    <>
      <Typography role="status" sx={{ flexBasis: "100%", "&:empty": { display: "none" } }}>
        {said}
      </Typography>
      <Button onClick={() => open("profile")}>Resumo para empresas</Button>
      <Button variant="outlined" onClick={() => open("passOn")}>
        Indicar a uma empresa
      </Button>
      {opened === "profile" && (
        <ProfileDialog name={candidate.name} resume={resume} onSaid={setSaid} onClose={close} />
      )}
      {opened === "passOn" && (
        <PassOnDialog person={candidate} resumeId={candidate.id} onSaid={setSaid} onClose={close} />
      )}
    </>
  );
}
