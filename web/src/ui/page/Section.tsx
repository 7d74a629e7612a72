import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { VStack } from "../layout/VStack.tsx";
import { SectionHeading } from "./SectionHeading.tsx";

type Props = {
  title: string;
  /** What the section shows, below its heading. */
  note?: string;
  children: ReactNode;
};

/** A part of a page under its heading, which names it. */
export function Section({ title, note, children }: Props) {
  const id = useId();
  const heading = <SectionHeading id={id}>{title}</SectionHeading>;
  return (
    <VStack component="section" aria-labelledby={id} sx={{ minWidth: 0, alignContent: "start" }}>
      {note === undefined ? (
        heading
      ) : (
        <VStack gap={0.5}>
          {heading}
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        </VStack>
      )}
      {children}
    </VStack>
  );
}
