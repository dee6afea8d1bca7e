// R14: what tablets were told of punches, keep in their rows and showed on their screens is what the server holds.
import type { OutboxPunch } from '@stimpill/kiosk/storage/outbox-database.ts';
import type { Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Check } from '../reconcile/check.ts';
import { findReceiptFault } from './compare-told.ts';
import type { ToldWatch } from './told-watch.ts';

export type KeptRow = Pick<OutboxPunch, 'punchId' | 'status' | 'verdict' | 'outcome' | 'reason' | 'receipt'>;

type Lived = {
  readonly watch: Pick<ToldWatch, 'told' | 'openReceipt' | 'cases' | 'problems'>;
  readonly rows: readonly KeptRow[];
  readonly taps: readonly Tap[];
  readonly facts: Pick<Facts, 'proofs'>;
};

export function checkTold({ watch, rows, taps, facts }: Lived): readonly Check[] {
  const settled = rows.filter(({ status }) => status === 'settled' || status === 'mismatch');
  const shown = taps.filter((tap) => tap.shown !== undefined);
  return [
    {
      id: 'R14',
      says: 'Every answer tells a tablet of each punch what the server holds of it at that moment, with a receipt for how it was proven.',
      cases: watch.cases(),
      problems: watch.problems,
    },
    {
      id: 'R14',
      says: 'What a tablet keeps of a punch is what it was told, and its receipt is for the proof that the server has.',
      cases: settled.length,
      problems: settled.flatMap((row) => findRowFaults(row, watch, facts)),
    },
    {
      id: 'R14',
      says: 'A screen calls a punch confirmed, or a question for a manager, only after it was told so.',
      cases: shown.length,
      problems: shown.flatMap((tap) => findScreenFaults(tap, watch)),
    },
  ];
}

function findRowFaults(
  row: KeptRow,
  { told, openReceipt }: Lived['watch'],
  { proofs }: Lived['facts'],
): string[] {
  const { punchId, receipt } = row;
  const textOf = ({ verdict, outcome, reason }: Pick<KeptRow, 'verdict' | 'outcome' | 'reason'>) =>
    `${String(verdict)} ${String(outcome)} ${String(reason)}`;
  const wasTold = (told.get(punchId) ?? []).map(textOf);
  const faults =
    receipt === null ? [] : findReceiptFault({ punchId, receipt }, proofs.get(punchId) ?? null, openReceipt);
  return [
    ...(wasTold.includes(textOf(row))
      ? []
      : [`${punchId} is kept as ${textOf(row)}, and was told as ${wasTold.join(' or ') || 'nothing'}`]),
    ...faults.map((fault) => `${punchId} ${fault} on its tablet`),
  ];
}

function findScreenFaults({ punchId = '', number, shown }: Tap, { told }: Lived['watch']): string[] {
  if (shown === undefined) return [];
  const { kind, at, reason } = shown;
  const isTold = (told.get(punchId) ?? []).some((result) =>
    kind === 'confirmed'
      ? result.outcome === 'applied' && result.punchedAtUtc !== null && Date.parse(result.punchedAtUtc) === at
      : (result.outcome === 'review' && result.reason === reason) || result.verdict === 'mismatch',
  );
  return isTold ? [] : [`tap ${number} (${punchId}) is shown as ${kind}, which nobody told the tablet`];
}
