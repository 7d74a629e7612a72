/**
 * The state that a function answered. One of `refused` throws as a refusal, because somebody else was faster; anything else
 * that is not wanted, as a failure.
 */
export function stateOf<Answer extends { state: string }>(
  answer: unknown,
  wanted: readonly Answer["state"][],
  refused: readonly Answer["state"][] = [],
): Answer {
  const { state } = typeof answer === "object" ? (answer as Answer) : { state: String(answer) };
  if (wanted.some((one) => one === state)) return answer as Answer;
  const code = refused.some((one) => one === state) ? { code: "failed-precondition" } : {};
  throw Object.assign(new Error(`answered ${JSON.stringify(answer)}`), code);
}
