import Box from "@mui/material/Box";
import type { PayUnit, TypedPay } from "@vagas/functions/domain/pay/pay";
import type { Ref } from "react";
import { SelectField } from "../ui/form/SelectField.tsx";
import { TextField } from "../ui/form/TextField.tsx";
import { unitLabels } from "./payLabels.ts";

export type AmountMessages = { least: string | undefined; most: string | undefined };

type Props = {
  pay: TypedPay;
  problems: AmountMessages;
  /** Work of a day is paid by the day. */
  ofTheDay: boolean;
  onChange: (part: Partial<TypedPay>) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

/** More characters than any amount needs. */
const mostTyped = 20;

/** One amount or two, in reais, and what they are counted by. */
export function AmountInputs({ pay, problems, ofTheDay, onChange, onBlur, inputRef }: Props) {
  const isRange = pay.kind === "range";
  const amount = {
    placeholder: ofTheDay ? "Ex.: 120,00" : "Ex.: 1.780,00",
    inputMode: "decimal",
    autoComplete: "off",
    maxLength: mostTyped,
    onBlur,
  } as const;
  // The first wrong input takes the focus.
  const isFirstWrong = problems.least !== undefined || problems.most === undefined;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: {
          xs: isRange ? "1fr 1fr" : "1fr",
          sm: isRange ? "1fr 1fr 1fr" : "1fr 1fr",
        },
        alignItems: "start",
        "& > :last-child": { gridColumn: { xs: "1 / -1", sm: "auto" } },
      }}
    >
      <TextField
        {...amount}
        name="pay-least"
        label={isRange ? "De (R$)" : ofTheDay ? "Valor do dia (R$)" : "Valor (R$)"}
        value={pay.least}
        onChange={(least) => onChange({ least })}
        error={problems.least}
        {...(isFirstWrong && { ref: inputRef })}
      />
      {isRange && (
        <TextField
          {...amount}
          name="pay-most"
          label="Até (R$)"
          value={pay.most}
          onChange={(most) => onChange({ most })}
          error={problems.most}
          {...(!isFirstWrong && { ref: inputRef })}
        />
      )}
      {!ofTheDay && <UnitInput unit={pay.unit} onChange={onChange} onBlur={onBlur} />}
    </Box>
  );
}

type UnitProps = Pick<Props, "onChange" | "onBlur"> & Pick<TypedPay, "unit">;

function UnitInput({ unit: chosen, onChange, onBlur }: UnitProps) {
  return (
    <SelectField
      name="pay-unit"
      label="Como paga"
      value={chosen}
      onChange={(unit) => onChange({ unit: unit as PayUnit })}
      onBlur={onBlur}
    >
      {Object.entries(unitLabels).map(([unit, label]) => (
        <option key={unit} value={unit}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
