import BackIcon from "@mui/icons-material/ArrowBack";
import ForwardIcon from "@mui/icons-material/ArrowForward";
import CloseIcon from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { Announcement } from "../../../../ui/Announcement.tsx";
import { Fill } from "../../../../ui/layout/Fill.tsx";
import { HStack } from "../../../../ui/layout/HStack.tsx";
import { ReaderKeysButton } from "./ReaderKeysButton.tsx";
import type { neighbours } from "./readingOrder.ts";

type Props = {
  name: string;
  /** From 1, and of how many; null if the person is not in the list. */
  position: readonly [number, number] | null;
  around: ReturnType<typeof neighbours>;
  onGo: (id: string | null) => void;
  onClose: () => void;
};

/** A button that leads nowhere keeps the focus. */
const faintAtTheEnd = { "&[aria-disabled=true]": { opacity: 0.4 } } as const;

/** Who is read, and the way to others. */
export function ReaderHeader({ name, position, around, onGo, onClose }: Props) {
  const where = position && `${position[0]} de ${position[1]}`;
  return (
    <HStack
      nowrap
      gap={0.5}
      align="center"
      sx={{ pl: { xs: 2, md: 3 }, pr: 1, py: 1, borderBottom: "1px solid", borderColor: "divider" }}
    >
      <Fill>
        <Typography id="reader-title" variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        {where && (
          <Typography variant="body2" color="textSecondary">
            {where}
          </Typography>
        )}
      </Fill>
      <Announcement text={where ? `${name}, ${where}` : name} />
      <ReaderKeysButton />
      <IconButton
        aria-label="Pessoa anterior"
        aria-disabled={around.previous === null}
        onClick={() => onGo(around.previous)}
        sx={faintAtTheEnd}
      >
        <BackIcon />
      </IconButton>
      <IconButton
        aria-label="Próxima pessoa"
        aria-disabled={around.next === null}
        onClick={() => onGo(around.next)}
        sx={faintAtTheEnd}
      >
        <ForwardIcon />
      </IconButton>
      <IconButton aria-label="Fechar" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </HStack>
  );
}
