/** Words that are understood with one wrong letter. */
const keywords =
  "aparencia apresentacao experiencia experiencias feminino feminina femininos femininas masculino masculina masculinos masculinas mulher mulheres solteiro solteira solteiros solteiras evangelico evangelica evangelicos catolico catolica deficiencia inscricao uniforme antecedentes criminais gravidez gestante tatuagem tatuagens preferencia preferencialmente curriculo curriculos sindicalizado trabalhista trabalhistas religiao fotografia carteira senhora criancas gravida".split(
    " ",
  );

/** Other words that one wrong letter makes of them. */
const others = new Set(
  "restante restantes eficiencia soleira soleiras senhor senhoras senhores curricular gestantes gestaste gravado gravada gravidas grafia preferencial mulheril carteiro solteirao aparecia".split(
    " ",
  ),
);

/** The shortest misspelt word that is understood. */
const shortest = 5;

function withoutEach(word: string): string[] {
  return Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1));
}

/** The keywords by themselves and by themselves without one letter. */
const byPiece = new Map<string, string[]>();
for (const keyword of keywords) {
  for (const piece of [keyword, ...withoutEach(keyword)])
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), keyword]);
}
const isKeyword = new Set(keywords);
const longest = Math.max(...keywords.map(({ length }) => length)) + 1;

/** Whether two words differ by one letter missing, extra or changed, or by two that changed places. */
function isOneLetterApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** The keyword that a folded word misspells, or the word: 'aparensia' → 'aparencia', 'homemmm' → 'homem'. */
export function meantWord(word: string): string {
  const plain = /([^0-9])\1\1/.test(word) ? word.replace(/([^0-9])\1{2,}/g, "$1") : word;
  if (plain.length < shortest || plain.length > longest) return plain;
  if (isKeyword.has(plain) || others.has(plain)) return plain;
  for (const piece of [plain, ...withoutEach(plain)]) {
    const meant = byPiece.get(piece)?.find((keyword) => isOneLetterApart(plain, keyword));
    if (meant !== undefined) return meant;
  }
  return plain;
}
