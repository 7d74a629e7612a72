import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { describe, expect, test } from "vitest";
import { columns } from "./columns.ts";
import { readImport } from "./readImport.ts";

const now = new Date("2026-11-21T15:00:00Z");
const header = "titulo;empresa;tipo;descricao;whatsapp;urgente;prazo";
const padeiro =
  "Padeiro;Padaria Sol;Alimentação;Fazer pães de madrugada;(66) 99999-1234;sim;01/12/2026";

async function lines(...rows: string[]) {
  const { table } = await readImport([header, ...rows].join("\n"), now);
  return table?.lines ?? [];
}

describe("a line", () => {
  test("becomes a job with defaults for missing values", async () => {
    const [line] = await lines(padeiro);
    expect(line?.job?.content).toMatchObject({
      title: "Padeiro",
      type: "Alimentação",
      category: "Alimentação",
      location: "Canabrava do Norte",
      salary: "A combinar",
      contactWhatsapp: "5566999991234",
      urgent: true,
      educationLevel: null,
      benefits: [],
    });
    expect(line?.job?.expiresAt).toEqual(new Date("2026-12-02T03:59:59.999Z"));
  });

  test("with several errors gets one message that names them all", async () => {
    const [line] = await lines("P;Padaria;Doces;curta;123;talvez;31/02/2027");
    expect(line).toMatchObject({ number: 2, title: "P", job: null });
    expect(line?.problem).toBe(
      "tipo: “Doces” não está entre as opções; urgente: escreva sim ou não; prazo: esse dia não existe; Título deve ter no mínimo 2 caracteres; " +
        "Descreva a vaga com pelo menos 10 caracteres; Informe um número válido de WhatsApp com DDD",
    );
  });

  test("gets its place as the town's list spells it", async () => {
    const withPlace = (place: string) =>
      readImport([`${header};cidade`, `${padeiro};${place}`].join("\n"), now).then(
        ({ table }) => table?.lines[0]?.job?.content.location,
      );
    expect(await withPlace("confresa")).toBe("Confresa");
    expect(await withPlace("SAO FELIX DO ARAGUAIA - MT")).toBe("São Félix do Araguaia");
    expect(await withPlace("Fazenda Rio Preto")).toBe("Fazenda Rio Preto");
  });

  test("that repeats another says which", async () => {
    expect((await lines(padeiro, padeiro)).map(({ problem }) => problem)).toEqual([
      null,
      "Igual à linha 2",
    ]);
  });

  test("with more cells than titles is refused, not shifted", async () => {
    expect((await lines(`${padeiro};extra`))[0]?.problem).toMatch(
      /^Há mais colunas do que títulos/,
    );
  });

  test("with a deadline that has passed is refused", async () => {
    expect((await lines(padeiro.replace("01/12/2026", "20/11/2026")))[0]?.problem).toBe(
      "O dia não pode estar no passado",
    );
  });
});

test("the same content has the same id on any day, and other content another", async () => {
  const bare = padeiro.replace("01/12/2026", "");
  const idOn = async (day: Date, row: string) =>
    (await readImport(`${header}\n${row}`, day)).table?.lines[0]?.job?.id;
  const id = await idOn(now, bare);
  expect(id).toMatch(/^[0-9a-f]{40}$/);
  expect(await idOn(new Date("2027-01-05T12:00:00Z"), bare)).toBe(id);
  expect(await idOn(now, padeiro)).not.toBe(id);
});

test.each([
  ["nothing", "", /Não há nada para ler/],
  ["a text that is no table", "bom dia", /Não há nada para ler|Faltam colunas/],
  [
    "a header without what is needed",
    "titulo;empresa\nPadeiro;Padaria",
    /Faltam colunas na primeira linha: tipo, descricao, whatsapp/,
  ],
  [
    "a header with two columns for one fact",
    `Telefone;${header}\n;${padeiro}`,
    /^Há colunas que dizem o mesmo: Telefone, whatsapp\. Deixe só uma\.$/,
  ],
  [
    "a header with several columns for several facts",
    `${header};cidade;Vaga;celular;local;vagas\n${padeiro}`,
    /^Há colunas que dizem o mesmo: titulo, Vaga; cidade, local; whatsapp, celular\. Deixe só uma de cada\.$/,
  ],
  ["a header alone", header, /falta ao menos uma vaga/],
])("%s is refused as a whole", async (_what, text, message) => {
  expect((await readImport(text, now)).problem).toMatch(message);
});

