/** 'Ana', of 'Ana Maria Souza'. */
export function firstNameOf(name: string): string {
  return name.split(/\s/, 1)[0]!;
}
