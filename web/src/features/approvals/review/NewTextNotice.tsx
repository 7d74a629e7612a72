import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Notice } from "../../../ui/message/Notice.tsx";

type Props = { title: string; onRead: () => void };

/** Says, while a text is read, that a newer one must be read before the decision. */
export function NewTextNotice({ title, onRead }: Props) {
  return (
    <Box sx={{ mb: 2, position: "sticky", top: 0, zIndex: 1 }}>
      <Notice
        tone="error"
        title={title}
        action={
          <Button size="small" variant="outlined" onClick={onRead}>
            Ver o que mudou
          </Button>
        }
      >
        Abaixo está o texto que você começou a ler. Para decidir, leia a versão nova.
      </Notice>
    </Box>
  );
}
