type Deployed = { run: (...event: never[]) => unknown };

/** Runs a function with an event, as the platform does. */
export async function runs(deployed: unknown, ...event: object[]): Promise<unknown> {
  return (deployed as Deployed).run(...(event as never[]));
}
