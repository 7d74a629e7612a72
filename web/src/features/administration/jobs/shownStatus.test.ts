import { expect, test } from 'vitest';
import { shownStatus } from './shownStatus.ts';

const now = new Date('2026-11-21T12:00:00Z');
const open = { approvalStatus: 'approved', filled: false, urgent: false, expiresAt: new Date('2026-12-01T00:00:00Z') } as const;
const past = new Date('2026-11-20T00:00:00Z');

test.each([
  ['active', open],
  ['urgent', { ...open, urgent: true }],
  ['filled', { ...open, urgent: true, filled: true }],
  ['filled', { ...open, filled: true, expiresAt: past }],
  ['expired', { ...open, urgent: true, expiresAt: past }],
  ['pending', { ...open, approvalStatus: 'pending', filled: true }],
  ['rejected', { ...open, approvalStatus: 'rejected', urgent: true }],
] as const)('%s', (status, job) => {
  expect(shownStatus(job, now)).toBe(status);
});
