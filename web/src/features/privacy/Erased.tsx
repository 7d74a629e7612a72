import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Result } from "../../ui/message/Result.tsx";

/** After an erasure: the receipt, which has no data of the person. */
export function Erased({ receipt }: { receipt: string }) {
  return (
    <Result title="Seus dados foram apagados">
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
    </Result>
  );
}
