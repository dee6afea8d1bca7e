import type { OutboxPunch } from '#storage/outbox-database.ts';
import type { RowChange } from './apply-answer.ts';

/**
 * The row after a change. Once the server has the punch, the proof and the position are wiped. The receipt takes the place of the proof,
 * and the signature covers only the digest of the position, so the punch can still be handed over again.
 */
export function toAfter(row: OutboxPunch, change: RowChange, at: number): OutboxPunch {
  const tried = { ...row, tries: row.tries + 1 };
  if (change.kind === 'failed') return { ...tried, lastError: change.error };
  if (change.kind === 'refused') return { ...tried, status: 'refused', lastError: change.error };
  const { verdict, outcome, reason, receipt } = change.result;
  const isMismatch = verdict === 'mismatch';
  return {
    ...tried,
    status: isMismatch ? 'mismatch' : 'settled',
    seal: null,
    employeeToken: null,
    details: null,
    lastError: isMismatch ? 'mismatch' : null,
    verdict,
    outcome,
    reason,
    settledAt: at,
    receipt: receipt ?? row.receipt,
    awaitsReceipt: (receipt ?? row.receipt) === null && !isMismatch ? 1 : 0,
  };
}
