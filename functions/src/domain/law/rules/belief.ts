import type { LawRule } from "../lawRule.ts";
import { isAfter, isBefore, wordSet } from "../surroundings.ts";
import { lacks, person, refuses, wanted, workers } from "../workerWords.ts";

const law = "Lei 9.029/1995, art. 1º";
const faithful =
  "evangelic*|catolic*|crista|cristao|cristaos|cristas|crente*|espirita*|umbandist*|adventist*|batista*|protestante*|religios*|ateu|ateus|maconico*";

/** Who has a faith and does not work here. */
const employers = wordSet(
  "colegio escola livraria editora hospital igreja radio banda musica* loja artigos literatura instituto centro comunidade associacao faculdade universidade publico musical clinica rede moda grupo",
);

export const beliefRules: readonly LawRule[] = [
  {
    rule: "belief",
    grade: "A",
    asks: "religião",
    law,
    phrases: [
      `( que? ser|seja|sejam|sendo ${faithful} praticante|praticantes? )`,
      `( de? preferenci* por|para|a|de|ao? que? seja|ser? ${faithful} praticante|praticantes? )`,
      ...wanted(`( ${faithful} praticante|praticantes? )`),
      `${workers}|${person}|casal ( ${faithful} praticante|praticantes? )`,
      `[ ( ${faithful} praticante|praticantes? ) ]`,
      `( religiao|fe ${faithful} )`,
      "( religiao obrigatoria )",
      "( ter|tenha|possuir|possua uma|alguma? religiao )",
      "( temente* a deus )",
      `( ${faithful} de? preferenc* )`,
      `( de familia ${faithful} )`,
      "pessoa|pessoas|gente|mulher|homem|moca ( de|da deus|igreja )",
      "( de? preferenc* ~3 igreja|igrejas )",
      "( ser? membro ~2 igreja|assembleia|congregacao de? deus? )",
      "( que? frequent* a|alguma|uma? igreja|igrejas|culto|cultos|missa|missas|religiao )",
      "( ser|seja|que|membro da|de|uma|alguma? igreja ) ]",
      `( ${lacks} macumbeir*|umbandist*|espirit*|ateu|ateus|evangelic*|catolic*|crente* )`,
      `( ${refuses} macumbeir*|umbandist*|espirit*|ateu|ateus|evangelic*|catolic*|crente* )`,
      "( que? acredit* em deus )",
      "( convertid* )",
    ],
    unless: (found) => isAfter(found, 3, employers) || isBefore(found, 1, employers),
    instead: "",
  },
  {
    rule: "belief",
    grade: "A",
    asks: "opinião política",
    law,
    phrases: [
      `( ${lacks} petist*|bolsonarist*|comunist*|esquerdist*|direitist* )`,
      `( ${refuses} petist*|bolsonarist*|comunist*|esquerdist*|direitist* )`,
      "( que? ser|seja petist*|bolsonarist*|patriota*|conservador* )",
      "( ser|seja de direita|esquerda )",
    ],
    instead: "",
  },
];

/** A lawyer's or an accountant's work. */
const legalWork = wordSet(
  "acompanh* elabor* defes* advog* anal* atuar calcul* peticion* audienc* gest* emit* emiss* control* solicit*",
);

const court = "justica|trabalhista|trabalhistas";

export const suingRules: readonly LawRule[] = [
  {
    rule: "suing",
    grade: "A",
    asks: "que a pessoa nunca tenha processado um patrão",
    law: "CF, art. 5º, XXXV",
    phrases: [
      `( ${lacks} historico? de? acao|acoes|processo|processos|reclamac*|causa|causas|historico|questao|questoes ~2 ${court} do? trabalho? )`,
      `( sem|nenhum historico? de? acao|acoes|processo|processos|reclamac*|causa|causas|historico|questao|questoes ~2 ${court} do? trabalho? )`,
      "( que? nao|nunca pode|podem|deve|devem? ter|tenha|tem? movido|processado|acionado|colocado|botado|entrado|entrou|colocou|processou|levado|aberto ~5 justica do? trabalho? contra? a|o? ex? patrao|empresa? )",
      "( nao|nunca pode|podem|deve|devem? ter|tenha|tem? processado|processou ~1 empresa|empresas|patrao|patroes|empregador|empregadores|ex )",
      "( nao|nunca ter|tenha|tem? movido|aberto|colocado|botado|ajuizado ~1 processo|processos|acao|acoes ~4 empresa*|patr*|empregador*|trabalhist* )",
      `( ${lacks} acao|acoes|processo|processos ~2 ex? empresa*|patr*|empregador*|trabalh* )`,
      "( que? nao|nunca ter|tenha|tem? botado|colocado|levado|posto ~1 patrao|patroes|empresa|empresas ~1 pau|justica )",
      "( que? nao|nunca ter|tenha|tem? ido|recorrido|procurado|procurou|foi|acionado ~2 justica|sindicato do? trabalho? )",
      "( certidao negativa ~3 trabalhista|trabalhistas )",
      "( sem|certidao negativa? de? processo|processos trabalhista|trabalhistas )",
      "( nao coloc*|process*|bot* empresa|patrao ~2 justica|pau )",
    ],
    unless: (found) => isAfter(found, 4, legalWork),
    instead: "",
  },
  {
    rule: "suing",
    grade: "A",
    asks: "que a pessoa não seja de sindicato",
    law: "CF, art. 8º, V",
    phrases: [
      "( nao sindicalizad* )",
      "( sem filiac*|vinculo|ligac*|envolvimento ~2 sindicat*|sindical )",
      `( ${lacks} filiad*|filiac*|vincul*|ligac*|associad*|participar|envolvimento ~2 sindicat*|sindical )`,
      `( ${lacks} sindicalizad*|sindicalist* )`,
      "( nao ~2 de|do|a|ao sindicat* )",
    ],
    instead: "",
  },
];
