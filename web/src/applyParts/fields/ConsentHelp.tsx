import { paths } from "@vagas/functions/domain/site/paths";
import { TextLink } from "../../ui/TextLink.tsx";

/** Links that explain and withdraw consent; in new tabs, because the form is not sent yet. */
export function ConsentHelp() {
  const apart = { target: "_blank", rel: "noopener" } as const;
  return (
    <>
      Você pode ver, corrigir e apagar seus dados quando quiser, em{" "}
      <TextLink to={paths.ownApplications} {...apart}>
        Minhas candidaturas
      </TextLink>
      . Veja como cuidamos deles em{" "}
      <TextLink to={paths.privacy} {...apart}>
        Privacidade
      </TextLink>
      .
    </>
  );
}
