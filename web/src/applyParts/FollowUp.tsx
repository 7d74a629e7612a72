import { paths } from "@vagas/functions/domain/site/paths";
import { Prose } from "../ui/Prose.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Where a sent application is followed, with or without an e-mail address. */
export function FollowUp() {
  return (
    <Prose>
      Para ver o que aconteceu, ou retirar, abra{" "}
      <TextLink to={paths.ownApplications}>Minhas candidaturas</TextLink> neste aparelho.
    </Prose>
  );
}
