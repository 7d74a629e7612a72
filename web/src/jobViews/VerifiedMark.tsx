import { formatDate } from "@vagas/functions/domain/visitorDates";
import { Mark } from "./Mark.tsx";

/** That a company was verified, and what that means. */
export function VerifiedMark({ at }: { at: Date }) {
  return (
    <Mark
      icon="check"
      summary={
        <>
          Empresa conferida em <time dateTime={at.toISOString()}>{formatDate(at)}</time>
        </>
      }
    >
      A administração do site conferiu o CNPJ ou CPF, falou com a empresa pelo WhatsApp e conhece o
      lugar. Isso não garante o que a vaga promete: combine tudo antes, e nunca pague nada.
    </Mark>
  );
}
