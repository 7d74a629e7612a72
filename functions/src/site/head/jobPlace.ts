import type { Job } from "../../domain/job/job.ts";
import { foldText } from "../../domain/text/searchTerms.ts";
import { town } from "../../domain/town.ts";

type Place = {
  "@type": "Place";
  address: {
    "@type": "PostalAddress";
    streetAddress?: string;
    addressLocality?: string;
    addressRegion: string;
    addressCountry: string;
  };
};

/** The workplace in schema.org's format. A place outside the town's list is given as typed, without a town. */
export function jobPlace({ location }: Pick<Job, "location">): Place {
  const folded = ` ${foldText(location)} `;
  const known = town.places.find((place) => folded.includes(` ${foldText(place)} `));
  const local = known === undefined ? { streetAddress: location } : { addressLocality: known };
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...local,
      addressRegion: town.state,
      addressCountry: town.country,
    },
  };
}
