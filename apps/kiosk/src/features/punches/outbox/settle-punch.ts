import type { OutboxPunch } from '#storage/outbox-database.ts';
import type { RowChange } from './apply-answer.ts';

/**
 * The row after a change. What proves who it was, and where, is wiped once the server has it; the receipt takes the place of the proof,
 * and the position is signed by its digest alone, so that the punch can be handed over again without it.
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
