import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

/** After an erasure: the receipt, which has no data of the person. */
export function Erased({ receipt }: { receipt: string }) {
  return (
    <VStack align="start" role="status">
      <Typography variant="h2">Seus dados foram apagados</Typography>
      <Typography>
        Guarde este comprovante, que não tem nenhum dado seu: <strong>{receipt}</strong>
      </Typography>
      <Typography>
        Quem já recebeu o seu currículo por e-mail pode ter uma cópia: peça também a essa empresa
        que apague.
      </Typography>
      <ButtonLink to={paths.jobs} variant="contained">
        Ver vagas
      </ButtonLink>
    </VStack>
  );
}
