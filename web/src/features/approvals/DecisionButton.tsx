import Button, { type ButtonProps } from "@mui/material/Button";
import { isDeliberate } from "./deliberate.ts";

type Props = Omit<ButtonProps, "onClick" | "size"> & {
  /** `height`: of the card it stands on, in pixels. */
  onDecide: (height: number) => void;
  /** Decides nothing by itself: any click is meant. */
  harmless?: boolean;
};

/** A button of a card that decides, or leads to that: a click that was meant for something else does nothing. */
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
