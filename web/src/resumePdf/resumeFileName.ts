/** 'Curriculo - Maria da Silva.pdf': letters, digits, hyphens and spaces, which every system takes. */
export function resumeFileName(name: string, extension: "pdf" | "json" = "pdf"): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9\s-]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
  return plain === "" ? `Curriculo.${extension}` : `Curriculo - ${plain}.${extension}`;
}

const longest = 100;
