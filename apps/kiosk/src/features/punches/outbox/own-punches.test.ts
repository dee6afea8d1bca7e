// @vitest-environment node
import type { PunchResult } from '@stimpill/api-types/station';
import { describe, expect, it } from 'vitest';
import { newDisk, newPunch, outboxDepsOn, type Disk } from '#testing/simulated-tablet.ts';
import { createOutbox } from './outbox.ts';

const unused = () => Promise.resolve('unused' as const);
/** Of 2 March 2026, as the punches of the simulated tablet. */
const NOW = 1_772_434_700_000;
const ANNA = newPunch(1).employeeId;

function openTablet(disk: Disk = newDisk(), now = NOW) {
  const deps = outboxDepsOn(disk, { serverNow: () => now });
  const outbox = createOutbox(deps);
  return { outbox, known: () => deps.state.getState().ownPunches.get(ANNA) ?? [] };
}

const answered = (punchId: string, rest: Partial<PunchResult>) =>
  ({
    kind: 'answered',
    punchId,
    result: {
      punchId,
      sequence: 1,
      verdict: 'applied',
      outcome: 'applied',
      reason: null,
      punchedAtUtc: null,
      isClockedIn: null,
      timeEntryId: null,
      photoUploadGrant: null,
      receipt: 'a receipt',
      ...rest,
    },
  }) as const;

describe('what people did here last', () => {
  it('is known as soon as it is stored, the newest first', async () => {
    const { outbox, known } = openTablet();
    await outbox.append(newPunch(1, { action: 'start' }), unused);
    await outbox.append(newPunch(1, { action: 'stop' }), unused);

    expect(known()).toMatchObject([
      { action: 'Stop', standing: 'waiting' },
      { action: 'Start', standing: 'waiting' },
    ]);
  });

  it('is known to the next page load, of the last four punches of each person', async () => {
    const disk = newDisk();
    const before = openTablet(disk);
    for (const action of ['start', 'stop', 'start', 'stop', 'start'] as const)
      await before.outbox.append(newPunch(1, { action }), unused);
    const { outbox, known } = openTablet(disk);

    await outbox.refreshState();

    expect(known().map(({ action }) => action)).toEqual(['Start', 'Stop', 'Start', 'Stop']);
  });

  it.each([
    [{ verdict: 'applied', outcome: 'applied' }, 'applied'],
    [{ verdict: 'duplicate', outcome: 'applied' }, 'applied'],
    [{ verdict: 'stored', outcome: 'stored' }, 'told'],
    [{ verdict: 'waiting', outcome: 'waiting' }, 'told'],
    [{ verdict: 'review', outcome: 'review', reason: 'already_clocked_in' }, 'set aside'],
    [{ verdict: 'review', outcome: 'review', reason: 'time_uncertain' }, 'applied'],
    [{ verdict: 'mismatch', outcome: null }, 'refused'],
  ] as const)('after the verdict %j is %s', async (result, standing) => {
    const { outbox, known } = openTablet();
    const { punchId } = await outbox.append(newPunch(1), unused);

    await outbox.apply([answered(punchId, result)]);

    expect(known()).toMatchObject([{ standing, answeredAt: NOW }]);
  });

  it('stands as refused where the server cannot read it', async () => {
    const { outbox, known } = openTablet();
    const { punchId, at } = await outbox.append(newPunch(1), unused);

    await outbox.apply([{ kind: 'refused', punchId, error: 'validation.failed' }]);

    expect(known()).toMatchObject([{ standing: 'refused', answeredAt: at }]);
  });

  it('is marked when somebody calls it wrong', async () => {
    const { outbox, known } = openTablet();
    const { punchId } = await outbox.append(newPunch(1), unused);

    await outbox.dispute(punchId);

    await expect.poll(() => known()).toMatchObject([{ punchId, isDisputed: true }]);
  });

  it('is forgotten a day after the server has it, and never while it waits', async () => {
    const disk = newDisk();
    const { outbox } = openTablet(disk);
    const settled = await outbox.append(newPunch(1), unused);
    await outbox.apply([answered(settled.punchId, {})]);
    const waiting = await outbox.append(newPunch(1), unused);
    const later = openTablet(disk, NOW + 25 * 3_600_000);

    await later.outbox.refreshState();

    expect(later.known().map(({ punchId }) => punchId)).toEqual([waiting.punchId]);
  });
});
