import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { PunchResult } from '@stimpill/api-types/station';
import { describe, expect, it } from 'vitest';
import { beforeLook, differencesIn } from './compare-told.ts';
import type { HeldPunch } from './held-punch.ts';
import { openReceiptsWith } from './open-receipt.ts';

const PUNCH = 'punch 1';
const AT = 1_000;
const PEPPER = Buffer.alloc(32, 7);
const openReceipt = openReceiptsWith(PEPPER);

const envelopeWith = (sealDigest: string | null) =>
  Buffer.from(JSON.stringify({ proof: { sealDigest } })).toString('base64url');

function receiptFor(punchId: string, letter: string): string {
  const key = Buffer.from(hkdfSync('sha256', PEPPER, 'stimpill', 'station:receipt', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const hidden = Buffer.concat([cipher.update(`1|${punchId}|fingerprint|${letter}`), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

const applied = { decidedAt: AT, verdict: 'applied', code: null, timeEntryId: 'entry 1' };
const asked = { decidedAt: AT, verdict: 'review', code: 'not_clocked_in', timeEntryId: null };

const held = (change: Partial<HeldPunch> = {}): HeldPunch => ({
  punchId: PUNCH,
  employeeId: 'anna',
  punchedAt: 900,
  receivedAt: AT,
  envelope: envelopeWith(null),
  proof: 'session',
  open: null,
  verdicts: [applied],
  isClockedIn: true,
  othersDecided: 0,
  ...change,
});

const result = (change: Partial<PunchResult> = {}): PunchResult => ({
  punchId: PUNCH,
  sequence: 1,
  verdict: 'applied',
  outcome: 'applied',
  reason: null,
  punchedAtUtc: new Date(900).toISOString(),
  isClockedIn: true,
  timeEntryId: 'entry 1',
  photoUploadGrant: null,
  receipt: receiptFor(PUNCH, 's'),
  ...change,
});

const inReview = held({ verdicts: [asked], open: 'review', isClockedIn: false });
const toldReview = { verdict: 'review', outcome: 'review', reason: 'not_clocked_in' } as const;
const sealed = held({ envelope: envelopeWith('digest'), proof: 'failed', verdicts: [asked], open: 'review' });
const untold = result({
  ...{ verdict: 'stored', outcome: 'stored', punchedAtUtc: null, isClockedIn: null, timeEntryId: null },
  receipt: null,
});

/** What was decided at that very moment had not been. */
const heldBefore = (isHeld: HeldPunch, at: number): HeldPunch => ({
  ...isHeld,
  verdicts: isHeld.verdicts.filter(({ decidedAt }) => decidedAt < at),
});

function compare(
  told: PunchResult,
  isHeld: HeldPunch | undefined,
  at = AT,
  earlier?: HeldPunch,
): readonly string[] {
  const sent = { punchId: PUNCH, envelope: isHeld?.envelope ?? envelopeWith(null) };
  const before = isHeld && beforeLook(isHeld, earlier ?? heldBefore(isHeld, at));
  return differencesIn({ sent, told, held: isHeld, at, before }, openReceipt);
}

describe('what a tablet is told of a punch', () => {
  it('agrees with a server that holds the same', () => {
    expect(compare(result(), held())).toEqual([]);
    expect(compare(result({ ...toldReview, isClockedIn: false, timeEntryId: null }), inReview)).toEqual([]);
    expect(compare(untold, sealed)).toEqual([]);
  });

  it('finds a difference where "applied" is told of a punch that a manager must decide', () => {
    expect(compare(result({ isClockedIn: false }), inReview)).toEqual([
      'is told applied entry 1, and is review not_clocked_in or stored',
    ]);
  });

  it('finds a difference where another reason or another entry is told', () => {
    const otherReason = result({ ...toldReview, reason: 'overlap', isClockedIn: false, timeEntryId: null });

    expect(compare(otherReason, inReview)).toHaveLength(1);
    expect(compare(result({ timeEntryId: 'entry 2' }), held())).toHaveLength(1);
  });

  it('finds a difference where something is told of a punch whose PIN was sealed', () => {
    const told = result({ ...toldReview, isClockedIn: false, timeEntryId: null, receipt: null });

    expect(compare(told, sealed)[0]).toBe('is told review not_clocked_in, and is stored');
    expect(compare({ ...untold, receipt: receiptFor(PUNCH, 'f') }, sealed)).toEqual([
      'is told what nobody may know from a tablet',
    ]);
  });

  it('finds a difference where a time or a state of the person is told that is not so', () => {
    expect(compare(result({ punchedAtUtc: new Date(1_900).toISOString() }), held())).toHaveLength(1);
    expect(compare(result({ isClockedIn: false }), held())).toHaveLength(1);
  });

  it('accepts the word duplicate only for a punch that came before', () => {
    const duplicate = result({ verdict: 'duplicate' });

    expect(compare(duplicate, held(), AT + 5)).toEqual([]);
    expect(compare(duplicate, held())).toHaveLength(1);
    expect(compare(result(), held(), AT + 5)).toHaveLength(1);
  });

  it('accepts that a decision of that very moment is told or not yet, and nothing older', () => {
    const healed = held({ verdicts: [{ ...asked, decidedAt: AT }, applied], receivedAt: AT });
    const early = result({ ...toldReview, isClockedIn: true, timeEntryId: null });

    expect(compare(early, healed)).toEqual([]);
    expect(compare({ ...early, verdict: 'duplicate' }, healed, AT + 5)).toHaveLength(1);
  });

  it('accepts that a change since the look before is told or not yet, whatever the clock of the other server says', () => {
    const decided = held({ verdicts: [applied] });
    const withoutReceipt = result({ verdict: 'duplicate', receipt: null });
    const undecided = held({ verdicts: [], proof: null });

    expect(compare(withoutReceipt, decided, AT + 5, undecided)).toEqual([]);
    expect(compare(withoutReceipt, decided, AT + 5, decided)).toEqual([
      'has no receipt, and was proven before',
    ]);
    const out = result({ verdict: 'duplicate', isClockedIn: false });
    expect(compare(out, held({ othersDecided: 1 }), AT + 5, held())).toEqual([]);
    expect(compare(out, held(), AT + 5, held())).toHaveLength(1);
  });

  it('accepts that the person is called clocked out by the state before a punch was healed, not by the one after', () => {
    const healed = held({ verdicts: [{ ...asked, decidedAt: AT }, applied], receivedAt: AT });
    const early = result({ ...toldReview, isClockedIn: false, timeEntryId: null });

    expect(compare(early, healed)).toEqual([]);
    expect(compare(result({ isClockedIn: false }), healed)).toHaveLength(1);
  });

  it('finds a difference where a receipt is of another punch, of another proof, or held back', () => {
    expect(compare(result({ receipt: receiptFor('punch 2', 's') }), held())).toHaveLength(1);
    expect(compare(result({ receipt: receiptFor(PUNCH, 'p') }), held())).toHaveLength(1);
    expect(compare(result({ receipt: 'nonsense' }), held())).toHaveLength(1);
    expect(compare(result({ verdict: 'duplicate', receipt: null }), held(), AT + 5)).toHaveLength(1);
  });

  it('finds a difference where the punch has left the queue without standing in an entry', () => {
    const gone = { ...inReview, open: null };

    expect(compare(result({ ...toldReview, isClockedIn: false, timeEntryId: null }), gone)).toEqual([
      'is review, and in the queue as nothing',
    ]);
  });

  it('accepts that a punch leaves the queue while it is looked at, and not before', () => {
    const leaving = held({ open: 'stored' });

    expect(compare(result(), leaving)).toEqual([]);
    expect(compare(result({ verdict: 'duplicate' }), leaving, AT + 5)).toEqual([
      'is applied, and in the queue as stored',
    ]);
  });

  it('finds a difference where a verdict is told of a punch that the server does not hold', () => {
    expect(compare(result(), undefined)).toEqual(['is told applied, and is not what the server holds']);
    expect(compare(result({ verdict: 'mismatch' }), undefined)).toEqual([]);
  });
});
