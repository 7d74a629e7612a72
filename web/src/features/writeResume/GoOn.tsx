import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { capitalized } from "../../ui/capitalized.ts";
import { useState } from "react";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { deliberate } from "../../ui/deliberate.ts";
import { Focused } from "../../ui/message/Focused.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

type Props = {
  title: string;
  /** Whose résumé it is, as far as it was typed. */
  name: string;
  onGoOn: () => void;
  onStartAgain: () => void;
};

/** Asks whether to go on with the résumé that was begun on this device. */
export function GoOn({ title, name, onGoOn, onStartAgain }: Props) {
  /** Null until it was asked. */
  const [isSure, setSure] = useState<boolean | null>(null);
  const whose =
    name.trim() === "" ? "o currículo que você começou" : `o currículo de ${name.trim()}`;
  const words = isSure
    ? `Começar de novo apaga ${whose} deste aparelho.`
    : `${capitalized(whose)} está guardado neste aparelho.`;
  return (
    <VStack gap={0}>
      <PageHeader
        title={title}
        documentTitle={pageTitle(title)}
        // The words take the focus of the pressed button, so that a second Enter presses nothing.
        subtitle={isSure === null ? words : <Focused key={String(isSure)}>{words}</Focused>}
      />
      {/* Each row has elements of its own: none keeps the focus for another act. */}
      {isSure ? (
        <ActionRow key="sure">
          <Button size="large" variant="contained" onClick={() => setSure(false)}>
            Não apagar
          </Button>
          <Button size="large" variant="outlined" onClick={deliberate(onStartAgain)}>
            Apagar e começar de novo
          </Button>
        </ActionRow>
      ) : (
        <ActionRow key="first">
          <Button size="large" variant="contained" onClick={onGoOn}>
            Continuar de onde parei
          </Button>
          <Button size="large" variant="outlined" onClick={() => setSure(true)}>
            Começar de novo
          </Button>
        </ActionRow>
      )}
    </VStack>
  );
}
