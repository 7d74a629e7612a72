/** What decides whether a prebuilt program runs; `glibc` is null with another C library (Alpine has musl). */
export type MachineKind = { platform: string; arch: string; glibc: string | null };

/** The machine this process runs on. */
export function thisMachine(): MachineKind {
  const { platform, arch } = process;
  return { platform, arch, glibc: platform === "linux" ? glibcVersion() : null };
}

/** For example 'linux x64 with glibc 2.36'. */
export function machineText({ platform, arch, glibc }: MachineKind): string {
  const libc = glibc === null ? "without glibc" : `with glibc ${glibc}`;
  return platform === "linux" ? `${platform} ${arch} ${libc}` : `${platform} ${arch}`;
}

/** Whether version `have` ('2.36') is at least `least` ('2.34'). */
export function isAtLeast(have: string, least: string): boolean {
  const [major = 0, minor = 0] = have.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

function glibcVersion(): string | null {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ?? null;
}
