import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { paths } from "@vagas/functions/domain/site/paths";
import { useEffect, useRef } from "react";
import type { JobEnding } from "../data/visitor/jobEnding.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { useBackToList } from "../ui/page/useBackToList.ts";
import { ActionRow } from "../ui/ActionRow.tsx";
import { VStack } from "../ui/layout/VStack.tsx";
import { Prose } from "../ui/Prose.tsx";

function endingText(ending: JobEnding): string {
  switch (ending.why) {
    case "filled":
      return "Esta vaga já foi preenchida.";
    case "expired":
      return `O prazo para candidaturas desta vaga terminou em ${formatDate(ending.at)}.`;
    case "review":
      return "Esta vaga está sendo revisada.";
    case "off":
      return "Esta vaga está fora do ar.";
    case "withdrawn":
      return "O anúncio desta vaga foi retirado do site.";
    case "unknown":
      return "Esta vaga não está mais aberta.";
  }
}

function mayReturn({ why }: JobEnding): boolean {
  return why === "review" || why === "off";
}

type Props = {
  ending: JobEnding;
  /** It closed during the application, and what was typed is kept. */
  whileTyping?: boolean;
};

/** Replaces the form of a job that accepts no applications: the reason, and where the résumé may go instead. */
export function JobClosed({ ending, whileTyping = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { back, onward } = useBackToList(paths.jobs);
  useEffect(() => {
    if (!whileTyping) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [whileTyping]);
  return (
    <VStack align="start">
      <Typography ref={heading} variant="h2" tabIndex={-1}>
        {endingText(ending)}
      </Typography>
      <Prose>
        {mayReturn(ending)
          ? "Por enquanto, ela não recebe candidaturas."
          : "Esta vaga não recebe mais candidaturas."}{" "}
        {whileTyping &&
          "Sua candidatura não foi enviada, e o que você preencheu continua guardado aqui. "}
        Você pode enviar o currículo para o banco de talentos, para outras oportunidades da região,
        ou se candidatar a outra vaga.
      </Prose>
      <ActionRow>
        <ButtonLink to={paths.apply} state={onward} variant="contained">
          Enviar para o banco de talentos
        </ButtonLink>
        <ButtonLink {...back} variant="outlined">
          Ver outras vagas
        </ButtonLink>
      </ActionRow>
    </VStack>
  );
}
