/** How many days back the nightly pass looks for what an event left out: longer than a pass takes. */
export const lookBackDays = 14;
