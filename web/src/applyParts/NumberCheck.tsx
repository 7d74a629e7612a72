import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ActionRow } from "../ui/ActionRow.tsx";
import { Surface } from "../ui/Surface.tsx";
import { NumberQuestion } from "./NumberQuestion.tsx";

type Props = {
  phone: string;
  /** Below the number. */
  children?: ReactNode;
  onYes: () => void;
  onCorrect: () => void;
};

/** Reads the number back before an application is sent, because nobody could report a wrong one afterwards. */
export function NumberCheck({ phone, children, onYes, onCorrect }: Props) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Surface
      ref={whole}
      role="group"
      aria-labelledby={id}
      data-action-bar
      sx={{
        display: "grid",
        gap: 1.5,
        p: { xs: 2, sm: 3 },
        border: "2px solid",
        borderColor: "primary.main",
      }}
    >
      <Typography id={id} ref={heading} variant="h3" component="h2" tabIndex={-1}>
        <NumberQuestion digits={phone} />
      </Typography>
      {children}
      <ActionRow>
        {/* The second press of a double click on the form's button is no answer. */}
        <Button variant="contained" size="large" onClick={({ detail }) => detail < 2 && onYes()}>
          Sim, está certo
        </Button>
        <Button variant="outlined" size="large" onClick={({ detail }) => detail < 2 && onCorrect()}>
          Corrigir
        </Button>
      </ActionRow>
    </Surface>
  );
}
