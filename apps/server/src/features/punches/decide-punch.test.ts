import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '#features/timesheets/time-entry.ts';
import { decidePunch } from './decide-punch.ts';

const NOW = 1000;
const entry: TimeEntry = {
  id: 'a',
  employeeId: 'b',
  startAt: 900,
  endAt: null,
  projectId: null,
  subProjectId: null,
  isDraft: false,
  isLocked: false,
};

describe('a start', () => {
  it.each([
    [undefined, false, { effect: 'open entry' }],
    [undefined, true, { code: 'punch.overlaps_entry' }],
    [entry, false, { code: 'punch.already_clocked_in' }],
    [entry, true, { code: 'punch.already_clocked_in' }],
  ])('with the open entry %j and a later one %s: %j', (openEntry, hasEntryBeyond, expected) => {
    expect(decidePunch({ openEntry, hasEntryBeyond }, 'start', NOW)).toEqual(expected);
  });
});

describe('a stop', () => {
  it('of somebody who is not in is refused', () => {
    const decision = decidePunch({ openEntry: undefined, hasEntryBeyond: true }, 'stop', NOW);

    expect(decision).toEqual({ code: 'punch.not_clocked_in' });
  });

  it.each([
    [900, NOW],
    [NOW, NOW],
    [1100, 1100],
  ])('of an entry that began at %i ends it at %i', (startAt, endAt) => {
    const openEntry = { ...entry, startAt };

    const decision = decidePunch({ openEntry, hasEntryBeyond: false }, 'stop', NOW);

    expect(decision).toEqual({ effect: 'close entry', entry: openEntry, endAt });
  });
});
