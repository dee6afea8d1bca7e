// @vitest-environment node
import type { PunchResult } from '@stimpill/api-types/station';
import { describe, expect, it } from 'vitest';
import type { LineFault } from '#testing/model-server.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { newDisk, newPunch, outboxDepsOn } from '#testing/simulated-tablet.ts';
import { createSendUnstored } from './outbox/send-unstored.ts';
import { recordPunch, toOutcome, type PunchRequest } from './record-punch.ts';

const AT = Date.parse('2026-03-02T06:58:00.000Z');
const { clock } = newPunch(1);

const request = (rest: Partial<PunchRequest> = {}): PunchRequest => ({
  employeeId: '0b5e8d1c-7a42-4c3e-8f19-000000000001',
  action: 'Start',
  moment: { at: AT, clock },
  proof: { employeeToken: 'token of the session' },
  ...rest,
});

type Bench = { faults?: LineFault[]; isOffline?: boolean; isFull?: boolean };

function bench({ faults = [], isOffline = false, isFull = false }: Bench = {}) {
  const line = aLine(faults);
  const disk = newDisk();
  const { storage } = outboxDepsOn(disk);
  const full = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
  const tablet = openTablet(disk, line, { storage: isFull ? { ...storage, run: full } : storage });
  const deps = {
    ...tablet,
    isOffline: () => isOffline,
    sendUnstored: createSendUnstored({
      callStation: line.server.callStation,
      isOffline: () => isOffline,
      // The short waits are over at once; nobody loses patience.
      after: (milliseconds, work) => {
        if (milliseconds <= 1_000) setImmediate(work);
        return () => undefined;
      },
    }),
  };
  return { line, disk, tablet, deps };
}

describe('a punch whose PIN is under seal', () => {
  it('waits for no verdict, because none would tell anything', async () => {
    const { deps } = bench();
    const verdictOn = () => new Promise<never>(() => undefined);

    const outcome = await recordPunch(request({ proof: { pin: '4821' } }), {
      ...deps,
      sender: { ...deps.sender, verdictOn },
    });

    expect(outcome.kind).toBe('savedHere');
  });
});

describe('a punch with a server that answers', () => {
  it('is confirmed at the moment that counts there', async () => {
    const { deps } = bench();

    expect(await recordPunch(request(), deps)).toMatchObject({
      kind: 'confirmed',
      at: Date.parse('2026-03-02T06:58:11.902Z'),
      isClockedIn: true,
    });
  });

  it('is sent once, under its own number', async () => {
    const { deps, line, tablet } = bench();

    await recordPunch(request(), deps);
    await tablet.idle();

    expect(line.server.handedOver).toEqual([1]);
  });

  it('whose PIN is only sealed is saved, and nobody is told more', async () => {
    const { deps } = bench();

    const outcome = await recordPunch(request({ proof: { pin: '4821' } }), deps);

    expect(outcome).toMatchObject({ kind: 'savedHere', at: AT });
  });
});

describe('a punch without an answer', () => {
  it('is saved here after three seconds, and the sending goes on', async () => {
    const { deps, line, tablet } = bench({ faults: ['none', 'lost after'] });
    const punching = recordPunch(request(), deps);
    await tablet.idle();

    await tablet.pass(3_000);

    expect(await punching).toMatchObject({ kind: 'savedHere', at: AT });
    await tablet.pass(60_000);
    await tablet.pass(60_000);
    expect(tablet.state.getState().waiting).toBe(0);
    expect(line.server.inbox.size).toBe(1);
  });

  it('is saved here at once when there is no connection anyway', async () => {
    const { deps, line } = bench({ isOffline: true, faults: ['lost before'] });

    const outcome = await recordPunch(request(), deps);

    expect(outcome).toMatchObject({
      kind: 'savedHere',
      receiptCode: expect.stringMatching(/^\w{6}$/) as string,
    });
    expect(line.time.now).toBe(0);
  });
});

describe('a punch that this tablet cannot store', () => {
  it('is confirmed when the server takes it at once', async () => {
    const { deps, line } = bench({ isFull: true });

    const outcome = await recordPunch(request(), deps);

    expect(outcome.kind).toBe('confirmed');
    expect(line.server.inbox.size).toBe(1);
  });

  it('is NOT recorded without a connection', async () => {
    const { deps, line } = bench({ isFull: true, isOffline: true });

    expect(await recordPunch(request(), deps)).toEqual({ kind: 'notRecorded', at: AT });
    expect(line.server.calls).toEqual([]);
  });

  it('is not known when the answer of the server is lost', async () => {
    const { deps } = bench({ isFull: true, faults: ['lost after'] });

    expect(await recordPunch(request(), deps)).toEqual({ kind: 'notKnown', at: AT });
  });

  it('waits for its turn when the tablet is just sending', async () => {
    const { deps, tablet } = bench({ isFull: true, faults: ['409', '409'] });

    expect((await recordPunch(request(), deps)).kind).toBe('confirmed');
    expect(tablet.state.getState().storage).toBe('failing');
  });
});

describe('a verdict', () => {
  const row = { punchId: 'b3e0f6a1-9c2d-4e7f-8a5b-1c2d3e4f5a6b', at: AT };
  const result = (rest: Partial<PunchResult>): PunchResult => ({
    punchId: row.punchId,
    sequence: 1,
    verdict: 'stored',
    outcome: 'stored',
    reason: null,
    punchedAtUtc: null,
    isClockedIn: null,
    timeEntryId: null,
    photoUploadGrant: null,
    receipt: null,
    ...rest,
  });

  it.each<[string, Partial<PunchResult>, object]>([
    ['applied is confirmed', { verdict: 'applied', outcome: 'applied' }, { kind: 'confirmed', at: AT }],
    [
      'a duplicate of one that was applied is confirmed',
      { verdict: 'duplicate', outcome: 'applied' },
      { kind: 'confirmed' },
    ],
    ['stored is saved', {}, { kind: 'savedHere' }],
    ['waiting for other tablets is saved', { verdict: 'waiting', outcome: 'waiting' }, { kind: 'savedHere' }],
    [
      'review with its reason needs attention',
      { verdict: 'review', outcome: 'review', reason: 'overlap' },
      { kind: 'needsAttention', reason: 'overlap' },
    ],
    ['review without a reason is saved', { verdict: 'review', outcome: 'review' }, { kind: 'savedHere' }],
    [
      'a mismatch needs attention',
      { verdict: 'mismatch', outcome: null },
      { kind: 'needsAttention', reason: 'integrity' },
    ],
  ])('%s', (_, verdict, expected) => {
    expect(toOutcome(row, result(verdict))).toMatchObject(expected);
  });
});
