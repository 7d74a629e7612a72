import { pageTitle } from "@vagas/functions/domain/site/pageTitle";
import { capitalized } from "../../ui/capitalized.ts";
import { useState } from "react";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { Button } from "../../ui/button/Button.tsx";
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
  const [isSure, setSure] = useState(false);
  const whose =
    name.trim() === "" ? "o currículo que você começou" : `o currículo de ${name.trim()}`;
  return (
    <VStack gap={0}>
      <PageHeader
        title={title}
        documentTitle={pageTitle(title)}
        subtitle={
          isSure
            ? `Começar de novo apaga ${whose} deste aparelho.`
            : `${capitalized(whose)} está guardado neste aparelho.`
        }
      />
      {isSure ? (
        <ActionRow>
          <Button size="large" variant="contained" onClick={() => setSure(false)}>
            Não apagar
          </Button>
          <Button size="large" variant="outlined" onClick={onStartAgain}>
            Apagar e começar de novo
          </Button>
        </ActionRow>
      ) : (
        <ActionRow>
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
