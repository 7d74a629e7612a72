/** What an advertisement may not ask for, in plain words: one part of the page for each. */
export type LawPart = {
  title: string;
  /** Why, with the law's name. */
  why: string;
  /** What is written often, and what to write in its place; '' if it is best left out. */
  examples: readonly (readonly [wrong: string, better: string])[];
};

export const lawParts: readonly LawPart[] = [
  {
    title: "Homem ou mulher",
    why: "Homem e mulher têm o mesmo direito ao trabalho (CLT, art. 373-A, I).",
    examples: [
      ["Só mulheres", "Homens e mulheres"],
      ["Precisa-se de moça para o caixa", "Precisa-se de atendente de caixa"],
      ["Sexo masculino", "Ambos os sexos"],
    ],
  },
  {
    title: "Idade",
    why: "Não pode haver idade máxima nem faixa de idade (CLT, art. 373-A, I; Estatuto da Pessoa Idosa, art. 27). Pedir maior de 18 anos pode: há trabalho proibido para menores.",
    examples: [
      ["Até 35 anos", "Maior de 18 anos"],
      ["De 20 a 30 anos", ""],
    ],
  },
  {
    title: "Aparência e cor",
    why: "A vaga não pode pedir aparência nem cor da pele (Lei 7.716/1989, art. 4º, § 2º).",
    examples: [
      ["Boa aparência", "Cordialidade com os clientes"],
      ["Enviar foto", "Enviar currículo"],
    ],
  },
  {
    title: "Família e gravidez",
    why: "Filhos e casamento não dizem nada do trabalho, e pedir exame de gravidez é crime (CLT, art. 373-A; Lei 9.029/1995, arts. 1º e 2º).",
    examples: [
      ["Sem filhos", "Disponibilidade de horário"],
      ["Solteiro", ""],
      ["Exame de gravidez", ""],
    ],
  },
  {
    title: "Religião, sindicato e processos",
    why: "Ninguém pode ser deixado de fora pela fé, pelo sindicato ou por ter procurado a Justiça (Lei 9.029/1995, art. 1º; Constituição, arts. 5º, XXXV, e 8º, V).",
    examples: [
      ["Ser evangélico", ""],
      ["Sem ação trabalhista", ""],
    ],
  },
  {
    title: "Mais de 6 meses de experiência",
    why: "Em vaga com carteira assinada, a empresa pode exigir no máximo 6 meses no mesmo tipo de trabalho (CLT, art. 442-A).",
    examples: [
      ["2 anos de experiência", "Até 6 meses de experiência"],
      ["Mínimo de 1 ano de experiência", "Experiência é um diferencial"],
    ],
  },
  {
    title: "Deficiência",
    why: "A vaga não pode fechar a porta a pessoas com deficiência (Lei 13.146/2015, art. 34, § 3º).",
    examples: [
      ["Aptidão plena", "Vaga também para pessoas com deficiência"],
      ["Sem deficiência", ""],
    ],
  },
  {
    title: "Nome limpo e antecedentes",
    why: "Só em alguns trabalhos: em casa de família, com pessoas que precisam de cuidado, carga, armas, venenos, dinheiro ou segredos (Lei 9.029/1995, art. 1º; TST, Tema 1).",
    examples: [
      ["Nome limpo", ""],
      ["Antecedentes criminais", ""],
    ],
  },
  {
    title: "Dinheiro de quem se candidata",
    why: "Ninguém paga para trabalhar: cobrar taxa, curso, exame ou uniforme pode ser crime (Código Penal, art. 207, § 1º).",
    examples: [
      ["Pagar taxa de inscrição", "Inscrição gratuita"],
      ["Comprar o uniforme", "Uniforme por conta da empresa"],
    ],
  },
  {
    title: "Menos que o salário mínimo",
    why: "Quem trabalha em tempo integral ganha ao menos o salário mínimo; em meio período, a parte das horas (Constituição, art. 7º, IV).",
    examples: [],
  },
  {
    title: "Estágio e menores de 18 anos",
    why: "Estágio tem no máximo 6 horas por dia e 30 por semana (Lei 11.788/2008, art. 10). Quem tem menos de 18 anos não faz trabalho perigoso, como dirigir trator ou lidar com veneno (Decreto 6.481/2008).",
    examples: [],
  },
];

/** What is asked often and may be asked: nobody has to be afraid to write it. */
export const lawful: readonly string[] = [
  "O que a pessoa vai fazer, o horário e o lugar.",
  "CNH, curso ou escolaridade de que o trabalho precisa.",
  "Até 6 meses de experiência, ou experiência como diferencial.",
  "Maior de 18 anos.",
  "Vaga também para pessoas com deficiência.",
  "Disponibilidade para viajar ou trabalhar no fim de semana.",
];
