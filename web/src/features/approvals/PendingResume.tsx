import { formatDate } from "@vagas/functions/domain/dates";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import type { Resume } from "@vagas/functions/domain/application/resume";
import type { ReactNode } from "react";
import { useCandidate } from "../../data/admin/adminCandidates.ts";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { PendingCard } from "./PendingCard.tsx";
import { ResumeReview } from "./ResumeReview.tsx";
import { useOpenFromCard } from "./useOpenFromCard.ts";
import type { OpenedAs } from "./useOpenedItem.ts";

type Props = {
  resume: Resume;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  download: ReactNode;
  editSummary: ReactNode;
  returned: boolean;
  /** `height`: of the decided card. */
  onDecide: (decision: Decision, height: number) => void;
};

/** One pending résumé; the cover letter comes from the application. */
export function PendingResume({
  resume,
  opened,
  onOpen,
  history,
  download,
  editSummary,
  returned,
  onDecide,
}: Props) {
  const [height, openFrom] = useOpenFromCard<OpenedAs>(onOpen);
  const candidate = useCandidate(resume.id);
  const isMissing = resume.fileDigest === null || candidate?.resumeMissing === true;
  // Just after sending, functions have not inspected the file yet.
  const isUnread = resume.version === undefined;
  const destination = resume.jobTitle ? `Vaga: ${resume.jobTitle}` : "Banco de Talentos";
  return (
    <>
      <PendingCard
        title={resume.name}
        facts={joinFacts(destination, resume.company, formatDate(resume.createdAt))}
        remark={remarkOn(resume, isUnread, isMissing)}
        text={textOf(resume, candidate?.coverLetter) || "Sem carta de apresentação."}
        returned={returned}
        busy={isUnread}
        unapprovable={isMissing}
        onDetails={(cardHeight) => openFrom(cardHeight, "reading")}
        onApprove={(cardHeight) => onDecide({ status: "approved", adminNotes: "" }, cardHeight)}
        onReject={(cardHeight) => openFrom(cardHeight, "refusing")}
      />
      {opened && (
        <ResumeReview
          resume={resume}
          letter={candidate?.coverLetter}
          written={candidate?.writtenResume}
          destination={destination}
          ready={!isUnread}
          refusing={opened === "refusing"}
          download={isMissing ? null : download}
          editSummary={editSummary}
          onDecide={(decision) => {
            onOpen(null);
            onDecide(decision, height);
          }}
          onClose={() => onOpen(null)}
          history={history({ collection: "resumes", id: resume.id, name: resume.name })}
        />
      )}
    </>
  );
}

function remarkOn(
  { talentPoolConsent }: Resume,
  isUnread: boolean,
  isMissing: boolean,
): string | null {
  return (
    joinFacts(
      !talentPoolConsent && "Não autorizou o banco de talentos",
      isUnread && "Estamos conferindo o arquivo; em instantes dá para decidir",
      isMissing && "O arquivo não abriu; pedimos outro à pessoa. Sem ele não dá para aprovar",
    ) || null
  );
}

/** What the person wrote, one part after the other. */
function textOf({ experience, education, skills }: Resume, letter: string | undefined): string {
  return [letter, experience, education, skills].filter(Boolean).join("\n\n");
}
