import type { PunchResult } from '@stimpill/api-types/station';
import { describe, expect, it } from 'vitest';
import type { Tap } from '../journal.ts';
import { checkTold, type KeptRow } from './check-told.ts';

const PUNCH = 'punch 1';
const told = {
  ...{ punchId: PUNCH, sequence: 1, verdict: 'review', outcome: 'review', reason: 'overlap' },
  ...{ punchedAtUtc: new Date(900).toISOString(), isClockedIn: true, timeEntryId: null },
  ...{ photoUploadGrant: null, receipt: null },
} as const satisfies PunchResult;
const row: KeptRow = {
  ...{ punchId: PUNCH, status: 'settled', verdict: 'review', outcome: 'review', reason: 'overlap' },
  receipt: 'receipt of punch 1',
};

function problemsOf(result: PunchResult, rows: readonly KeptRow[], taps: readonly Tap[] = []): string[] {
  const watch = {
    ...{ told: new Map([[PUNCH, [result]]]), cases: () => 1, problems: [] },
    openReceipt: (receipt: string) =>
      receipt === 'receipt of punch 1' ? ({ punchId: PUNCH, proof: 'session' } as const) : undefined,
  };
  const facts = { proofs: new Map([[PUNCH, 'session']]) };
  return checkTold({ watch, rows, taps, facts }).flatMap(({ problems }) => problems);
}

const tapShown = (shown: NonNullable<Tap['shown']>) =>
  ({ number: 1, punchId: PUNCH, shown }) as unknown as Tap;

describe('what a tablet keeps and shows', () => {
  it('agrees with what it was told', () => {
    const shown = tapShown({ kind: 'needsAttention', at: 900, reason: 'overlap' });

    expect(problemsOf(told, [row], [shown])).toEqual([]);
  });

  it('finds a difference where its row says otherwise', () => {
    const applied: KeptRow = { ...row, verdict: 'applied', outcome: 'applied', reason: null };

    expect(problemsOf(told, [applied])).toEqual([
      'punch 1 is kept as applied applied null, and was told as review review overlap',
    ]);
  });

  it('finds a difference where its receipt is not its own', () => {
    expect(problemsOf(told, [{ ...row, receipt: 'another' }])).toHaveLength(1);
  });

  it('finds a difference where the screen confirms what nobody confirmed, or at another time', () => {
    const confirmed = tapShown({ kind: 'confirmed', at: 900, reason: null });
    const applied: PunchResult = { ...told, verdict: 'applied', outcome: 'applied', reason: null };

    expect(problemsOf(told, [], [confirmed])).toHaveLength(1);
    expect(problemsOf(applied, [], [confirmed])).toEqual([]);
    expect(problemsOf(applied, [], [tapShown({ kind: 'confirmed', at: 1_900, reason: null })])).toHaveLength(
      1,
    );
  });

  it('finds a difference where the screen asks for a manager without having been told so', () => {
    expect(
      problemsOf(told, [], [tapShown({ kind: 'needsAttention', at: 900, reason: 'project' })]),
    ).toHaveLength(1);
  });
});
