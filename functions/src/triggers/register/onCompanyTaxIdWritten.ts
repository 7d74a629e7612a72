import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { adminEmail } from "../../functionOptions.ts";
import { handle } from "../handle.ts";
import { reconcileRegister } from "./reconcileRegister.ts";

export const onCompanyTaxIdWritten = onDocumentWritten(
  { document: `${collections.companyTaxIds}/{companyId}`, retry: true },
  ({ params: { companyId } }) =>
    handle("onCompanyTaxIdWritten", companyId, (context) =>
      reconcileRegister(context, companyId, adminEmail.value()),
    ),
);
