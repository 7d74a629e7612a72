import { type SxProps, styled, type Theme } from "@mui/material/styles";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** Covers the whole area invisibly: a press anywhere opens the browser's file dialog. */
const Chooser = styled("input")({
  position: "absolute",
  inset: 0,
  width: "100%",
  opacity: 0,
  cursor: "pointer",
});

const Place = styled("div")({
  position: "relative",
  border: "2px dashed",
  borderRadius: 10,
  "&:focus-within": { outline: "3px solid var(--mui-palette-primary-main)", outlineOffset: 2 },
});

type Props = Omit<ComponentProps<"input">, "type" | "onChange"> & {
  onFiles: (files: readonly File[]) => void;
  /** Its border and background while no file is dragged over it. */
  sx: SxProps<Theme>;
  children: ReactNode;
};

/** An area to choose or drop files. Presses pass through its content to the input above. */
export function FileDrop({ onFiles, sx, children, ...input }: Props) {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = ""; // Cleared, so that the same file can be chosen again.
    onFiles(files);
  };
  const takeChosen = useEffectEvent(() => chooser.current?.files?.length && take(chooser.current));
  // Of a rendered form: chosen before its code ran.
  useEffect(() => void takeChosen(), []);
  return (
    <Place
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={[
        ...(Array.isArray(sx) ? sx : [sx]),
        over && { borderColor: "primary.main", bgcolor: "action.hover" },
      ]}
    >
      <Chooser {...input} type="file" ref={chooser} onChange={({ target }) => take(target)} />
      {children}
    </Place>
  );
}
