import { after, isAfter, isBefore, wordSet } from "../surroundings.ts";
import { plainOf } from "../matchedText.ts";
import type { LawRule } from "../lawRule.ts";
import { lacks, person, workers } from "../workerWords.ts";

const law = "Lei 7.716/1989, art. 4º, § 2º";
const otherLaw = "Lei 9.029/1995, art. 1º";

/** After 'apresentação': whose it is. */
const ofThings = wordSet("de do da dos das em no na nos nas oral ao aos musical visual powerpoint");
const ofPeople = wordSet(
  "candidat* funcionari* colaborador* pessoa* atendente* vendedor* profissional* si propria",
);
const madeThings = wordSet(
  "prat* produt* aliment* loja ambiente fachada frut* verdur* gondol* vitrin* doce* salgad* jardim* carne* mercadori* bolo* embalag*",
);
/** Before 'peso' or 'altura': whose it is. */
const goods = wordSet(
  "carga* mercadori* produt* animal animais boi bois gado bezerr* saco* caixa* caminh* leite carne queijo iogurte carreg* levant* peg* ergu* limite control* balanc* trabalh* nr pes* conferir rampa* veicul* portao* porta teto telhad* andaime* prateleir* muro* galpa* silo* past* capim soja planta* cultur* arvor*",
);

const looks: LawRule = {
  rule: "appearance",
  grade: "A",
  asks: "aparência",
  law,
  phrases: [
    "( boa|otima|excelente|bela|linda|agradavel|boas e? bela|otima? aparencia fisica|pessoal? )",
    "( aparencia boa|agradavel|impecavel|fisica )",
    "( boa presenca|estampa|pinta|fisionomia )",
    "[ ( aparencia ) ]",
  ],
  unless: (found) =>
    isAfter(found, 3, madeThings) ||
    (isBefore(found, 1, wordSet("do da dos das")) && !isBefore(found, 2, ofPeople)),
  instead: "cordialidade",
};

const presentation: LawRule = {
  rule: "appearance",
  grade: "A",
  asks: "aparência",
  law,
  phrases: [
    "( boa|otima|excelente|adequada|impecavel apresentacao pessoal|visual|fisica? )",
    "( apresentacao pessoal|visual|fisica? boa|adequada|impecavel|excelente|otima )",
    "[ ter|possuir? ( apresentacao pessoal ) ]",
  ],
  unless: (found) => {
    const [next, ...others] = after(found, 3).map(({ text }) => text);
    return next !== undefined && ofThings(next) && !others.some(ofPeople);
  },
  instead: "cordialidade",
};

const body: LawRule = {
  rule: "appearance",
  grade: "A",
  asks: "aparência",
  law: otherLaw,
  phrases: [
    `( de|com? boa forma fisica )`,
    "( bom|boa? corpo|biotipo magr*|esbelt*|atletic*|bonito )",
    "( bom|boa? porte fisico|atletico )",
    `${workers}|${person}|seja|ser|preferenci* ( magr*|bonit*|gord*|atraente*|elegante*|esbelt*|lind* )`,
    "[ ( magra|magro|magras|magros|bonita|bonito|bonitas|esbelta|atraente|elegante ) ]",
    `( ${lacks} gord*|obes* )`,
    `( ${lacks} acima do peso )`,
    "( sem tatuagem|tatuagens|piercing|piercings e|ou|nem? sem? tatuagem|tatuagens|piercing|piercings? aparentes|aparente|visiveis? )",
    `( ${lacks} tatuagem|tatuagens|piercing|piercings e|ou|nem? tatuagem|tatuagens|piercing|piercings? aparentes|aparente|visiveis? )`,
    "( bem apessoad* )",
    `${workers}|${person}|ser|seja|estar ( bem? apresentad*|apresentavel|apresentaveis )`,
    "[ ( bem apresentad* ) ]",
    "[ ( apresentavel|apresentaveis ) ]",
  ],
  unless: (found) => isAfter(found, 3, wordSet("leite carne vitrine* loja ambiente fachada moda")),
  instead: "",
};

const measures: LawRule = {
  rule: "appearance",
  grade: "A",
  asks: "altura ou peso",
  law: otherLaw,
  phrases: [
    "( altura|estatura minima|maxima|acima|superior|entre|ideal ~2 # metro|metros|m|cm? e? #? )",
    "( altura|estatura ~2 minim*|maxim*|acima|superior|entre|partir ~1 # metro|metros|m|cm? )",
    "( altura|estatura minima|maxima )",
    "( entre # e|a # metro|metros|m|cm? de altura )",
    "( minimo ~1 # metro|metros|m|cm ~1 altura )",
    "( ter|com ~3 # metro|metros|m|cm de? altura )",
    "( peso proporcional|ideal|maximo|ate|minimo|entre ~3 # kg|quilos|kilos )",
    "( peso proporcional ~2 altura )",
    "( peso proporcional|ideal|adequado|compativel )",
    "( altura e peso|peso e altura compativ*|proporcion* )",
    "( manequim # )",
    "[ ( peso e altura ) ]",
    "[ ( altura e peso ) ]",
    "( imc ~3 # )",
  ],
  unless: (found) =>
    isAfter(found, 5, goods) || isBefore(found, 2, wordSet("solo carga nr mercadori* saco*")),
  instead: "",
};

/** After 'foto de': whom or what it shows. */
const shown = wordSet(
  "rosto corpo perfil meio candidat* voce sua seu si frente atual recente pessoal inteiro",
);
const nobody = wordSet("de do da dos das 3x4 3 curriculo cnh rg cpf carteira documento*");

const photo: LawRule = {
  rule: "appearance",
  grade: "A",
  asks: "foto",
  law,
  phrases: [
    "( com uma|sua? foto|fotos|fotografia|selfie )",
    "( e|mais|+ uma|sua? foto|fotos|fotografia|selfie )",
    "( envi*|mand*|anex*|encaminh*|traz*|apresent* uma|sua|a|as|duas|#? foto|fotos|fotografia|selfie de? rosto|corpo|perfil|meio|recente|atual? corpo|inteiro? )",
    "( foto|fotos|fotografia|selfie de? rosto|corpo|perfil|meio|recente|atual|sua|inteiro corpo|inteiro? )",
    "[ ( foto|fotografia ) ]",
    "( foto|fotografia obrigatori*|atualizad* )",
    "( foto no curriculo )",
  ],
  unless: (found) => {
    const first = plainOf(found)[0]!;
    if (
      ["com", "e", "mais", "+"].includes(first) &&
      !isAfter(
        found,
        5,
        wordSet("curricul* cv cur curric* nome dados envi* mand* telefone ficha contato whats*"),
      )
    )
      return true;
    const [next, ...others] = after(found, 3).map(({ text }) => text);
    return next !== undefined && nobody(next) && ![next, ...others].some(shown);
  },
  instead: (found) => {
    const words = plainOf(found);
    if (["com", "e", "mais", "+"].includes(words[0]!) || words[0]!.startsWith("foto")) return "";
    return /^(envie|mande|anexe|encaminhe|traga|apresente)$/.test(words[0]!)
      ? `${words[0]} seu currículo`
      : `${words[0]} o currículo`;
  },
};

export const appearanceRules: readonly LawRule[] = [looks, presentation, body, measures, photo];
