import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { talentProfileSchema } from "../talent/talentCard.ts";
import { buildWrittenResume } from "../testing/buildWrittenResume.ts";
import { skillChoices } from "./choices.ts";
import { resumeSummary } from "./resumeSummary.ts";
import { town } from "../town.ts";
import { emptyWrittenResume } from "./writtenResume.ts";

const job = { what: "Diarista", where: "Mercado Sol", from: "2018", until: "2019" };
const contacts = ["Ligue (66) 9 9999-0000", "ana@correio.example", "www.eu.example"];

test("the answers become the summary that the administrator begins with", () => {
  expect(resumeSummary(buildWrittenResume())).toEqual({
    area: "Agricultura",
    // Not of the town's list: it may be a street.
    place: null,
    education: "Ensino fundamental completo, NR-31 (campo)",
    // Without the employer, who would tell who the person is.
    experience: "Tratorista (desde 03/2019)",
    skills: "Trator, Motosserra, Inseminar, CNH A e D",
  });
});

test("a place of the town's list is spelled as there", () => {
  const [place] = town.places;
  expect(resumeSummary(buildWrittenResume({ place: ` ${place.toUpperCase()} ` }))).toMatchObject({
    place,
  });
});

test("the area is that of the work wished first, and a job without a time has none", () => {
  const answers = { wanted: ["shop", "farmHand"], jobs: [{ ...job, from: "", until: "" }] };
  expect(resumeSummary(buildWrittenResume(answers))).toMatchObject({
    area: "Comércio",
    experience: "Diarista",
  });
});

test("a job of which only employer and time are told is no experience", () => {
  const jobs = ["", " "].map((what) => ({ ...job, what }));
  expect(resumeSummary(buildWrittenResume({ jobs })).experience).toBe("");
});

test("no answers are an empty summary", () => {
  const nothing = { area: null, place: null, education: "", experience: "", skills: "" };
  expect(resumeSummary(emptyWrittenResume)).toEqual(nothing);
  expect(resumeSummary({ ...emptyWrittenResume, school: "none", wanted: ["teleport"] })).toEqual(
    nothing,
  );
});

test.each(contacts)("a contact in any answer is left out: %s", (contact) => {
  const summary = resumeSummary(
    buildWrittenResume({
      wantedWords: contact,
      jobs: [
        { ...job, what: contact },
        { ...job, where: contact },
        { ...job, what: "Caixa" },
      ],
      skillWords: ["Doma", contact],
      place: contact,
    }),
  );
  expect(summary).toMatchObject({
    place: null,
    experience: "Diarista (2018 a 2019); Caixa (2018 a 2019)",
    skills: "Trator, Motosserra, Doma, CNH A e D",
  });
});

test("a contact that is divided among answers is left out", () => {
  const { skills } = resumeSummary(
    buildWrittenResume({ skills: [], licences: null, skillWords: ["66 9", "9999", "0000 ana"] }),
  );
  expect(skills.replace(/\D/g, "").length).toBeLessThan(8);
});

test("years at the end and the beginning of neighbouring answers are no telephone number", () => {
  const skillWords = ["Safra de 2019", "2020 na ordenha"];
  expect(resumeSummary(buildWrittenResume({ skills: [], licences: null, skillWords })).skills).toBe(
    "Safra de 2019, 2020 na ordenha",
  );
});

test("answers that fill the field to its last letter fit, and one letter more is an answer less", () => {
  const { max } = limits.talentProfile;
  const word = "ç".repeat(limits.writtenResume.words);
  const last = "ç".repeat(max - [word, word, word, ""].join(", ").length);
  const skillsOf = (end: string) =>
    resumeSummary(
      buildWrittenResume({ skills: [], licences: null, skillWords: [word, word, word, end] }),
    ).skills;
  expect(skillsOf(last)).toHaveLength(max);
  expect(skillsOf(`${last}ç`)).toBe([word, word, word].join(", "));
});

test("the fullest answers fit, cut between answers, as the administrator's form takes them", () => {
  const word = "ç".repeat(limits.writtenResume.words);
  const summary = resumeSummary(
    buildWrittenResume({
      jobs: Array.from({ length: limits.writtenResume.pastJobs }, () => ({ ...job, what: word })),
      skills: skillChoices.slice(0, limits.writtenResume.skills).map(({ id }) => id),
      skillWords: Array.from({ length: limits.writtenResume.listed }, () => word),
      place: word,
    }),
  );
  expect(talentProfileSchema.parse(summary)).toEqual(summary);
  expect(summary.experience.split("; ")).toHaveLength(2);
  expect(summary.skills).toMatch(/^Trator, Colheitadeira, /);
});
