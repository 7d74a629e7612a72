import { Fragment, useState } from "react";
import { ChoiceTile, ChoiceTiles } from "../../ui/form/ChoiceTile.tsx";
import look from "./ChoiceList.module.css";

type Choice = { id: string; label: string };

type Props = {
  legend: string;
  quietLegend?: boolean;
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** How many may be chosen. */
  most: number;
  onChange: (chosen: string[]) => void;
};

/** Choices of which several may be pressed, kept in the order of the presses. One too many is refused with a message. */
export function ChoiceList({ choices, chosen, most, onChange, name, ...group }: Props) {
  const [refused, setRefused] = useState<string | null>(null);

  function toggle(id: string, isChosen: boolean) {
    const isTooMany = isChosen && chosen.length >= most;
    setRefused(isTooMany ? id : null);
    if (!isTooMany) onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  return (
    <ChoiceTiles {...group}>
      {choices.map(({ id, label }) => (
        <Fragment key={id}>
          <ChoiceTile
            type="checkbox"
            name={name}
            label={label}
            checked={chosen.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
          {refused === id && (
            <p role="alert" className={look.refusal}>
              Você já escolheu {most}. Para trocar, tire um.
            </p>
          )}
        </Fragment>
      ))}
    </ChoiceTiles>
  );
}
