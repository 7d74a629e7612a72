import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import type { ReactNode } from "react";
import type { Sending } from "../../data/session/accountMailCall.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { ResendVerification } from "./ResendVerification.tsx";
import { Notice } from "../../ui/message/Notice.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { HStack } from "../../ui/layout/HStack.tsx";
import { BulletList } from "../../ui/BulletList.tsx";
import { Focused } from "../../ui/message/Focused.tsx";

/** `mail`: whether the verification mail was sent; `resend` sends it again. */
export type Registered = { email: string; mail: Sending; resend: () => Promise<Sending> };

/** After the registration, while the e-mail is not confirmed yet. */
export function RegistrationDone({ email, mail, resend }: Registered) {
  const origin = window.location.origin;
  return (
    <Focused fills>
      <AccountFrame title="Cadastro Realizado!" intro="Falta só um passo: confirmar o seu e-mail.">
        <VStack gap={3}>
          {mail === "sent" ? (
            <Typography>
              Enviamos um e-mail de confirmação para <Strong>{email}</Strong>. Abra sua caixa de
              entrada, clique no link e toque em “Confirmar o e-mail” para ativar a conta.
            </Typography>
          ) : (
            <Notice tone="warning">
              Sua conta foi criada, mas o e-mail de confirmação para <Strong>{email}</Strong> não
              saiu. Use o botão abaixo para enviar de novo.
            </Notice>
          )}
          <VStack gap={1} component={BulletList} sx={{ color: "text.secondary" }}>
            <li>
              O link traz você de volta para este site. Se ele abrir com <Strong>localhost</Strong>,
              troque essa parte do endereço por <Strong>{origin}</Strong>.
            </li>
            <li>Não encontrou? Veja na pasta de spam ou tente o cadastro com outro e-mail.</li>
          </VStack>
          <HStack gap={1.5}>
            <ButtonLink to={paths.companyLogin} variant="contained" size="large">
              Ir para Login
            </ButtonLink>
            <ResendVerification resend={resend} waitFirst={mail === "sent"} />
          </HStack>
        </VStack>
      </AccountFrame>
    </Focused>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return (
    <Box component="strong" sx={{ color: "text.primary" }}>
      {children}
    </Box>
  );
}
