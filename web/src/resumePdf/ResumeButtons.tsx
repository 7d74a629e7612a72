import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useEffect, useState } from "react";
import { ActionRow } from "../ui/ActionRow.tsx";
import { Button } from "../ui/button/Button.tsx";
import { LineIcon } from "../ui/LineIcon.tsx";
import text from "../ui/text.module.css";
import { howToSend, loadMaker, saveResume, saveResumeData, sendResume } from "./giveResume.ts";
import { PrintedResume } from "./PrintedResume.tsx";
import { canShareFiles } from "../ui/file/shareFile.ts";

type Props = { resume: WrittenResume; person: ResumePerson };

/** Gives a written résumé to its owner: as a file, on paper, or to somebody else. */
export function ResumeButtons({ resume, person }: Props) {
  const [shares] = useState(() => canShareFiles("application/pdf"));
  // Sharing must follow the touch at once: its code is there before.
  useEffect(() => void loadMaker.ahead().catch(() => null), []);

  return (
    <>
      <ActionRow>
        <Button
          variant="outlined"
          size="large"
          startIcon={<LineIcon of="document" />}
          onClick={() => void saveResume(resume, person)}
        >
          Baixar
        </Button>
        <PrintedResume resume={resume} person={person} />
        {shares && (
          <Button
            variant="outlined"
            size="large"
            startIcon={<LineIcon of="whatsapp" />}
            onClick={() => void sendResume(resume, person)}
          >
            Mandar pelo WhatsApp
          </Button>
        )}
        <Button size="large" onClick={() => void saveResumeData(resume, person)}>
          Baixar para outros sites (JSON Resume)
        </Button>
      </ActionRow>
      {!shares && <p className={text.small}>{howToSend}</p>}
    </>
  );
}
