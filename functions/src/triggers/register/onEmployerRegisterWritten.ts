import { onDocumentWritten } from "firebase-functions/firestore";
import { collections, presentEdition } from "../../domain/collections.ts";
import { adminEmail } from "../../functionOptions.ts";
import { handle } from "../handle.ts";
import { compareCompanies } from "./reconcileRegister.ts";

export const onEmployerRegisterWritten = onDocumentWritten(
  {
    document: `${collections.employerRegister}/{edition}`,
    retry: true,
    timeoutSeconds: 540,
  },
  () =>
    handle("onEmployerRegisterWritten", presentEdition, (context) =>
      compareCompanies(context, adminEmail.value()),
    ),
);
