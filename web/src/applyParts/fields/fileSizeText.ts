const megabytes = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Bytes as '1,25 MB'; a file that is not empty is at least '0,01 MB'. */
export function fileSizeText(bytes: number): string {
  return `${megabytes.format(Math.max(bytes / 1024 / 1024, bytes > 0 ? 0.01 : 0))} MB`;
}
