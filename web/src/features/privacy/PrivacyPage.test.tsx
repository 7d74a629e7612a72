import { talentCardSchema } from "@vagas/functions/domain/talent/talentCard";
import { chosenAnswersSchema } from "@vagas/functions/domain/writtenResume/chosenAnswers";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { PrivacyPage } from "./PrivacyPage.tsx";

/** The words for each field that a company sees of a card. */
const cardWords: Record<string, string> = {
  name: "primeiro nome, inicial do sobrenome",
  area: "o trabalho que procura",
  place: "cidade",
  education: "estudo",
  experience: "experiência",
  skills: "o que sabe fazer",
  since: "desde quando está no banco",
};

/** The words for each chosen answer of a written résumé. */
const answerWords: Record<string, string> = {
  wanted: "o trabalho que procura",
  neverWorked: "experiência",
  school: "estudo",
  skills: "o que sabe fazer",
  licences: "CNH",
  start: "quando pode começar",
  sleepsAtWork: "se pode dormir no serviço",
  wayToWork: "como vai ao trabalho",
};

/** The entry on who sees the talent bank, without markup. */
function talentBank(): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
  const [entry] = html.match(/<li[^>]*>Quem está no banco de talentos.*?<\/li>/) ?? [""];
  return entry.replace(/<style.*?<\/style>/g, "").replace(/<[^>]*>/g, "");
}

test("all that companies see of a person in the talent bank is named", () => {
  const unseen = ["id", "facts", "skillTerms"];
  expect(Object.keys(talentCardSchema.shape).toSorted()).toEqual(
    [...Object.keys(cardWords), ...unseen].toSorted(),
  );
  expect(Object.keys(chosenAnswersSchema.shape).toSorted()).toEqual(
    Object.keys(answerWords).toSorted(),
  );
  const named = talentBank().split("Sem telefone")[0];
  for (const words of [...Object.values(cardWords), ...Object.values(answerWords)])
    expect(named).toContain(words);
});

test("a person without an address is told where a company's request appears", () => {
  expect(talentBank()).toContain(
    "você fica sabendo por e-mail ou, se não deu um, em Minhas candidaturas, no aparelho de que você enviou",
  );
});