test("a table of more than 5000 lines is refused with their number", async () => {
  const text = [header, ...Array.from({ length: 5001 }, () => "P")].join("\n");
  expect((await readImport(text, now)).problem).toBe(
    "São 5.001 linhas; importe no máximo 5.000 por vez.",
  );
});

test("no pasted line is lost after one whose text begins with a quotation mark", async () => {
  const texts = ['"Vista a camisa": venha', "Fazer pães", '"CNH D" e E', '"Sol"', "Assar bolos"];
  const rows = texts.map((text) => padeiro.replace("Fazer pães", text).replaceAll(";", "\t"));
  const { table } = await readImport([header.replaceAll(";", "\t"), ...rows].join("\n"), now);
  expect(table?.lines.map(({ problem, job }) => problem ?? job?.content.description)).toEqual(
    texts.map((text) => `${text} de madrugada`),
  );
});

test("unknown columns are named", async () => {
  const { table } = await readImport(`${header};cor\n${padeiro};azul`, now);
  expect(table?.ignored).toEqual(["cor"]);
});

/** The sentences of the table and those of the import, which are all that a line may be answered. */
const sentences = new Set(
  Object.values(jobFields).flatMap((field: object) =>
    Object.entries(field).flatMap(([name, sentence]) =>
      ["missing", "tooShort", "tooLong", "refused"].includes(name) ? [String(sentence)] : [],
    ),
  ),
);
const ownSentences = [
  /^[a-zà-ü ]+: (“.*” não está entre as opções|escreva sim ou não|valor inválido)$/s,
  /^prazo: (escreva o dia da diária|escreva dia\/mês\/ano|esse dia não existe)$/,
  /^Informe o prazo para candidaturas$/,
  /^O dia (não pode estar no passado|deve ser no máximo daqui a 60 dias)$/,
  /^O valor de uma diária é por dia, como R\$ 120,00 a diária$/,
  /^Há mais colunas do que títulos$/,
  /^um texto com o separador precisa de aspas$/,
  /^As aspas não fecham nesta linha$/,
];
const wrong = ["", " ", "x", "Doces", "talvez", "123", "31/02/2027", "2026-99-99", "20/11/2026"];
const wronger = ["01/12/2099", "__x__", "=1+1", "\u0000", "Invalid | Too big", "x".repeat(6000)];

/** The example of every column, with other cells in some. */
function exampleLine(cells: Record<string, string>): string {
  return columns
    .map(({ name, example }) => `"${(cells[name] ?? example).replaceAll('"', '""')}"`)
    .join(";");
}

const wholeHeader = columns.map(({ name }) => name).join(";");

test.each(columns.map(({ name, required }) => [name, required] as const))(
  "whatever is wrong with the column '%s', a sentence that was written for it answers",
  async (name, isRequired) => {
    const rows = [...wrong, ...wronger].map((cell) => exampleLine({ [name]: cell }));
    const { table } = await readImport(
      [wholeHeader, ...rows, `${rows[0]};extra`, `${rows[0]};"`].join("\n"),
      now,
    );
    const problems = table!.lines.map(({ problem }) => problem ?? "");
    expect(problems.filter((problem) => problem !== "").length).toBeGreaterThan(2);
    expect(problems[0] !== "").toBe(isRequired);
    const unknown = problems
      .flatMap((problem) => (problem === "" ? [] : problem.split("; ")))
      .filter((said) => !sentences.has(said) && !ownSentences.some((own) => own.test(said)))
      .filter((said) => !said.startsWith("Igual à linha"));
    expect(unknown).toEqual([]);
  },
);
