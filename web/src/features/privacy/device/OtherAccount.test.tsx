import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OtherAccount } from "./OtherAccount.tsx";

test.each([
  ["company", "na conta de uma empresa", "fale com a administração"],
  ["admin", "na conta da administração", "use Pedidos de titulares"],
  [null, "em outra conta deste site", "fale com a administração"],
] as const)("with the session of %s the page says whose it is, and where to go", (who, ...said) => {
  const html = renderToStaticMarkup(<OtherAccount who={who} />);
  for (const words of said) expect(html).toContain(words);
});
