import Autocomplete, { type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import { useForkRef } from "@mui/material/utils";
import type { Ref } from "react";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Controller, type FieldValues } from "react-hook-form";
import { Adorned } from "./Adorned.tsx";
import { describedBy, Field } from "./Field.tsx";
import type { FormFieldProps } from "./FormTextField.tsx";
import { TextInput, type TextInputProps } from "./TextInput.tsx";

type Props<Values extends FieldValues> = Omit<FormFieldProps<Values>, "optional"> & {
  options: readonly string[];
  maxLength?: number;
};

/** A required text that people choose from a list or type. */
export function FormComboField<Values extends FieldValues>({
  control,
  name,
  label,
  help,
  options,
  maxLength,
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Field id={name} label={label} help={help} error={error?.message}>
          <Autocomplete
            id={name}
            freeSolo
            disableClearable
            forcePopupIcon
            popupIcon={<ExpandMoreIcon />}
            sx={{
              "& .MuiAutocomplete-endAdornment": { right: 9 },
              // As the arrow of a select.
              "& .MuiAutocomplete-popupIndicator": { color: "text.primary" },
            }}
            openText="Abrir a lista"
            closeText="Fechar a lista"
            options={options}
            inputValue={String(value)}
            onInputChange={(_event, typed, reason) => reason !== "reset" && onChange(typed)}
            onChange={(_event, chosen) => onChange(chosen)}
            renderInput={({ id, disabled, slotProps }) => (
              <ComboInput
                id={id}
                disabled={disabled}
                slotProps={slotProps}
                inputRef={ref}
                onBlur={onBlur}
                maxLength={maxLength}
                aria-describedby={describedBy(name)}
                aria-required
                aria-invalid={error !== undefined}
              />
            )}
          />
        </Field>
      )}
    />
  );
}

type ComboInputProps = Pick<AutocompleteRenderInputParams, "id" | "disabled" | "slotProps"> &
  TextInputProps & { inputRef: Ref<HTMLInputElement> };

function ComboInput({
  slotProps: {
    input: { ref: rootRef, onMouseDown, endAdornment },
    // MUI's class would narrow the input to make room for chips.
    htmlInput: { ref: ownRef, className: _class, ...own },
  },
  inputRef,
  onBlur,
  ...input
}: ComboInputProps) {
  const ref = useForkRef(ownRef, inputRef);
  return (
    <Adorned ref={rootRef} onMouseDown={onMouseDown} onBlur={onBlur}>
      <TextInput {...own} {...input} ref={ref} />
      {endAdornment}
    </Adorned>
  );
}
