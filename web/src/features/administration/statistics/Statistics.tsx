import { CategoryStatistics } from "./CategoryStatistics.tsx";
import { WeekStatistics } from "./WeekStatistics.tsx";
import { Columns } from "../../../ui/layout/Columns.tsx";

/** Jobs per category, and what is new each week. */
export function Statistics() {
  return (
    <Columns from="xl">
      <CategoryStatistics />
      <WeekStatistics />
    </Columns>
  );
}
