import Button from "@mui/material/Button";
import { useState } from "react";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { PassOnDialog } from "./PassOnDialog.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";

/** What the administrator does for somebody in the talent bank: the summary for companies, and passing them on. */
export function TalentActions({ candidate }: { candidate: ArchivedCandidate }) {
  const [opened, setOpened] = useState<"profile" | "passOn" | null>(null);
  const { resume, consent } = candidate;
  if (resume?.status !== "approved" || !consent.talentPool) return null;
  const close = () => setOpened(null);
  return (
    <>
      <Button onClick={() => setOpened("profile")}>Resumo para empresas</Button>
      <Button variant="outlined" onClick={() => setOpened("passOn")}>
        Indicar a uma empresa
      </Button>
      {opened === "profile" && (
        <ProfileDialog name={candidate.name} resume={resume} onClose={close} />
      )}
      {opened === "passOn" && (
        <PassOnDialog name={candidate.name} resumeId={candidate.id} onClose={close} />
      )}
    </>
  );
}
