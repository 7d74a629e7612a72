import { town } from "@vagas/functions/domain/town";

type DemoAccount = { role: string; email: string; password: string; note: string };

/** The domain of the board's own addresses. */
export const mailDomain = town.contact.supportEmail.split("@")[1]!;

const adminEmail = `admin@${mailDomain}`;

/** Accounts to log in to the demo. The roles are keys for end-to-end tests. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "administrator",
    email: adminEmail,
    password: "ipe-amarelo-2026",
    note: "approves jobs and résumés, enters at /admin/login",
  },
  {
    role: "company",
    email: "contato@supermercadoaraguaia.example",
    password: "garca-branca-2026",
    note: "Supermercado Araguaia, with jobs in every state",
  },
  {
    role: "unconfirmed company",
    email: "contato@marcenariaiperoxo.example",
    password: "arara-azul-2026",
    note: "Marcenaria Ipê Roxo, e-mail not confirmed yet",
  },
  {
    role: "deactivated company",
    email: "contato@distribuidorasolnascente.example",
    password: "capivara-mansa-2026",
    note: "Distribuidora Sol Nascente, its jobs are off the site",
  },
];

/** Every other company's password. */
const otherCompanyPassword = "buriti-verde-2026";

/** The password of the account with that e-mail address. */
export function passwordOf(email: string): string {
  return demoAccounts.find((account) => account.email === email)?.password ?? otherCompanyPassword;
}

export const administrator = {
  uid: "administrador",
  email: adminEmail,
  name: `Administração ${town.boardName}`,
};
