import Typography from "@mui/material/Typography";
import { alertFilters, listText } from "@vagas/functions/domain/alert/alertList";

/** An alert's list, in words. */
export function ListWords({ list }: { list: string }) {
  return (
    <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
      {listText(alertFilters(list))}
    </Typography>
  );
}
