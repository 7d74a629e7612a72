import { AlertStatistics } from "./AlertStatistics.tsx";
import { CategoryStatistics } from "./CategoryStatistics.tsx";
import { HireStatistics } from "./HireStatistics.tsx";
import { WeekStatistics } from "./WeekStatistics.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Columns } from "../../../ui/layout/Columns.tsx";

/** Jobs per category, what is new each week, hires and alerts. */
export function Statistics() {
  return (
    <VStack gap={4}>
      <Columns from="xl">
        <CategoryStatistics />
        <WeekStatistics />
      </Columns>
      <Columns from="xl">
        <HireStatistics />
        <AlertStatistics />
      </Columns>
    </VStack>
  );
}
