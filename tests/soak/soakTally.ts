/** How often each action was done, and refused because somebody else was faster. Any other error is a failure. */
export class Tally {
  readonly done = new Map<string, number>();
  readonly refused = new Map<string, number>();
  readonly failed: string[] = [];

  async count(what: string, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      this.done.set(what, (this.done.get(what) ?? 0) + 1);
      return true;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (isRefusal(code)) this.refused.set(what, (this.refused.get(what) ?? 0) + 1);
      else this.failed.push(`${what}: ${code ?? ""} ${message}`);
      return false;
    }
  }

  total(): number {
    return [...this.done.values()].reduce((sum, count) => sum + count, 0);
  }

  lines(): string[] {
    return [...new Set([...this.done.keys(), ...this.refused.keys()])].sort().map((what) => {
      const refused = this.refused.get(what) ?? 0;
      return `  ${String(this.done.get(what) ?? 0).padStart(5)}  ${what}${refused === 0 ? "" : ` (${refused} refused)`}`;
    });
  }
}

/** Refused by rules, or because the document is gone. */
function isRefusal(code: string | undefined): boolean {
  return [
    "permission-denied",
    "not-found",
    "aborted",
    "failed-precondition",
    "storage/unauthorized",
    "auth/user-token-expired",
    "auth/user-not-found",
    "auth/invalid-user-token",
  ].includes(code ?? "");
}
