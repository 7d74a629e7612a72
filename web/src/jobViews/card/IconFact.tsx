import clsx from "clsx";
import type { ReactNode } from "react";
import { HiddenText } from "../../ui/Announcement.tsx";
import look from "./IconFact.module.css";

/** A fact with its icon; screen readers get the label instead. */
export function IconFact({
  icon,
  label,
  strong = false,
  children,
}: {
  icon: ReactNode;
  label: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={clsx(look.fact, strong && look.strong)}>
      {icon}
      <span>
        <HiddenText>{`${label}: `}</HiddenText>
        {children}
      </span>
    </li>
  );
}
