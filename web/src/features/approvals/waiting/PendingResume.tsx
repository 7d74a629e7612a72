import { formatDate } from "@vagas/functions/domain/dates";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import type { Resume } from "@vagas/functions/domain/application/resume";
import type { ReactNode } from "react";
import { useCandidate } from "../../../data/admin/adminCandidates.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import type { Status } from "../batch/batch.ts";
import { obstacles } from "../batch/batchText.ts";
import { type Batch, type Choice, useOffer } from "../batch/useBatch.ts";
import { PendingCard } from "./PendingCard.tsx";
import { ResumeReview } from "../review/ResumeReview.tsx";
import type { Decide } from "../decide.ts";
import type { Returned } from "../useDecisions.ts";
import { useOpenFromCard } from "./useOpenFromCard.ts";
import type { OpenedAs } from "./useOpenedItem.ts";

type Props = {
  resume: Resume;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  download: ReactNode;
  editSummary: ReactNode;
  returned: Returned;
  batch: Batch;
  itemKey: string;
  /** `height`: of the decided card; null: it is decided with others. */
  decisionOn: (resume: Resume, decision: Decision, height: number | null) => Decide;
  onDecide: (decision: Decide) => void;
};

const asItIs: Decision = { status: "approved", adminNotes: "" };

function obstacleTo(status: Status, isUnread: boolean, isMissing: boolean): string | null {
  if (isUnread) return obstacles.uninspected;
  return status === "approved" && isMissing ? obstacles.noFile : null;
}

function useResumeChoice(
  { batch, itemKey, resume, decisionOn }: Props,
  isUnread: boolean,
  isMissing: boolean,
): Choice {
  return useOffer(batch, {
    key: itemKey,
    title: resume.name,
    obstacle: (status) => obstacleTo(status, isUnread, isMissing),
    decide: (decision) => decisionOn(resume, decision, null),
  });
}

/** One pending résumé; the cover letter comes from the application. */
export function PendingResume(props: Props) {
  const { resume, opened, onOpen, history, download, editSummary, decisionOn, onDecide } = props;
  const [height, openFrom] = useOpenFromCard<OpenedAs>(onOpen);
  const candidate = useCandidate(resume.id);
  const isMissing = resume.fileDigest === null || candidate?.resumeMissing === true;
  // Just after sending, functions have not inspected the file yet.
  const isUnread = resume.version === undefined;
  const choice = useResumeChoice(props, isUnread, isMissing);
  const destination = resume.jobTitle ? `Vaga: ${resume.jobTitle}` : "Banco de Talentos";
  return (
    <>
      <PendingCard
        title={resume.name}
        facts={joinFacts(destination, resume.company, formatDate(resume.createdAt))}
        remark={remarkOn(resume, isUnread, isMissing)}
        text={textOf(resume, candidate?.coverLetter) || "Sem carta de apresentação."}
        returned={props.returned}
        busy={isUnread}
        unapprovable={isMissing}
        choice={choice}
        onDetails={(cardHeight) => openFrom(cardHeight, "reading")}
        onApprove={(cardHeight) => onDecide(decisionOn(resume, asItIs, cardHeight))}
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
            onDecide(decisionOn(resume, decision, height));
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

/** What the person wrote, one part after the other, for a card without line breaks. */
function textOf({ experience, education, skills }: Resume, letter: string | undefined): string {
  return [letter, experience, education, skills].filter(Boolean).join(" · ");
}
