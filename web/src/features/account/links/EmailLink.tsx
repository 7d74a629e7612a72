import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { EmailLinkOutcome } from "../../../data/session/actionCodes.ts";
import { type FollowLink, useMailLink } from "../../../data/visitor/useMailLink.ts";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { problemOf, unsentText } from "./linkProblemText.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { Focused } from "../../../ui/message/Focused.tsx";

type Props = {
  code: string;
  follow: FollowLink<"confirmed", EmailLinkOutcome>;
  purpose: "verification" | "recovery" | "newEmail";
  /** What the button does; `title` is its label too. */
  offer: { title: string; busy: string; text: (email: string) => ReactNode };
  /** The result; `email` is null if Auth names no address. */
  done: (email: string | null) => ReactNode;
};

/**
 * A mailed link about an address: says what it does, and a button does it. Opening the page changes nothing, because
 * mail scanners open every link.
 */
export function EmailLink({ code, follow, purpose, offer, done }: Props) {
  const { outcome, busy, problem, give, retry } = useMailLink(code, follow);
  if (outcome === null) return <Loading label="Verificando o link..." />;
  switch (outcome.state) {
    case "ready":
      return (
        <AccountFrame title={offer.title}>
          <VStack gap={3} align="start">
            <Typography>{offer.text(outcome.email ?? "o endereço deste e-mail")}</Typography>
            {problem && <Notice tone="error">{unsentText[problem]}</Notice>}
            <Button
              variant="contained"
              size="large"
              onClick={() => void give("confirmed")}
              aria-disabled={busy}
            >
              {busy ? offer.busy : offer.title}
            </Button>
          </VStack>
        </AccountFrame>
      );
    case "done":
      return <Focused fills>{done(outcome.email)}</Focused>;
    default:
      return (
        <Focused fills>
          <LinkProblem problem={problemOf(outcome.state)} purpose={purpose} onRetry={retry} />
        </Focused>
      );
  }
}
