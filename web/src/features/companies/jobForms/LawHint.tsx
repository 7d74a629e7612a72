import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";

/** Says that the text is checked while it is written, what that means, and where the rules are in plain words. */
export function LawHint() {
  return (
    <Typography variant="body2" color="textSecondary">
      Enquanto você escreve, avisamos o que a lei não deixa pedir. A decisão é de quem aprova.{" "}
      <Link href={paths.law} target="_blank" rel="noopener">
        O que uma vaga pode pedir
      </Link>
    </Typography>
  );
}
