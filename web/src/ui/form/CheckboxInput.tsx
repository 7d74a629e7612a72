import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";

const Row = styled("label")({
  display: "flex",
  gap: 12,
  paddingBlock: 10,
  lineHeight: "24px",
  cursor: "pointer",
  overflowWrap: "anywhere",
});

const Tick = styled("input")({
  flex: "none",
  width: 24,
  height: 24,
  margin: 0,
  accentColor: "var(--mui-palette-primary-main)",
  "&:focus-visible": { outline: "3px solid var(--mui-palette-primary-main)", outlineOffset: 2 },
});

export type CheckboxInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  label: ReactNode;
  onChange: (checked: boolean) => void;
};

/** A native checkbox with its label beside it. */
export function CheckboxInput({ label, onChange, ...input }: CheckboxInputProps) {
  return (
    <Row>
      <Tick {...input} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      {/* One element, so that the label and a link in it stay one text. */}
      <span>{label}</span>
    </Row>
  );
}
