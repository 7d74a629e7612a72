import { typedPayOfText } from "@vagas/functions/domain/pay/payDraft";
import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { FormPay } from "./FormPay.tsx";
import { jobBeside } from "./jobBeside.ts";

/** The inputs that a form shows for a job with this text about its pay. */
function Form({ salary, contractType }: { salary: string; contractType: "CLT" | "" }) {
  const pay = typedPayOfText(salary, contractType);
  const { control } = useForm({ defaultValues: { pay } });
  const job = jobBeside({ title: "Caixa", salary, contractType, workload: "", dayWork: false });
  return <FormPay control={control} name="pay" label="Salário" job={job} />;
}

function shown(salary: string, contractType: "CLT" | "" = ""): string {
  return renderToStaticMarkup(<Form salary={salary} contractType={contractType} />);
}

/** The chosen way to say the amount. */
function chosen(html: string): string | undefined {
  return /<input[^>]*type="radio"[^>]*checked=""[^>]*\/?><span>([^<]*)</.exec(html)?.[1];
}

test.each([
  ["", "", "A combinar"],
  ["R$ 1.900,00", "CLT", "Valor exato"],
  ["R$ 1.900,00", "", "Como está escrito: “R$ 1.900,00”"],
  ["R$ 1.800 a R$ 2.000 por mês", "", "Faixa de valores"],
  ["Por peça, a partir de R$ 15,00", "CLT", "Como está escrito: “Por peça, a partir de R$ 15,00”"],
] as const)(
  "the text '%s' under the contract '%s' is shown as '%s'",
  (salary, contract, choice) => {
    const html = shown(salary, contract);
    expect(chosen(html)).toBe(choice);
    expect(html.includes("Como está escrito")).toBe(choice.startsWith("Como"));
  },
);

test("an amount has inputs with their labels, and the line that visitors will read", () => {
  const html = shown("R$ 1.800 a R$ 2.000 por mês");
  for (const [id, label] of [
    ["pay-least", "De (R$)"],
    ["pay-most", "Até (R$)"],
    ["pay-unit", "Como paga"],
    ["pay-housing", "Alojamento"],
  ])
    expect(html).toMatch(
      new RegExp(`<label for="${id}"[^>]*>${label!.replace(/[()$]/g, "\\$&")}<`),
    );
  expect(html).toContain("<strong>R$ 1.800,00 a R$ 2.000,00 por mês</strong>");
});
