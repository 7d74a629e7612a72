// Array methods of 2023 for browsers without them. The oldest that the pages are written for: an iPhone 6s, 7 or SE ends
// with iOS 15.8, a phone with Android 6 with Chrome 106 (emulators/checks/deployedCode.test.ts).

const copying = {
  toReversed(this: unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number): unknown[] {
    return [...this].sort(compare);
  },
  toSpliced(
    this: unknown[],
    ...at: [start: number, count: number, ...items: unknown[]]
  ): unknown[] {
    const copy = [...this];
    copy.splice(...at);
    return copy;
  },
  with(this: unknown[], at: number, value: unknown): unknown[] {
    const copy = [...this];
    copy[at < 0 ? at + copy.length : at] = value;
    return copy;
  },
};

for (const [name, value] of Object.entries(copying))
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });

export {};
