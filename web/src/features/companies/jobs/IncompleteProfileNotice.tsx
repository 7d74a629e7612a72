import { paths } from "@vagas/functions/domain/site/paths";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Notice } from "../../../ui/message/Notice.tsx";

/** Asks for the fields missing in a profile that the login created. */
export function IncompleteProfileNotice() {
  return (
    <Notice tone="info" role="alert" mb={3}>
      Falta dizer o ramo da empresa e quem responde por ela.{" "}
      <TextLink to={paths.companyProfile} color="inherit">
        Completar o perfil
      </TextLink>
    </Notice>
  );
}
