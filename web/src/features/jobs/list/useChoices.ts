import { countedKeys, countedPlaces } from "@vagas/functions/domain/administration/countedKeys";
import type { ListChoices } from "@vagas/functions/domain/site/firstPage";
import { jobTypes } from "@vagas/functions/domain/options";
import { town } from "@vagas/functions/domain/town";
import { useState } from "react";
import { useFirstPage } from "../../../data/visitor/servedPage.ts";
import { readPublicStats } from "../../../data/visitor/publicStats.ts";

export type Choices = { types: readonly string[]; locations: readonly string[] };

/** The options before the counts are read, or after a failure: all that the forms offer. */
const everyChoice: Choices = { types: jobTypes, locations: town.places };

let read: Choices | null = null;

/** The filters' options: from the page, else all, and after `load` those of present jobs. */
export function useChoices(): [Choices, load: () => void] {
  const served: ListChoices | null | undefined = useFirstPage("list")?.choices;
  const [choices, setChoices] = useState<Choices>(read ?? served ?? everyChoice);
  const load = () => {
    if (choices !== everyChoice) return;
    readPublicStats().then(
      ({ types, locations }) => {
        read = { types: countedKeys(types), locations: countedPlaces(locations) };
        setChoices(read);
      },
      () => null, // All options stay; the next touch tries again.
    );
  };
  return [choices, load];
}
