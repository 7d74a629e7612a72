import Box from "@mui/material/Box";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Decision } from "@vagas/functions/domain/jobApproval";
import { formatPhone } from "@vagas/functions/domain/phone";
import type { Resume } from "@vagas/functions/domain/resume";
import type { ReactNode } from "react";
import { useCandidate } from "../../data/admin/adminCandidates.ts";
import { DetailPart } from "../../ui/page/DetailPart.tsx";
import { FactList } from "../../ui/FactList.tsx";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { PendingCard } from "./PendingCard.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { OpenedAs } from "./useOpened.ts";

type Props = {
  resume: Resume;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  download: ReactNode;
  onDecide: (decision: Decision) => void;
};

/** One pending résumé; the cover letter comes from the application. */
export function PendingResume({ resume, opened, onOpen, history, download, onDecide }: Props) {
  const candidate = useCandidate(resume.id);
  const wrote = [candidate?.coverLetter, resume.experience, resume.education, resume.skills]
    .filter(Boolean)
    .join("\n\n");
  const destination = resume.jobTitle ? `Vaga: ${resume.jobTitle}` : "Banco de Talentos";
  const decide = (decision: Decision) => {
    onOpen(null);
    onDecide(decision);
  };
  return (
    <>
      <PendingCard
        title={resume.name}
        facts={joinFacts(destination, resume.company, formatDate(resume.createdAt))}
        remark={
          joinFacts(
            !resume.talentPoolConsent && "Não autorizou o banco de talentos",
            candidate?.resumeMissing && "O arquivo não abriu; pedimos outro à pessoa",
          ) || null
        }
        text={wrote || "Sem carta de apresentação."}
        onDetails={() => onOpen("reading")}
        onApprove={() => decide({ status: "approved", adminNotes: "" })}
        onReject={() => onOpen("refusing")}
      />
      {opened && (
        <ReviewDialog
          title={resume.name}
          notesHelp="Ficam guardadas com o currículo; só administradores leem."
          ready
          refusing={opened === "refusing"}
          onDecide={decide}
          onClose={() => onOpen(null)}
          history={history({ collection: "resumes", id: resume.id, name: resume.name })}
        >
          <FactList
            facts={[
              ["Destino", destination],
              ["Empresa", resume.company],
              ["Email", resume.email],
              ["Telefone", formatPhone(resume.phone)],
              [
                "Banco de talentos",
                resume.talentPoolConsent
                  ? "Autorizado"
                  : "Não autorizado: aprovar não inclui no banco",
              ],
              ["Escolaridade", resume.education],
              ["Experiência", resume.experience],
              ["Habilidades", resume.skills],
              ["Recebido em", formatDate(resume.createdAt)],
            ]}
          />
          {candidate?.coverLetter && (
            <DetailPart title="Carta de apresentação">{candidate.coverLetter}</DetailPart>
          )}
          {!candidate?.resumeMissing && <Box sx={{ mt: 3 }}>{download}</Box>}
        </ReviewDialog>
      )}
    </>
  );
}
