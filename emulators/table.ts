import { ports } from "./ports.ts";
import { demoAccounts } from "./seed/accounts.ts";

/** The text after the start: two addresses, and the accounts of the demo. */
export function table(dev: boolean, hasAccounts: boolean): string {
  const addresses = [
    ["Site", `http://localhost:${dev ? ports.vite : ports.hosting}`],
    ["Mail inbox", `http://localhost:${ports.mail}`],
  ];
  const accounts = demoAccounts.map(({ role, email, password, note }) => [
    role,
    email,
    password,
    note,
  ]);
  const tables = [
    addresses,
    ...(hasAccounts ? [[["Account", "E-mail", "Password", ""], ...accounts]] : []),
  ];
  return `\n${tables.map(columns).join("\n\n")}\n\nCtrl-C ends everything.\n`;
}

function columns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
