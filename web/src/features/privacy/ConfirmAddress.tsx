import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { OwnDataRequest } from "./OwnDataRequest.tsx";
import type { Act } from "./useOwnData.ts";
import { Result } from "../../ui/message/Result.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Prose } from "../../ui/Prose.tsx";

type ConfirmAddressProps = { done: boolean; busy: boolean; act: Act };

/** The link of a receipt: confirms that its reader wants mails about what was sent under the address. */
export function ConfirmAddress({ done, busy, act }: ConfirmAddressProps) {
  if (done) return <Confirmed />;
  return (
    <VStack align="start">
      <Typography variant="h2">Confirmar este e-mail</Typography>
      <Prose>
        Se este e-mail é seu, confirme: os próximos avisos sobre as suas candidaturas chegam nele.
        Se você não enviou nenhum currículo, não precisa fazer nada.
      </Prose>
      <Button
        variant="contained"
        size="large"
        onClick={() => void act({ act: "confirm" })}
        aria-disabled={busy}
      >
        {busy ? "Confirmando..." : "Confirmar este e-mail"}
      </Button>
    </VStack>
  );
}

function Confirmed() {
  return (
    <VStack align="start">
      <Result title="E-mail confirmado">
        <Prose>
          Os próximos avisos sobre as suas candidaturas chegam nele. Para ver, corrigir ou apagar o
          que enviou, peça abaixo um link.
        </Prose>
      </Result>
      <OwnDataRequest />
    </VStack>
  );
}
