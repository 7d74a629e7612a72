import { type ReactNode, useId } from "react";
import { SectionHeading } from "../../../ui/page/SectionHeading.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** A part of the page under its own heading. */
export function HealthSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <VStack component="section" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </VStack>
  );
}
