import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import ZoomInIcon from "@mui/icons-material/ZoomIn";
import ZoomOutIcon from "@mui/icons-material/ZoomOut";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { HStack } from "../../ui/layout/HStack.tsx";

/** How many times as wide as the room the pages are. */
const steps = [1, 1.5, 2, 3] as const;

/** A button that changes nothing more keeps the focus. */
const faintAtTheEnd = { "&[aria-disabled=true]": { opacity: 0.4 } } as const;

type Props = {
  /** Null while no page is shown. */
  zoom: { value: number; change: (next: number) => void } | null;
  name: string;
  saving: boolean;
  onSave: () => void;
};

/** Above a file: larger, smaller, download. */
export function FileToolbar({ zoom, name, saving, onSave }: Props) {
  const shown = saving ? "Baixando..." : "Baixar";
  return (
    <HStack align="center" justify="end" sx={{ mb: 1 }}>
      {zoom && <Zoom {...zoom} />}
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-disabled={saving}
        onClick={onSave}
        aria-label={`${shown} o currículo de ${name}`}
      >
        {shown}
      </Button>
    </HStack>
  );
}

function Zoom({ value, change }: NonNullable<Props["zoom"]>) {
  const smaller = steps.findLast((step) => step < value);
  const larger = steps.find((step) => step > value);
  return (
    <>
      <IconButton
        aria-label="Diminuir"
        aria-disabled={smaller === undefined}
        onClick={() => smaller !== undefined && change(smaller)}
        sx={faintAtTheEnd}
      >
        <ZoomOutIcon />
      </IconButton>
      <IconButton
        aria-label="Aumentar"
        aria-disabled={larger === undefined}
        onClick={() => larger !== undefined && change(larger)}
        sx={faintAtTheEnd}
      >
        <ZoomInIcon />
      </IconButton>
    </>
  );
}
