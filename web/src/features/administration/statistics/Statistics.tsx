import { CategoryStatistics } from "./CategoryStatistics.tsx";
import { HireStatistics } from "./HireStatistics.tsx";
import { WeekStatistics } from "./WeekStatistics.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Columns } from "../../../ui/layout/Columns.tsx";

/** Jobs per category, what is new each week, and hires. */
export function Statistics() {
  return (
    <VStack gap={4}>
      <Columns from="xl">
        <CategoryStatistics />
        <WeekStatistics />
      </Columns>
      <HireStatistics />
    </VStack>
  );
}
