import ErrorIcon from "@mui/icons-material/ErrorOutlined";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** Replaces the download button: the file was unusable, and the person was asked for another one. */
export function MissingFile() {
  return (
    <StatusChip
      tone="bad"
      icon={<ErrorIcon aria-hidden />}
      label="Arquivo não abriu; pedimos outro"
    />
  );
}
