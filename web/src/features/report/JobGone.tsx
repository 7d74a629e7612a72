import { paths } from "@vagas/functions/domain/site/paths";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { OfficialChannels } from "./OfficialChannels.tsx";
import { useResultFocus } from "./useResultFocus.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ReportPage.module.css";

/** `isAnswer`: the job left the site while the form was open. */
export function JobGone({ isAnswer = false }: { isAnswer?: boolean }) {
  const heading = useResultFocus(isAnswer);
  return (
    <div className={look.stack}>
      <h2 ref={heading} tabIndex={-1} className={text.h2}>
        Esta vaga não está no site
      </h2>
      <p className={clsx(text.body, look.words)}>
        Ela já saiu do ar, e ninguém mais pode se candidatar. Não é preciso denunciar aqui.
      </p>
      <OfficialChannels />
      <div className={look.ways}>
        <LinkButton to={paths.jobs} variant="outlined">
          Ver vagas abertas
        </LinkButton>
      </div>
    </div>
  );
}
