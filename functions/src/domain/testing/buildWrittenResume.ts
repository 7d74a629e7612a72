import {
  emptyWrittenResume,
  storedWrittenResume,
  type WrittenResume,
} from "../writtenResume/writtenResume.ts";

/** The answers of somebody who drives a tractor. */
export function buildWrittenResume(answers: Partial<WrittenResume> = {}): WrittenResume {
  return {
    ...emptyWrittenResume,
    wanted: ["farmHand", "machines"],
    jobs: [{ what: "Tratorista", where: "Fazenda Boa Vista", from: "2019-03", until: "now" }],
    school: "primary",
    skills: ["tractor", "chainsaw", "nr31"],
    skillWords: ["Inseminar"],
    licences: ["A", "D"],
    start: "now",
    sleepsAtWork: true,
    wayToWork: "own",
    place: "Setor Norte",
    ...answers,
  };
}

/** As an application stores it. */
export function buildStoredResume(answers: Partial<WrittenResume> = {}): string {
  return storedWrittenResume(buildWrittenResume(answers));
}
