import { ChoiceTile, ChoiceTiles } from "../../ui/form/ChoiceTile.tsx";

type Props<Key extends string> = {
  legend: string;
  quietLegend?: boolean;
  wide?: boolean;
  name: string;
  /** The labels, in the order in which they are shown. */
  choices: Record<Key, string>;
  chosen: Key | null;
  onChange: (chosen: Key) => void;
};

/** Choices of which one may be pressed. */
export function OneChoice<Key extends string>(props: Props<Key>) {
  const { choices, chosen, onChange, name, ...group } = props;
  return (
    <ChoiceTiles {...group}>
      {(Object.keys(choices) as Key[]).map((key) => (
        <ChoiceTile
          key={key}
          type="radio"
          name={name}
          label={choices[key]}
          checked={chosen === key}
          onChange={() => onChange(key)}
        />
      ))}
    </ChoiceTiles>
  );
}
