import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/paths";
import { recoverEmail } from "../../../data/session/actionCodes.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { problemOf } from "./linkProblemText.ts";
import { useCodeOutcome } from "./useCodeOutcome.ts";

/** Reverts a change of the account's e-mail address that its owner did not make. */
export function RecoverEmail({ code }: { code: string }) {
  const [result, retry] = useCodeOutcome(code, recoverEmail);

  if (result === null) return <Loading label="Restaurando seu e-mail..." />;
  if (result.outcome !== "done")
    return <LinkProblem problem={problemOf(result.outcome)} purpose="recovery" onRetry={retry} />;
  return (
    <AccountFrame title="E-mail restaurado" intro="A mudança de endereço foi desfeita.">
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography>
          {result.email ? (
            <>
              Sua conta voltou a usar{" "}
              <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
                {result.email}
              </Box>
              .{" "}
            </>
          ) : null}
          Se não foi você quem pediu a mudança, outra pessoa pode conhecer sua senha: no login,
          digite seu e-mail e toque em “Esqueceu a senha?” para criar outra.
        </Typography>
        <ButtonLink to={paths.companyLogin} variant="contained" size="large">
          Ir para Login
        </ButtonLink>
      </Box>
    </AccountFrame>
  );
}
