import { formatDate } from "@vagas/functions/domain/visitorDates";
import clsx from "clsx";
import { LineIcon } from "../ui/LineIcon.tsx";
import text from "../ui/text.module.css";
import look from "./VerifiedMark.module.css";

/** That a company was verified, and what that means. */
export function VerifiedMark({ at }: { at: Date }) {
  return (
    <details className={clsx(text.small, look.mark)}>
      <summary>
        <LineIcon of="check" inText />
        <span>
          Empresa conferida em <time dateTime={at.toISOString()}>{formatDate(at)}</time>
        </span>
      </summary>
      <p>
        A administração do site conferiu o CNPJ ou CPF, falou com a empresa pelo WhatsApp e conhece
        o lugar. Isso não garante o que a vaga promete: combine tudo antes, e nunca pague nada.
      </p>
    </details>
  );
}
