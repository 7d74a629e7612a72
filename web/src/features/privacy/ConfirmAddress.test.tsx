import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmAddress } from "./ConfirmAddress.tsx";

test("the status says that the address is confirmed, and the form below it is no part of it", () => {
  const html = renderToStaticMarkup(<ConfirmAddress done busy={false} act={async () => null} />);
  const [, status] = /role="status"[^>]*>(.*?)<\/div>/.exec(html) ?? [];
  expect(status).toContain("E-mail confirmado");
  expect(status).not.toContain("<form");
  expect(html).toContain("<form");
});
