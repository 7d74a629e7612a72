const key = "vagas-applications";

/** Under what an application to no job in particular is kept. */
const noJob = "banco";

type Sent = Record<string, string>;

function read(): Sent {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") as Sent | null) ?? {};
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

/** When this device sent an application to a job, or to the talent bank (null); a hint, the record decides. */
export function sentFromHere(jobId: string | null): Date | null {
  const at = new Date(read()[jobId ?? noJob] ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

export function rememberSent(jobId: string | null, at: Date) {
  write({ ...read(), [jobId ?? noJob]: at.toISOString() });
}

export function forgetSent(jobId: string | null) {
  const { [jobId ?? noJob]: _gone, ...others } = read();
  write(others);
}
