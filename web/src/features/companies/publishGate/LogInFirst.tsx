import { paths } from "@vagas/functions/domain/site/paths";
import { Navigate } from "react-router-dom";

/** Redirects to the login, which says why and leads back here. */
export function LogInFirst() {
  return (
    <Navigate
      to={paths.companyLogin}
      replace
      state={{ from: paths.publishGate, message: "Faça login como empresa para publicar uma vaga" }}
    />
  );
}
