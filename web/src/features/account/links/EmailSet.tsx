import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

type Props = { title: string; intro: string; children: ReactNode };

/** Reports an account's new address and what that means, and links to the login. */
export function EmailSet({ title, intro, children }: Props) {
  return (
    <AccountFrame title={title} intro={intro}>
      <VStack gap={3} align="start">
        <Typography>{children}</Typography>
        <ButtonLink to={paths.companyLogin} variant="contained" size="large">
          Ir para Login
        </ButtonLink>
      </VStack>
    </AccountFrame>
  );
}
