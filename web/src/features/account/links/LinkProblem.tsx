import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { type Problem, problemText } from "./linkProblemText.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = {
  problem: Problem;
  purpose?: "password" | "verification" | "recovery" | "newEmail";
  onRetry?: () => void;
};

const wayOn = {
  password: "Para receber outro, abra o login, digite seu e-mail e toque em “Esqueceu a senha?”.",
  verification:
    "Se a sua conta já está confirmada, é só entrar. Se não está, entre mesmo assim: enviamos outro link na hora.",
  newEmail:
    "Se o endereço ainda não mudou, entre com o antigo e peça outro link no perfil da empresa.",
  recovery: "Se você não reconhece uma mudança na sua conta, redefina a senha pelo login.",
} as const;

/** Why a link does not work, and how to continue. */
export function LinkProblem({ problem, purpose, onRetry }: Props) {
  const { title, description } = problemText[problem];
  const passing = problem === "offline" || problem === "failed";
  return (
    <AccountFrame title={title} intro={description}>
      <VStack gap={3}>
        {purpose && !passing && problem !== "gone" && <Typography>{wayOn[purpose]}</Typography>}
        <HStack gap={1.5}>
          {passing && onRetry ? (
            <Button variant="contained" size="large" onClick={onRetry}>
              Tentar de novo
            </Button>
          ) : (
            <ButtonLink to={paths.companyLogin} variant="contained" size="large">
              Ir para Login
            </ButtonLink>
          )}
          {problem === "gone" && (
            <ButtonLink to={paths.companyRegister} variant="outlined" size="large">
              Cadastrar empresa
            </ButtonLink>
          )}
        </HStack>
      </VStack>
    </AccountFrame>
  );
}
