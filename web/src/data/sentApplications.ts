const key = 'vagas-applications';

type Sent = Record<string, string>;

function read(): Sent {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Sent | null) ?? {};
  } catch {
    return {};
  }
}

function write(sent: Sent) {
  try {
    localStorage.setItem(key, JSON.stringify(sent));
  } catch {
    // Storage is barred: the record itself still says so when one applies again.
  }
}

/** When this device sent an application there (a job's id, or the talent bank's word); a hint, the record decides. */
export function sentFromHere(target: string): Date | null {
  const at = new Date(read()[target] ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function rememberSent(target: string, at: Date) {
  write({ ...read(), [target]: at.toISOString() });
}

export function forgetSent(target: string) {
  const { [target]: _gone, ...others } = read();
  write(others);
}
