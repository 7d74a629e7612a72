import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { HStack } from "../../ui/layout/HStack.tsx";
import { Card } from "../../ui/Card.tsx";
import { isTyping } from "./keys/queueKeys.ts";
import type { Returned } from "./useDecisions.ts";

type Props = {
  title: string;
  facts: string;
  /** Before the title. */
  choice?: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Shown again: its title takes the focus, once. */
  returned?: Returned;
  children: ReactNode;
};

/** The frame and heading of every item of the approvals. */
export function ApprovalCard({ title, facts, choice, badge, returned = null, children }: Props) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned === null) return;
    // Whoever types in a field goes on there: by the queue's keys, the next letter could decide on this item.
    const at = document.activeElement;
    if (at === null || !isTyping(at)) name.current?.focus({ preventScroll: true });
    returned();
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
