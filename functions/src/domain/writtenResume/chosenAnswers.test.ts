import { expect, test } from "vitest";
import { hasContact } from "../talent/talentCard.ts";
import { buildWrittenResume } from "../testing/buildWrittenResume.ts";
import { chosenAnswers, chosenFacts } from "./chosenAnswers.ts";

const contact = "66 99999-0000";

test("the chosen answers hold nothing that was typed", () => {
  const chosen = chosenAnswers(
    buildWrittenResume({
      wanted: ["farmHand", contact, "tractor"],
      wantedWords: contact,
      jobs: [{ what: contact, where: contact, from: "2019", until: "now" }],
      skills: ["tractor", contact, "farmHand"],
      skillWords: [contact],
      place: contact,
    }),
  );
  expect(chosen).toEqual({
    wanted: ["farmHand"],
    neverWorked: false,
    school: "primary",
    skills: ["tractor"],
    licences: ["A", "D"],
    start: "now",
    sleepsAtWork: true,
    wayToWork: "own",
  });
  expect(hasContact(JSON.stringify(chosen))).toBe(false);
});

test("their facts have the order of all facts", () => {
  expect(chosenFacts(chosenAnswers(buildWrittenResume())).map(({ key }) => key)).toEqual([
    "wanted",
    "skills",
    "school",
    "licences",
    "start",
    "sleeps",
    "way",
  ]);
});
