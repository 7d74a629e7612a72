import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SendingEnd } from "./SendingEnd.tsx";

type Shown = { stays?: boolean; chat?: string; of?: string; job?: Job };

const shown = ({ of, ...props }: Shown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SendingEnd sending={{ state: "sent", of }} job={null} chat={null} {...props} />
    </MemoryRouter>,
  );

test("the home page follows by itself only if nothing is left to do on the confirmation's page", () => {
  const soon = "Você volta ao início em 10 s.";
  expect(shown({})).toContain(soon);
  expect(shown({ stays: true })).not.toContain(soon);
  expect(shown({ chat: "https://wa.me/5566999990001" })).not.toContain(soon);
  for (const html of [shown({}), shown({ stays: true })])
    expect(html).toContain("Voltar para o início");
});

test("what had waited from an earlier visit is called by its person's name", () => {
  expect(shown({ of: "Maria Lima" })).toContain("O currículo de Maria Lima foi enviado para");
  expect(shown({})).toContain("Seu currículo foi enviado para");
});

test("a confirmation names the company, or the administrator of a job that no company's account has", () => {
  const sentTo = (companyId: string | null, company = "Mercado") =>
    shown({ job: { ...buildJob({ company }), id: "caixa", companyId } });
  expect(sentTo("mercado")).toContain("foi enviado para <strong>Mercado.</strong>");
  expect(sentTo("mercado", "Mercado Ltda.")).toContain("<strong>Mercado Ltda.</strong> ");
  expect(sentTo(null)).toContain(
    "foi enviado para <strong>a administração do site, que avisa Mercado.</strong>",
  );
});

test("another person's confirmation offers no chat in this person's name, and leads nowhere by itself", () => {
  const html = shown({ of: "Maria Lima", chat: "https://wa.me/5566999990001" });
  expect(html).not.toContain("https://wa.me/");
  expect(html).not.toContain("Você volta ao início");
});
