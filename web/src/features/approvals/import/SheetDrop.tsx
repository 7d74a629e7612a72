import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Typography from "@mui/material/Typography";
import { FileDrop } from "../../../ui/form/FileDrop.tsx";

/** A filter for the file dialog; the bytes decide what a file is. */
const accepted =
  ".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Takes a spreadsheet, chosen or dropped. */
export function SheetDrop({ onFile }: { onFile: (file: File) => Promise<void> }) {
  return (
    <FileDrop
      accept={accepted}
      aria-labelledby="planilha"
      onFiles={([file]) => file && void onFile(file)}
      sx={{ borderColor: "divider" }}
    >
      <Typography
        component="div"
        id="planilha"
        sx={{
          display: "grid",
          justifyItems: "center",
          gap: 1,
          textAlign: "center",
          px: 2,
          py: 4,
          fontWeight: 650,
        }}
      >
        <UploadIcon aria-hidden sx={{ fontSize: 40, color: "primary.main" }} />
        Escolher planilha
        <Typography component="span" variant="body2" color="textSecondary">
          Excel (.xlsx) ou CSV; também dá para arrastar para cá
        </Typography>
      </Typography>
    </FileDrop>
  );
}
