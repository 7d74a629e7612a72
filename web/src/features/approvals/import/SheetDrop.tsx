import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type DragEvent, useState } from "react";

/** What a choice of files shows first; what a file is follows from its bytes. */
const accepted =
  ".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Takes a spreadsheet, chosen or dropped. */
export function SheetDrop({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const [over, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (file) await onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <Box
      component="label"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1,
        textAlign: "center",
        px: 2,
        py: 4,
        cursor: "pointer",
        borderRadius: 1,
        border: "2px dashed",
        borderColor: over ? "primary.main" : "divider",
        bgcolor: over ? "action.hover" : "transparent",
        "&:focus-within": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <UploadIcon aria-hidden sx={{ fontSize: 40, color: "primary.main" }} />
      <Typography component="span" sx={{ fontWeight: 650 }}>
        Escolher planilha
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
        Excel (.xlsx) ou CSV; também dá para arrastar para cá
      </Typography>
      <Box
        component="input"
        type="file"
        accept={accepted}
        onChange={(event) => {
          const input = event.currentTarget;
          void take(input.files?.[0]).then(() => {
            input.value = ""; // So that the same file can be chosen again.
          });
        }}
        sx={{
          position: "absolute",
          width: "1px",
          height: "1px",
          opacity: 0,
          overflow: "hidden",
          clipPath: "inset(50%)",
        }}
      />
    </Box>
  );
}
