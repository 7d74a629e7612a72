import type { ReactNode } from "react";
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

/** Tiles under a question; side by side where each keeps room for its words. `wide` tiles have a line each on a phone. */
export function ChoiceTiles({
  legend,
  quietLegend = false,
  wide = false,
  children,
}: {
  legend: string;
  /** The page's heading says the same. */
  quietLegend?: boolean;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={look.group}>
      <legend className={quietLegend ? look.quiet : look.legend}>{legend}</legend>
      <div className={wide ? look.wideTiles : look.tiles}>{children}</div>
    </fieldset>
  );
}
