import { minimumWageWarning } from "@vagas/functions/domain/pay/minimumWage";
import type { TypedPay } from "@vagas/functions/domain/pay/pay";
import { readTypedPay } from "@vagas/functions/domain/pay/payDraft";
import { Notice } from "../ui/message/Notice.tsx";
import { useIsResting } from "../ui/useIsResting.ts";
import { useNow } from "../ui/useNow.ts";
import type { JobBeside } from "./jobBeside.ts";

/** Says that an amount is below the minimum wage, after a pause, because every amount begins small. It bars nothing. */
export function MinimumWageNotice({ pay: typed, job }: { pay: TypedPay; job: JobBeside }) {
  const now = useNow();
  const isResting = useIsResting(`${typed.least} ${typed.most}`);
  const { pay } = readTypedPay(typed);
  const warning = pay && minimumWageWarning({ ...job, pay }, now);
  return (
    <div role="status">
      {isResting && warning !== null && (
        <Notice tone="warning" role="presentation">
          {warning}
        </Notice>
      )}
    </div>
  );
}
