import Button from "@mui/material/Button";
import { useState } from "react";
import type { Cleared } from "../../../data/application/clearDevice.ts";
import { waiting } from "../../../data/application/kept/waitingApplications.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Section } from "../../../ui/page/Section.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { markCleared } from "./clearedMark.ts";

const loadClearing = lazyImport(() => import("../../../data/application/clearDevice.ts"));

const problems: Record<Exclude<Cleared, "cleared"> | "failed", [title: string, text: string]> = {
  sending: [
    "Uma candidatura está sendo enviada",
    "Espere terminar, e limpe de novo. O que esperava para sair já foi retirado.",
  ],
  openTab: [
    "Outra aba deste site está aberta",
    "Ela guardou de novo o que está no formulário. Feche as outras abas e limpe de novo.",
  ],
  failed: ["Não foi possível limpar tudo", "Tente novamente em instantes."],
};

/** What is lost, in plain words, before anything is. */
export function questionText(waiting: number): string {
  const unsent =
    waiting === 1
      ? "A candidatura que ainda não saiu deste aparelho não será enviada. "
      : `As ${waiting} candidaturas que ainda não saíram deste aparelho não serão enviadas. `;
  return `${waiting > 0 ? unsent : ""}O que já foi enviado continua com as empresas. Mas, por este aparelho, não dá mais para acompanhar, retirar nem apagar. Quem deu e-mail ainda pode fazer isso em Meus dados; quem não deu, só pedindo à administração do site. Não dá para desfazer.`;
}

function useClearing() {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  async function clear() {
    setAsked(false);
    setBusy(true);
    const outcome = await loadClearing()
      .then((part) => part.clearDevice())
      .catch(() => "failed" as const);
    setBusy(false);
    if (outcome === "cleared") {
      // A fresh page forgets what this one holds in memory.
      markCleared();
      window.location.reload();
      return;
    }
    const [title, description] = problems[outcome];
    notify({ severity: "error", title, description, lasting: true });
  }

  return { isAsked, busy, ask: () => setAsked(true), cancel: () => setAsked(false), clear };
}

/** Removes what this site has on a phone that others use too. */
export function ClearDevice() {
  const { isAsked, busy, ask, cancel, clear } = useClearing();
  return (
    <Section title="Este aparelho não é só meu">
      <Prose>
        Apaga deste aparelho o que você digitou e não enviou, os dados guardados para a próxima vez,
        as buscas que você segue, os avisos do aparelho, as vagas que você abriu e esta lista. Quem
        pegar o aparelho depois não vê nada seu aqui.
      </Prose>
      <Button
        variant="outlined"
        color="error"
        size="large"
        onClick={() => !busy && ask()}
        aria-disabled={busy}
        sx={{ justifySelf: "start" }}
      >
        {busy ? "Limpando..." : "Limpar tudo daqui"}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Limpar tudo deste aparelho?"
        question={questionText(Object.keys(waiting.get()).length)}
        confirmLabel="Limpar tudo"
        destructive
        onConfirm={() => void clear()}
        onCancel={cancel}
      />
    </Section>
  );
}
