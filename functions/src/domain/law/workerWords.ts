// Words for people, in the notation of phrase.ts, and what tells whom a word means.

export const men =
  "homem|homens|homen|omem|omens|rapaz|rapazes|rapazinho|moco|mocos|menino|meninos|garoto|garotos|senhor|senhores|macho|machos|varao";
export const women =
  "mulher|mulheres|moca|mocas|mocinha|mocinhas|senhora|senhoras|menina|meninas|garota|garotas";
export const person = `${men}|${women}`;

/** Words that name somebody who applies or works. */
export const workers =
  "pessoa|pessoas|candidat*|funcionari*|profissional|profissionais|colaborador*|empregad*|trabalhador*|atendente*|auxiliar|auxiliares|ajudante*|vendedor*|balconista*|recepcionista*|operador*|caseir*|vaqueir*|tratorista*|motorista*|cozinheir*|garcom|garcons|garconete*|repositor*|estagiari*|servente*|diarista*|domestica*|baba|babas|cuidador*|peao|peoes|gente|alguem";

/** 'não ter', 'que não esteja', 'não pode ser'. */
export const lacks =
  "que? nao|nunca pode|podem|deve|devem|podera|precisa? ter|tenha|tenham|tem|possuir|possua|possuam|possui|ser|seja|sejam|estar|esteja|estejam|estiver|esta|estao|haver";

/** 'não aceitamos', 'não contratamos'. */
export const refuses =
  "que? nao aceit*|contrat*|peg*|empreg*|admit*|quer*|trabalh*|chamamos|serve|servem";

/** How an advertisement narrows whom it asks for; shops and schools do so too. */
export function only(then: string): string[] {
  return [
    `so|somente|apenas|exclusivamente|exclusivo|exclusiva|unicamente contrat*|aceit*|peg*|quer*? para|pra|p|pro|de|com|a|o|as|os? ${then}`,
  ];
}

/** How an advertisement asks for somebody; `then` are the words that follow. */
export function wanted(then: string): string[] {
  return [
    `vaga|vagas|oportunidade|oportunidades|emprego|trabalho|servico|selecao|contratacao exclusiva|exclusivas|aberta|abertas|disponivel|destinada|destinadas? para|pra|p|pro|de|a? um|uma|uns|umas|o|a|os|as? ${then}`,
    `precis*|necessit*|procur*|busc*|contrat*|admit*|selecion*|recrut*|quero|queremos|requer*|exig*|emprega* se? de|do|da|por? um|uma|uns|umas|o|a|os|as? ${then}`,
    `precis*|necessit*|procur*|busc*|contrat*|admit*|selecion*|recrut*|quero|queremos se? de|por? # ${then}`,
    `vaga|vagas # para|pra|p? ${then}`,
    `preferenci*|preferivel*|preferimos|prefiro|prefere se? por|para|a|de|ao? que? seja|ser? um|uma? ${then}`,
    `que|deve|precisa|tem|necessario|obrigatorio|preciso ser|seja|sejam um|uma? ${then}`,
    `[ ser|seja um|uma? ${then}`,
  ];
}
