import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SendingNotice } from "./SendingNotice.tsx";

/** What is announced, and what can be read, at a percentage. */
function shown(percent: number | null) {
  const html = renderToStaticMarkup(
    <SendingNotice sending={{ state: "sending", percent }} onCancel={() => undefined} />,
  );
  const [, announced] = /role="status"[^>]*>([^<]*)</.exec(html) ?? [];
  return { announced, words: html.replace(/<style[^>]*>.*?<\/style>|<[^>]+>/g, ""), html };
}

test("the percentage of an upload is shown and told by its bar; only the step is announced", () => {
  for (const percent of [0, 37, 99]) {
    const { announced, words, html } = shown(percent);
    expect(announced).toBe("Enviando o currículo");
    expect(words).toContain(`Enviando o currículo: ${percent}%`);
    expect(html).toContain(`aria-valuenow="${percent}"`);
  }
});

test.each([
  [100, "Registrando a candidatura..."],
  [null, "Outra aba está enviando. O envio desta começa em seguida."],
])("the step at %s percent has no percentage", (percent, step) => {
  const { announced, words } = shown(percent);
  expect(announced).toBe(step);
  expect(words).not.toContain("%");
});
