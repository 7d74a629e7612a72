/** A database that exists while something is kept. */
export const keptMark = "vagas-kept";
