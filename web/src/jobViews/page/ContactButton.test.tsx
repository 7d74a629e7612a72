import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactButton } from "./ContactButton.tsx";

test.each([
  ["66999990101", "5566999990101"],
  ["6635690104", "556635690104"],
  ["55999990101", "5555999990101"],
  ["5555999990101", "5555999990101"],
  ["(66) 9 9999-0101", "5566999990101"],
])("a number stored as %s is dialled as %s", (contactWhatsapp, dialled) => {
  const html = renderToStaticMarkup(<ContactButton job={{ title: "Caixa", contactWhatsapp }} />);
  expect(html).toContain(` href="https://wa.me/${dialled}?text=`);
});
