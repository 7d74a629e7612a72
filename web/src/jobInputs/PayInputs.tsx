import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type AmountKind, payExtras, type TypedPay } from "@vagas/functions/domain/pay/pay";
import { readTypedPay } from "@vagas/functions/domain/pay/payDraft";
import { payLine } from "@vagas/functions/domain/pay/payText";
import type { Ref } from "react";
import { FieldHelp, labelClass } from "../ui/form/Field.tsx";
import { FoldedCheckboxes } from "../ui/form/FoldedCheckboxes.tsx";
import { RadioInput } from "../ui/form/RadioInput.tsx";
import { AmountInputs, type AmountMessages } from "./AmountInputs.tsx";
import type { JobBeside } from "./jobBeside.ts";
import { MinimumWageNotice } from "./MinimumWageNotice.tsx";
import { amountLabels } from "./payLabels.ts";
import { ProvisionInputs } from "./ProvisionInputs.tsx";

type Props = {
  label: string;
  pay: TypedPay;
  job: JobBeside;
  /** The text from before that may be kept; null for none. */
  written: string | null;
  problems: AmountMessages;
  onChange: (pay: TypedPay) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

/** The amount, what comes on top, and what the job gives: one question after another. */
export function PayInputs({ label, job, written, problems, onBlur, inputRef, ...rest }: Props) {
  const { pay, onChange } = rest;
  const hasAmount = pay.kind === "exact" || pay.kind === "range";
  return (
    <Box sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      <KindInputs {...rest} label={label} written={written} />
      {hasAmount && (
        <>
          <AmountInputs
            pay={pay}
            problems={problems}
            ofTheDay={job.dayWork === true}
            onChange={(part) => onChange({ ...pay, ...part })}
            onBlur={onBlur}
            inputRef={inputRef}
          />
          <MinimumWageNotice pay={pay} job={job} />
        </>
      )}
      {pay.kind !== "written" && (
        <>
          {!job.dayWork && (
            <FoldedCheckboxes
              label="Além do valor"
              options={payExtras}
              chosen={pay.extras}
              onChange={(extras) => onChange({ ...pay, extras })}
            />
          )}
          <ProvisionInputs pay={pay} onChange={(part) => onChange({ ...pay, ...part })} />
          <Shown pay={pay} />
        </>
      )}
    </Box>
  );
}

const fieldset = { m: 0, p: 0, border: 0, minWidth: 0 };

type PartProps = Pick<Props, "pay" | "onChange">;

/** How the amount is said. */
function KindInputs({
  label,
  pay,
  written,
  onChange,
}: PartProps & Pick<Props, "label" | "written">) {
  const kinds = Object.entries(amountLabels) as [AmountKind, string][];
  if (written !== null) kinds.push(["written", `Como está escrito: “${written}”`]);
  return (
    <Box component="fieldset" sx={fieldset}>
      <legend className={labelClass()}>{label}</legend>
      {kinds.map(([kind, text]) => (
        <RadioInput
          key={kind}
          name="pay-kind"
          label={text}
          checked={pay.kind === kind}
          onChange={() => onChange({ ...pay, kind })}
        />
      ))}
      <FieldHelp id="pay-kind" error={undefined}>
        {pay.kind === "negotiable" && "Vagas com salário recebem mais currículos."}
      </FieldHelp>
    </Box>
  );
}

/** The line that visitors will read, once the amounts can be read. */
function Shown({ pay: typed }: Pick<Props, "pay">) {
  const { pay } = readTypedPay(typed);
  if (pay === null) return null;
  return (
    <Typography>
      Na vaga aparece: <strong>{payLine(pay)}</strong>
    </Typography>
  );
}
