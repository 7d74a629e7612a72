import Button, { type ButtonProps } from "@mui/material/Button";
import { isDeliberate } from "../../ui/deliberate.ts";

type Props = Omit<ButtonProps, "onClick" | "size"> & {
  /** `height`: of its card, in pixels. */
  onDecide: (height: number) => void;
  /** Decides nothing by itself, so any click counts. */
  harmless?: boolean;
};

/** A card's button that decides, or leads to a decision; ignores a click that was aimed at something else. */
export function DecisionButton({ onDecide, harmless = false, ...rest }: Props) {
  return (
    <Button
      size="small"
      {...rest}
      onClick={(event) => {
        if (harmless || isDeliberate(event))
          onDecide(event.currentTarget.closest("li")?.getBoundingClientRect().height ?? 0);
      }}
    />
  );
}
