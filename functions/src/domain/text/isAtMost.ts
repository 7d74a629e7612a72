/**
 * Whether a text has at most so many UTF-16 units: what security rules, `maxLength` and `length` count. The upper bounds
 * of zod are about code points, which are half as many in emoji and in letters that pretend to be bold.
 */
export function isAtMost(max: number): (text: string) => boolean {
  return (text) => text.length <= max;
}
