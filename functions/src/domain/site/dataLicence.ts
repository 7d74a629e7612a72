/** How the open data of the site may be used. */
export const dataLicence = {
  name: "CC BY 4.0",
  address: "https://creativecommons.org/licenses/by/4.0/deed.pt-br",
} as const;

/** The files of the numbers of the town; their addresses stay. */
export const numbersFiles = {
  json: "/dados/numeros.json",
  csv: "/dados/numeros.csv",
} as const;
