import { useLinkSecret } from "../../../ui/page/useLinkSecret.ts";
import { LinkProblem } from "./LinkProblem.tsx";
import { NewEmail } from "./NewEmail.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { RecoverEmail } from "./RecoverEmail.tsx";
import { VerifyEmail } from "./VerifyEmail.tsx";

const screens = {
  resetPassword: NewPassword,
  verifyEmail: VerifyEmail,
  recoverEmail: RecoverEmail,
  verifyAndChangeEmail: NewEmail,
} as const;

function isMode(mode: string): mode is keyof typeof screens {
  return Object.hasOwn(screens, mode);
}

/** /empresa/redefinir-senha: the page of every account link, chosen by `mode`. Ignores `continueUrl`. */
export function ActionLinkPage() {
  const [query] = useLinkSecret("search");
  const search = new URLSearchParams(query);
  const mode = search.get("mode") ?? "";
  const code = search.get("oobCode") ?? "";
  if (!isMode(mode) || code === "") return <LinkProblem problem="malformed" />;
  const Screen = screens[mode];
  return <Screen key={code} code={code} />;
}
