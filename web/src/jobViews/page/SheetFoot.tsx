import type { Job } from "@vagas/functions/domain/job/job";
import { paths } from "@vagas/functions/domain/site/paths";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { AddressCode } from "./AddressCode.tsx";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./SheetFoot.module.css";

type Props = { job: Job; open: boolean; address: string };

/** The end of the printed sheet: how to apply, or that nobody can any more. */
export function SheetFoot({ job, open, address }: Props) {
  return (
    <div className={look.foot}>
      {open && <AddressCode address={address} />}
      <p className={clsx(text.body, look.words)}>
        {open ? (
          <>
            Candidate-se em <strong>{address}</strong>
            {job.contactWhatsapp !== "" && (
              <>
                {" "}
                ou fale com {job.company} pelo WhatsApp{" "}
                <strong>{formatPhone(job.contactWhatsapp)}</strong>
              </>
            )}
            .
          </>
        ) : (
          <>
            Esta vaga não recebe mais candidaturas. Outras vagas em{" "}
            <strong>{new URL(paths.jobs, address).href}</strong>.
          </>
        )}
      </p>
    </div>
  );
}
