import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/paths";
import type { ReactNode } from "react";
import type { CodeOutcome } from "../../../data/session/actionCodes.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { problemOf } from "./linkProblemText.ts";
import { useCodeOutcome } from "./useCodeOutcome.ts";

type Props = {
  code: string;
  /** Uses the code up; gives back the address that the account has from then on. */
  use: (code: string) => Promise<CodeOutcome>;
  purpose: "recovery" | "newEmail";
  loading: string;
  title: string;
  intro: string;
  /** What it means for the account; null where Auth names no address. */
  children: (email: string | null) => ReactNode;
};

/** A link that changes the e-mail address of an account as soon as it is opened, and then leads to the login. */
export function EmailLink({ code, use, purpose, loading, title, intro, children }: Props) {
  const [result, retry] = useCodeOutcome(code, use);

  if (result === null) return <Loading label={loading} />;
  if (result.outcome !== "done")
    return <LinkProblem problem={problemOf(result.outcome)} purpose={purpose} onRetry={retry} />;
  return (
    <AccountFrame title={title} intro={intro}>
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography sx={{ "& strong": { overflowWrap: "anywhere" } }}>
          {children(result.email)}
        </Typography>
        <ButtonLink to={paths.companyLogin} variant="contained" size="large">
          Ir para Login
        </ButtonLink>
      </Box>
    </AccountFrame>
  );
}
