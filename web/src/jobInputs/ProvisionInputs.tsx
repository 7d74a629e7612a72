import Box from "@mui/material/Box";
import type { Provisions, TypedPay } from "@vagas/functions/domain/pay/pay";
import { SelectField } from "../ui/form/SelectField.tsx";
import { provisionLabels, provisionOptions } from "./payLabels.ts";

type Props = { pay: TypedPay; onChange: (part: Partial<TypedPay>) => void };

/** Housing, meals and transport: given, deducted from the pay, or not given. */
export function ProvisionInputs({ pay, onChange }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {(Object.keys(provisionLabels) as (keyof Provisions)[]).map((part) => (
        <SelectField
          key={part}
          name={`pay-${part}`}
          label={provisionLabels[part]}
          value={pay[part]}
          onChange={(chosen) => onChange({ [part]: chosen })}
        >
          {Object.entries(provisionOptions).map(([provision, label]) => (
            <option key={provision} value={provision}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
    </Box>
  );
}
