import type { ReactNode } from "react";
import { describedBy, FieldHelp } from "./Field.tsx";
import look from "./ChoiceTile.module.css";

type Props = {
  /** 'radio' for one of several with the same name. */
  type: "checkbox" | "radio";
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A choice that is pressed anywhere on its tile; the box shows the tick without colour too. */
export function ChoiceTile({ label, onChange, ...input }: Props) {
  return (
    <label className={look.tile}>
      <input {...input} className={look.box} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Of a question without an answer. */
export const chooseOneText = "Escolha uma das respostas.";

/** Tiles under a question; side by side where each keeps room for its words. `wide` tiles have a line each on a phone. */
export function ChoiceTiles({
  legend,
  quietLegend = false,
  wide = false,
  id,
  error,
  children,
}: {
  legend: string;
  /** The page's heading says the same. */
  quietLegend?: boolean;
  wide?: boolean;
  /** Of a question that may have an error, which `useFocusOnInvalid` then finds. */
  id?: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset
      className={look.group}
      aria-describedby={id && describedBy(id)}
      data-wrong={error !== undefined || undefined}
    >
      <legend className={quietLegend ? look.quiet : look.legend}>{legend}</legend>
      <div className={wide ? look.wideTiles : look.tiles}>{children}</div>
      {id && <FieldHelp id={id} error={error} />}
    </fieldset>
  );
}
