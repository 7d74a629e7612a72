import { endOfDay } from "@vagas/functions/domain/dates";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { CardDates } from "./CardDates.tsx";
import dates from "./CardDates.module.css";
import { JobCard } from "./JobCard.tsx";
import { JobFacts } from "../JobFacts.tsx";
import { JobSheet } from "../JobSheet.tsx";

const work = {
  id: "colheita",
  ...buildJob({ openings: 4, expiresAt: endOfDay("2026-11-28"), location: "Vila Rica" }),
  dayWork: true,
  meetingPlace: "Praça da Matriz, às 5h30",
};
const noon = (day: string) => new Date(`${day}T12:00:00-04:00`);
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

const said = "Diária · sáb., 28/11 · 4 pessoas";

test("a card and the page of a day's work say the day and the people, in place of a deadline", () => {
  const now = noon("2026-11-25");
  const card = wordsOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <JobCard job={work} now={now} />
      </MemoryRouter>,
    ),
  );
  expect(card).toContain(said);
  expect(card).toContain("Vila Rica, a 171 km");
  expect(card).not.toMatch(/até|Candidaturas|dias|4 vagas/);
  const sheet = wordsOf(renderToStaticMarkup(<JobSheet job={work} now={now} />));
  expect(sheet).toContain(said);
  expect(sheet).toContain("Vila Rica, a 171 km de Canabrava do Norte");
});

test.each([
  ["2026-11-25", "daqui a 3 dias"],
  ["2026-11-27", "amanhã"],
  ["2026-11-28", "hoje"],
  ["2026-11-29", "já passou"],
])("on %s the facts of a day's work say that it is %s", (day, note) => {
  const facts = wordsOf(renderToStaticMarkup(<JobFacts job={work} now={noon(day)} />));
  expect(facts).toContain(`Dia do trabalho 28/11/2026 (${note})`);
  expect(facts).toContain("Pessoas 4");
  expect(facts).toContain("Ponto de encontro Praça da Matriz, às 5h30");
  expect(facts).not.toContain("Prazo");
});

test("the card of a filled job names no day to apply until", () => {
  const card = (filled: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <JobCard
          job={{
            id: "caixa",
            ...buildJob({
              filled,
              postedAt: noon("2026-11-20"),
              expiresAt: endOfDay("2026-11-28"),
            }),
          }}
          now={noon("2026-11-25")}
        />
      </MemoryRouter>,
    );
  expect(card(false)).toContain("28/11/2026");
  expect(card(true)).not.toContain("28/11/2026");
});

test.each([
  ["2026-11-25", "·Candidaturas até 28/11/2026"],
  ["2026-11-30", "·Candidaturas encerradas em [prazo: ]28/11/2026"],
])("on %s the last day of a card is '%s', without what wide cards leave out", (today, words) => {
  const job = { id: "caixa", ...buildJob({ expiresAt: endOfDay("2026-11-28") }) };
  const html = renderToStaticMarkup(
    <CardDates job={job} now={noon(today)} over={today > "2026-11-28"} />,
  );
  const narrow = new RegExp(`<span class="${dates["onlyNarrow"]}">([^<]*)</span>`, "g");
  expect(html.replace(narrow, "[$1]").replace(/<[^>]+>/g, "")).toContain(words);
});

test("the dot between company and place stays with the company", () => {
  const job = { id: "caixa", ...buildJob({ company: "Auto Posto", location: "Confresa" }) };
  const card = (company?: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <JobCard job={job} now={noon("2026-11-25")} {...(company ? { company } : null)} />
      </MemoryRouter>,
    );
  expect(card()).toContain("Auto Posto\u00A0· ");
  expect(card("Auto Posto")).not.toContain("\u00A0· ");
});
