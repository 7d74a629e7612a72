import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { HStack } from "../../ui/layout/HStack.tsx";
import { Card } from "../../ui/Card.tsx";

type Props = {
  title: string;
  facts: string;
  /** Before the title. */
  choice?: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Shown again after a decision was undone or failed: its title takes the focus. */
  returned?: boolean;
  children: ReactNode;
};

/** The frame and heading of every item of the approvals. */
export function ApprovalCard({ title, facts, choice, badge, returned = false, children }: Props) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) name.current?.focus({ preventScroll: true });
  }, [returned]);
  return (
    <Card component="li">
      <HStack align="start" nowrap={choice !== undefined}>
        {choice}
        <HStack align="start" sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            ref={name}
            tabIndex={-1}
            data-queue-stop
            variant="h3"
            sx={{ flex: "1 1 180px", minWidth: 0 }}
          >
            {title}
          </Typography>
          {badge}
        </HStack>
      </HStack>
      <Typography variant="body2">{facts}</Typography>
      {children}
    </Card>
  );
}
