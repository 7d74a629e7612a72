import type { WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "../ui/button/Button.tsx";
import { LineIcon } from "../ui/LineIcon.tsx";
import { printPage, printTheFile } from "../ui/printPage.ts";
import look from "./PrintedResume.module.css";
import type { ResumePerson } from "@vagas/functions/domain/writtenResume/jsonResume";
import { resumeContent } from "./resumeContent.ts";
import { ResumeSheet } from "./ResumeSheet.tsx";

type Props = { resume: WrittenResume; person: ResumePerson };

/** Sizes of body text, in points, and the pixels between the margins of an A4 page, less a line for rounding. */
const sizes = { largest: 11.5, smallest: 6, step: 0.5 };
const room = ((297 - 2 * 19) / 25.4) * 96 - 16;

/**
 * 'Imprimir', and what the paper shows: while this is on the page, the résumé alone is printed, by the browser's own
 * menu too. A PDF in a frame would not print on Android.
 */
export function PrintedResume({ resume, person }: Props) {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const show = () => flushSync(() => setPrinting(true));
    addEventListener("beforeprint", show);
    return () => removeEventListener("beforeprint", show);
  }, []);

  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<LineIcon of="print" />}
        onClick={() => void printPage(printTheFile)}
      >
        Imprimir
      </Button>
      {isPrinting && createPortal(<Paper resume={resume} person={person} />, document.body)}
    </>
  );
}

/** The résumé in the largest letters in which it fits on one page. */
function Paper({ resume, person }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = paper.current!;
    let size = sizes.largest;
    const isTooHigh = () => {
      style.fontSize = `${size}pt`;
      return paper.current!.offsetHeight > room;
    };
    while (isTooHigh() && size > sizes.smallest) size -= sizes.step;
  }, [resume, person]);
  return (
    <div ref={paper} className={look.paper}>
      <ResumeSheet content={resumeContent(resume, person, new Date())} onPaper />
    </div>
  );
}
