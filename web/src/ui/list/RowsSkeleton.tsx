import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { HiddenText } from "../Announcement.tsx";

const frame = { border: "1px solid", borderColor: "divider", bgcolor: "background.paper" } as const;

/** Placeholders of a table's loading records, as cards where they will be cards; `label` names them. */
export function RowsSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <Box role="status">
      <HiddenText>{label}</HiddenText>
      <Box
        aria-hidden
        sx={{
          display: "grid",
          gap: { xs: 1.5, xl: 0 },
          gridTemplateColumns: {
            xs: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
            xl: "1fr",
          },
        }}
      >
        {Array.from({ length: count }, (_, i) => (
          <Box
            key={i}
            sx={{
              ...frame,
              p: 2,
              borderRadius: {
                xs: 1,
                xl: i === 0 ? "10px 10px 0 0" : i === count - 1 ? "0 0 10px 10px" : 0,
              },
              mt: { xl: i ? "-1px" : 0 },
              display: "flex",
              flexDirection: { xs: "column", xl: "row" },
              alignItems: { xl: "center" },
              gap: { xs: 1, xl: 4 },
            }}
          >
            <Skeleton height={26} sx={{ width: { xs: "70%", xl: "24%" } }} />
            <Skeleton height={24} sx={{ width: { xs: "85%", xl: "28%" } }} />
            <Skeleton height={24} sx={{ width: { xs: "40%", xl: "14%" } }} />
            <Skeleton
              height={36}
              sx={{ width: { xs: "60%", xl: "18%" }, mt: { xs: 1.5, xl: 0 }, ml: { xl: "auto" } }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
