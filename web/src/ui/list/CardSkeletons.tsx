import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { HiddenText } from "../Announcement.tsx";
import { Surface } from "../Surface.tsx";

/** The shape of the real cards: a wide one has a column for short facts. */
const wide = "@container (min-width: 40em)";

const layout = {
  display: "grid",
  gap: 1,
  [wide]: { gridTemplateColumns: "minmax(0, 1fr) 272px", columnGap: 4 },
} as const;

type Props = { count: number; label: string; pairs?: boolean };

/** Placeholders of loading cards; `label` names them. `pairs`: two side by side where there is room. */
export function CardSkeletons({ count, label, pairs = false }: Props) {
  return (
    <Box
      role="status"
      aria-busy
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          lg: pairs ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)",
        },
      }}
    >
      <HiddenText>{label}</HiddenText>
      {Array.from({ length: count }, (_, i) => (
        <Surface key={i} aria-hidden sx={{ containerType: "inline-size", p: { xs: 2, md: 3 } }}>
          <Box sx={layout}>
            <div>
              <Skeleton width="62%" height={30} />
              <Skeleton width="48%" height={26} />
              <Skeleton width="92%" sx={{ mt: 1 }} />
              <Skeleton width="70%" />
            </div>
            <div>
              <Skeleton width="55%" height={26} />
              <Skeleton width="70%" />
              <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1, mt: 1.5 }}>
                <Skeleton variant="rounded" height={44} />
                <Skeleton variant="rounded" height={44} />
              </Box>
            </div>
          </Box>
        </Surface>
      ))}
    </Box>
  );
}
