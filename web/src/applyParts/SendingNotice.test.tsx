import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { sendLabel, SendingNotice } from "./SendingNotice.tsx";
import type { SendingState } from "./sendingState.ts";

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
  [null, "Outro envio está terminando. Este começa em seguida."],
])("the step at %s percent has no percentage", (percent, step) => {
  const { announced, words } = shown(percent);
  expect(announced).toBe(step);
  expect(words).not.toContain("%");
});

const notice = (sending: SendingState) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SendingNotice sending={sending} onCancel={() => undefined} />
    </MemoryRouter>,
  );

test("what waits from an earlier visit is called by its person's name, and one's own is not", () => {
  const waits = { state: "waiting", why: "offline", isStored: true } as const;
  expect(notice({ ...waits, of: "Maria Lima" })).toContain("É a candidatura de Maria Lima. ");
  expect(notice(waits)).not.toContain("É a candidatura de");
});

test("only a form that holds what waits offers to send it now: one that is opened again has neither file nor consent", () => {
  const waits = { state: "waiting", why: "quota", isStored: true } as const;
  const first = "Enviar candidatura";
  const byButton = "dá para enviar agora pelo botão abaixo";
  expect(notice(waits)).toContain(byButton);
  expect(sendLabel(waits, first)).toBe("Enviar agora");

  const opened = { ...waits, of: "Maria Lima" };
  expect(notice(opened)).toContain("vai sozinha assim que der.");
  expect(notice(opened)).not.toContain(byButton);
  expect(sendLabel(opened, first)).toBe(first);
  expect(sendLabel({ state: "idle" }, first)).toBe(first);
});

test("a form that may not replace another person's application says whose it is, and offers no 'Retirar'", () => {
  const html = notice({ state: "occupied", of: "Maria Lima" });
  expect(html).toContain('role="alert"');
  expect(html).toContain("A candidatura de Maria Lima ainda espera neste aparelho");
  expect(html).toContain("A sua não foi enviada");
  expect(html).not.toContain("<button");
});

test("a form in whose place another application waits says truly when that goes, and what clearing the device erases", () => {
  const html = notice({ state: "occupied", of: "Maria Lima" });
  expect(html).toContain("A que espera vem primeiro.");
  expect(html).toContain("isso apaga também o que você digitou");
});

test("a résumé that waits for another to be removed says when it goes, and a device that kept none says so", () => {
  const waits = { state: "waiting", why: "tomorrow" } as const;
  expect(notice({ ...waits, isStored: true })).toContain("a partir de amanhã dá para enviar outro");
  expect(notice({ ...waits, isStored: true })).toContain("Retirar");
  const unstored = notice({ ...waits, isStored: false });
  expect(unstored).toContain("Este aparelho não deixou guardar");
  expect(unstored).not.toContain("até a internet voltar");
});
