import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { formatDate } from "@vagas/functions/domain/dates";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { useId } from "react";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { DetailPart } from "../../../ui/page/DetailPart.tsx";
import { type Fact, FactList } from "../../../ui/FactList.tsx";
import { CompanySummary } from "../../../resumeViews/CompanySummary.tsx";
import { WrittenAnswers } from "../../../resumeViews/WrittenAnswers.tsx";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { MissingFile } from "./MissingFile.tsx";
import { ResumeDownloadButton } from "./ResumeDownloadButton.tsx";
import { TalentActions } from "./talents/TalentActions.tsx";
import { resumeStatusText } from "./resumeStatusText.ts";
import { PageDialog } from "../../../ui/message/PageDialog.tsx";
import { DialogHeading } from "../../../ui/message/DialogHeading.tsx";

type Props = { candidate: ArchivedCandidate; history: ItemPart; onClose: () => void };

/** Everything stored about one application. */
export function CandidateDialog({ candidate, history, onClose }: Props) {
  const titleId = useId();
  const { id, name, resumePath, coverLetter } = candidate;
  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogHeading id={titleId} title={name} end={history({ collection: "resumes", id, name })} />
      <DialogContent dividers tabIndex={0}>
        <FactList facts={factsOf(candidate)} />
        {candidate.resume && <CompanySummary summary={candidate.resume} />}
        <WrittenAnswers stored={candidate.writtenResume} />
        {coverLetter && <DetailPart title="Carta de apresentação">{coverLetter}</DetailPart>}
      </DialogContent>
      <DialogActions>
        {candidate.resumeMissing ? (
          <MissingFile />
        ) : (
          <ResumeDownloadButton person={name} path={resumePath} />
        )}
        <TalentActions candidate={candidate} />
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </PageDialog>
  );
}

function factsOf(candidate: ArchivedCandidate): Fact[] {
  const { email, phone, jobTitle, company, createdAt, consent, stage, resume } = candidate;
  return [
    ["Situação", resumeStatusText(candidate)],
    ["Vaga", jobTitle ?? "Banco de Talentos"],
    ["Empresa", company],
    ["Para a empresa", jobTitle && company ? candidateStageText[stage] : null],
    ["E-mail", email ?? "não informado"],
    ["Telefone", formatPhone(phone)],
    ["Recebido em", formatDate(createdAt)],
    ["Banco de talentos", consent.talentPool ? "Autorizado" : "Não autorizado"],
    ["Observações", resume?.notes],
    ["Arquivo", candidate.resumeMissing ? "não pôde ser aberto" : candidate.resumeName],
  ];
}
