import type { Company } from "../domain/company/company.ts";

/** A company that a mail is for. */
export type Recipient = Pick<Company, "id" | "name" | "email">;

/** The address of a mail to a company, and whose it is: others may have the same address. */
export function toCompany({ id, email }: Recipient): { to: string; companyId: string } {
  return { to: email, companyId: id };
}
