import Box from "@mui/material/Box";
import { CategoryStatistics } from "./CategoryStatistics.tsx";
import { WeekStatistics } from "./WeekStatistics.tsx";

/** Jobs per category, and what is new each week. */
export function Statistics() {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <CategoryStatistics />
      <WeekStatistics />
    </Box>
  );
}
