import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import { type ReactNode, useState } from "react";
import { useCandidate } from "../../data/admin/adminCandidates.ts";
import { DetailPart } from "../../ui/page/DetailPart.tsx";
import { FactList } from "../../ui/FactList.tsx";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { PendingCard } from "./PendingCard.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { OpenedAs } from "./useOpenedItem.ts";

type Props = {
  resume: Resume;
  opened: OpenedAs | null;
  onOpen: (as: OpenedAs | null) => void;
  history: ItemPart;
  download: ReactNode;
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
  returned,
  onDecide,
}: Props) {
  const [height, setHeight] = useState(0);
  const candidate = useCandidate(resume.id);
  const wrote = textOf(resume, candidate?.coverLetter);
  const missing = resume.fileDigest === null || candidate?.resumeMissing === true;
  // Just after sending, functions have not inspected the file yet.
  const unread = resume.version === undefined;
  const destination = resume.jobTitle ? `Vaga: ${resume.jobTitle}` : "Banco de Talentos";
  const openFrom = (cardHeight: number, as: OpenedAs) => {
    setHeight(cardHeight);
    onOpen(as);
  };
  return (
    <>
      <PendingCard
        title={resume.name}
        facts={joinFacts(destination, resume.company, formatDate(resume.createdAt))}
        remark={
          joinFacts(
            !resume.talentPoolConsent && "Não autorizou o banco de talentos",
            unread && "Estamos conferindo o arquivo; em instantes dá para decidir",
            missing && "O arquivo não abriu; pedimos outro à pessoa. Sem ele não dá para aprovar",
          ) || null
        }
        text={wrote || "Sem carta de apresentação."}
        returned={returned}
        busy={unread}
        unapprovable={missing}
        onDetails={(cardHeight) => openFrom(cardHeight, "reading")}
        onApprove={(cardHeight) => onDecide({ status: "approved", adminNotes: "" }, cardHeight)}
        onReject={(cardHeight) => openFrom(cardHeight, "refusing")}
      />
      {opened && (
        <ReviewDialog
          title={resume.name}
          notesHelp="Ficam guardadas com o currículo; só administradores leem."
          ready={!unread}
          refusing={opened === "refusing"}
          only={missing ? "rejected" : null}
          onDecide={(decision) => {
            onOpen(null);
            onDecide(decision, height);
          }}
          onClose={() => onOpen(null)}
          history={history({ collection: "resumes", id: resume.id, name: resume.name })}
        >
          <ResumeDetails
            resume={resume}
            letter={candidate?.coverLetter}
            destination={destination}
            download={missing ? null : download}
          />
        </ReviewDialog>
      )}
    </>
  );
}

/** What the person wrote, one part after the other. */
function textOf({ experience, education, skills }: Resume, letter: string | undefined): string {
  return [letter, experience, education, skills].filter(Boolean).join("\n\n");
}

type DetailsProps = {
  resume: Resume;
  letter: string | undefined;
  destination: string;
  /** Null: there is no file. */
  download: ReactNode;
};

function ResumeDetails({ resume, letter, destination, download }: DetailsProps) {
  const { name, email, phone, company, education, experience, skills, createdAt } = resume;
  const consent = resume.talentPoolConsent
    ? "Autorizado"
    : "Não autorizado: aprovar não inclui no banco";
  return (
    <>
      {letter && <DetailPart title="Carta de apresentação">{letter}</DetailPart>}
      {download !== null && <Box sx={{ my: 3 }}>{download}</Box>}
      <FactList
        facts={[
          ["Destino", destination],
          ["Empresa", company],
          [
            "E-mail",
            <Contact key="email" href={`mailto:${email}`}>
              {email}
            </Contact>,
          ],
          [
            "Telefone",
            <Contact key="phone" href={whatsappLink(phone, `Olá, ${name}!`)}>
              {formatPhone(phone)}
            </Contact>,
          ],
          ["Banco de talentos", consent],
          ["Escolaridade", education],
          ["Experiência", experience],
          ["Habilidades", skills],
          ["Recebido em", formatDate(createdAt)],
        ]}
      />
    </>
  );
}

/** A contact as a link; plain text without one. */
function Contact({ href, children }: { href: string | null; children: string }) {
  if (href === null) return children;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}
