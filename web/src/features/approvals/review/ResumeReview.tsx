import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import type { ReactNode } from "react";
import { ResumeFile } from "../../../resumeViews/file/ResumeFile.tsx";
import { CompanySummary } from "../../../resumeViews/CompanySummary.tsx";
import { WrittenAnswers } from "../../../resumeViews/WrittenAnswers.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { DetailPart } from "../../../ui/page/DetailPart.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";

type DetailsProps = {
  resume: Resume;
  /** The cover letter, and the stored answers of a written résumé. */
  letter: string | undefined;
  written: string | undefined;
  destination: string;
  /** In a refusal, instead of the file itself. Null: there is no file, and the résumé can only be rejected. */
  download: ReactNode;
  editSummary: ReactNode;
};

type Props = DetailsProps & {
  /** False while functions have not inspected the file. */
  ready: boolean;
  refusing: boolean;
  history: ReactNode;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

/** A pending résumé's details and the decision. */
export function ResumeReview({ ready, refusing, history, onDecide, onClose, ...details }: Props) {
  const { resume, download } = details;
  return (
    <ReviewDialog
      title={resume.name}
      notesHelp="Ficam guardadas com o currículo; só administradores leem."
      ready={ready}
      refusing={refusing}
      refusalOf="resume"
      only={download === null ? "rejected" : null}
      onDecide={onDecide}
      onClose={onClose}
      history={history}
    >
      <ResumeDetails {...details} refusing={refusing} />
    </ReviewDialog>
  );
}

function ResumeDetails({ refusing, ...details }: DetailsProps & { refusing: boolean }) {
  const { resume, letter, written, destination, download, editSummary } = details;
  const { name, email, phone, company, createdAt } = resume;
  const isShown = download !== null && !refusing;
  const consent = resume.talentPoolConsent
    ? "Autorizado"
    : "Não autorizado: aprovar não inclui no banco";
  return (
    <>
      {letter && <DetailPart title="Carta de apresentação">{letter}</DetailPart>}
      {refusing && download !== null && <Box sx={{ my: 3 }}>{download}</Box>}
      <FactList
        facts={[
          ["Destino", destination],
          ["Empresa", company],
          [
            "E-mail",
            email === null ? (
              "não informado"
            ) : (
              <Contact key="email" href={`mailto:${email}`}>
                {email}
              </Contact>
            ),
          ],
          [
            "Telefone",
            <Contact key="phone" href={whatsappLink(phone, `Olá, ${name}!`)}>
              {formatPhone(phone)}
            </Contact>,
          ],
          ["Banco de talentos", consent],
          ["Recebido em", formatDate(createdAt)],
        ]}
      />
      <CompanySummary summary={resume} action={editSummary} />
      <WrittenAnswers stored={written} />
      {isShown && (
        <Box sx={{ my: 3 }}>
          <ResumeFile key={resume.resumePath} path={resume.resumePath} name={name} />
        </Box>
      )}
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
