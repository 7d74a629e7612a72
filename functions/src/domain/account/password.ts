import { z } from "zod";
import { limits } from "../limits.ts";
import { town } from "../town.ts";

/** The town's names as people type them: without accents and blanks, also the first word only. */
const placeNames = [town.name, town.name.split(" ")[0]!, town.stateName, town.boardName].map(
  (name) =>
    name
      .normalize("NFD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase(),
);

/** The passwords that attackers try first, from lists of leaked ones and Brazilian ones. */
const commonPasswords = new Set([
  ...placeNames.flatMap((name) => [name, `${name}1`, `${name}123`]),
  ...(
    "123456 1234567 12345678 123456789 1234567890 111111 000000 222222 333333 555555 666666 777777 888888 999999 " +
    "112233 121212 123123 123321 123654 147258 159753 654321 696969 101010 102030 010203 987654 987654321 999999999 " +
    "password password1 passw0rd senha123 senha1234 senha12 senhas minhasenha mudar123 trocar123 qwerty qwerty123 " +
    "qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t abc123 abcdef abcd1234 a1b2c3 aa123456 asdfgh asdf1234 zxcvbn zxcvbnm " +
    "admin123 admin1234 administrador brasil brasil123 flamengo flamengo1 corinthians palmeiras saopaulo vasco123 " +
    "gremio internacional cruzeiro santos jesus123 jesuscristo deusefiel deuseamor deus123 familia felicidade amor123 " +
    "teamo123 euteamo iloveyou sucesso vitoria gabriel gustavo rafael camila amanda juliana fernanda empresa " +
    "empresa123 vagas123 teste123 welcome monkey dragon letmein football"
  ).split(" "),
]);

/** Whether a password is common, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

export const weakPasswordText =
  "A senha é muito fraca. Use letras, números e caracteres especiais.";

export const passwordSchema = z
  .string()
  .min(limits.password.min, "A senha deve ter pelo menos 6 caracteres")
  .max(limits.password.max, "A senha deve ter no máximo 128 caracteres")
  .refine((password) => !isCommonPassword(password), weakPasswordText);

/** The schema of a chosen password. */
export const newPasswordSchema = z
  .strictObject({ password: passwordSchema, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    message: "As senhas não coincidem",
  });
export type NewPassword = z.infer<typeof newPasswordSchema>;
