/** The labels of the applicant's fields, apart from their table: the page of the form loads no more than this of it. */
export const candidateLabels = {
  name: "Nome completo",
  email: "E-mail",
  phone: "Telefone/WhatsApp",
  coverLetter: "Carta de apresentação",
} as const;
