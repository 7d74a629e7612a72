import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { VStack } from "../layout/VStack.tsx";

type Props = {
  title: string;
  /** Its heading is the page's. */
  isPage?: boolean;
  children: ReactNode;
};

/** What has happened; its heading takes the focus of the removed button. */
export function Result({ title, isPage = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <VStack align="start" role="status">
      <Typography
        variant={isPage ? "h1" : "h2"}
        ref={heading}
        tabIndex={-1}
        data-page-heading={isPage || undefined}
      >
        {title}
      </Typography>
      {children}
    </VStack>
  );
}
