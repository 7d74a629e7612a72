import { projectId } from '../support/emulators.ts';
import { functionsUrl, region } from './suite.ts';

/** Calls a function as a page does, without an account: its result, or the status of its error ('INVALID_ARGUMENT'). */
export async function callFunction(name: string, data: unknown): Promise<unknown> {
  const response = await fetch(`${functionsUrl}/${projectId}/${region}/${name}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ data }) });
  const answer = (await response.json()) as { result?: unknown; error?: { status: string } };
  return answer.error?.status ?? answer.result;
}
