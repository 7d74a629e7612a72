/** How many applied to one job of the company, and how many are in the talent bank. */
export type Crowd = { applications: number; cards: number };

/** A town's first week, and a whole state. */
export const crowds: readonly [Crowd, Crowd] = [
  { applications: 30, cards: 30 },
  { applications: 2_000, cards: 10_000 },
];

/** The job to which they applied. */
export const soughtJob = "bench-procurada";
