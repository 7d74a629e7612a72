import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/paths";
import { confirmNewEmail } from "../../../data/session/actionCodes.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { LinkProblem } from "./LinkProblem.tsx";
import { problemOf } from "./linkProblemText.ts";
import { useCodeOutcome } from "./useCodeOutcome.ts";

/** Proves the new e-mail address of an account: from here on it is the one that counts. */
export function NewEmail({ code }: { code: string }) {
  const [result, retry] = useCodeOutcome(code, confirmNewEmail);

  if (result === null) return <Loading label="Confirmando o novo e-mail..." />;
  if (result.outcome !== "done")
    return <LinkProblem problem={problemOf(result.outcome)} purpose="newEmail" onRetry={retry} />;
  return (
    <AccountFrame title="E-mail trocado" intro="O novo endereço está confirmado.">
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography>
          De agora em diante, entre com{" "}
          <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
            {result.email ?? "o endereço novo"}
          </Box>{" "}
          e a mesma senha. Os avisos sobre vagas e candidaturas chegam nele.
        </Typography>
        <ButtonLink to={paths.companyLogin} variant="contained" size="large">
          Ir para Login
        </ButtonLink>
      </Box>
    </AccountFrame>
  );
}
