import type { TroubledMail } from "@vagas/functions/domain/health/siteHealth";
import { DeleteButton } from "../../../ui/list/DeleteButton.tsx";
import { AgainButton } from "./AgainButton.tsx";
import { TroubleList } from "./TroubleList.tsx";
import { formatMoment } from "../history/historyText.ts";
import { mailStateText } from "./healthText.ts";
import { useHealthActions } from "./useHealthActions.ts";

/** Failed, waiting and doubtful mails. */
export function MailTroubles({
  mails,
  onDone,
}: {
  mails: readonly TroubledMail[];
  onDone: () => void;
}) {
  const { act, busy } = useHealthActions(onDone);
  return (
    <TroubleList
      title="E-mails que não chegaram"
      rows={mails}
      rowKey={({ id }) => id}
      columns={[
        { header: "Assunto", cell: ({ subject }) => subject || "Sem assunto" },
        { header: "Para", cell: ({ to }) => to || "Ninguém" },
        { header: "Escrito em", cell: ({ createdAt }) => formatMoment(new Date(createdAt)) },
        {
          header: "Situação",
          cell: ({ state, attempts, outdated }) =>
            `${mailStateText[state]} · ${attempts} ${attempts === 1 ? "tentativa" : "tentativas"}${outdated ? " · já não vale" : ""}`,
        },
      ]}
      actions={({ id, subject, outdated }) => (
        <>
          {!outdated && (
            <AgainButton
              label="Enviar de novo"
              of={subject}
              busy={busy.includes(id)}
              onClick={() =>
                act("sendMail", id, "Enviar de novo", "O e-mail sai de novo em até 15 minutos.")
              }
            />
          )}
          <DeleteButton
            name={subject || "Sem assunto"}
            verb="Desistir"
            question="Este e-mail não será mais enviado e sai desta lista."
            onDelete={() => act("giveUpMail", id, "Desistir do e-mail")}
          />
        </>
      )}
    />
  );
}
