import { projectId } from '../support/emulators.ts';
import { functionsUrl, region } from './suite.ts';

/** Runs a scheduled function: the emulators start none by themselves. Throws when it failed. */
export async function runSchedule(name: string): Promise<void> {
  const response = await fetch(`${functionsUrl}/functions/projects/${projectId}/triggers/${region}-${name}-0`, { method: 'POST', body: '{}' });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}
