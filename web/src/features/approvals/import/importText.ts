export function vacancyCount(count: number): string {
  return `${count.toLocaleString("pt-BR")} ${count === 1 ? "vaga" : "vagas"}`;
}

export function lineCount(count: number): string {
  return `${count.toLocaleString("pt-BR")} ${count === 1 ? "linha" : "linhas"}`;
}
