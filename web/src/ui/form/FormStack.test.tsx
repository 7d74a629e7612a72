import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormStack } from "./FormStack.tsx";

test("where scripts are blocked, nothing that is typed comes into the address", () => {
  const html = renderToStaticMarkup(<FormStack label="Enviar Currículo" />);
  expect(html).toMatch(/<form [^>]*method="post"/);
});
