import Button from "@mui/material/Button";
import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import { isoDay } from "@vagas/functions/domain/visitorDates";
import { saveJson } from "../../ui/file/saveJson.ts";

/** Saves all that is shown as a file. */
export function CopyButton({ data }: { data: SentData }) {
  return (
    <Button
      variant="outlined"
      size="large"
      onClick={() => saveJson(data, `meus-dados-${isoDay(new Date())}.json`)}
    >
      Baixar uma cópia (JSON)
    </Button>
  );
}
