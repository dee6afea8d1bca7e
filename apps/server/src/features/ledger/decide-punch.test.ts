import { describe, expect, it } from 'vitest';
import type { TimeEntry } from './time-entry.ts';
import { decidePunch, type ParkedPunch, type PunchToDecide, type Timeline } from './decide-punch.ts';

/** Minutes after midnight of some day. */
const clock = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

function entry(start: string, end: string | null, more: Partial<TimeEntry> = {}): TimeEntry {
  return {
    id: `entry from ${start}`,
    employeeId: 'anna',
    kind: 'work',
    breaks: [],
    startAt: clock(start),
    endAt: end === null ? null : clock(end),
    projectId: null,
    subProjectId: null,
    isDraft: false,
    isLocked: false,
    ...more,
  };
}

function parked(action: 'start' | 'stop', time: string): ParkedPunch {
  return { punchId: `${action} at ${time}`, action, at: clock(time), isDraft: false };
}

function timeline(entries: readonly TimeEntry[] = [], waiting: readonly ParkedPunch[] = []): Timeline {
  return { entries, parked: waiting };
}

const live = (action: 'start' | 'stop', time: string): PunchToDecide => ({
  action,
  at: clock(time),
  isLive: true,
  areOthersHeard: true,
});

const late = (action: 'start' | 'stop', time: string, areOthersHeard = false): PunchToDecide => ({
  action,
  at: clock(time),
  isLive: false,
  areOthersHeard,
});

describe('a live start', () => {
  it.each([
    ['nothing is known', [], { effect: 'open entry', startAt: clock('08:00') }],
    ['an entry has ended', [entry('06:00', '08:00')], { effect: 'open entry', startAt: clock('08:00') }],
    [
      'an entry of no length lies ahead',
      [entry('09:00', '09:00')],
      { effect: 'open entry', startAt: clock('08:00') },
    ],
    ['one is open', [entry('06:00', null)], { ask: 'already_clocked_in' }],
    ['one is open that began later', [entry('09:00', null)], { ask: 'already_clocked_in' }],
    ['one ends later', [entry('06:00', '09:00')], { ask: 'overlap' }],
    ['one begins later', [entry('09:00', '10:00')], { ask: 'overlap' }],
  ])('where %s', (_, entries, decision) => {
    expect(decidePunch(timeline(entries), live('start', '08:00'))).toEqual(decision);
  });

  it('never takes a parked stop of another punch', () => {
    const known = timeline([entry('13:00', '17:00')], [parked('stop', '12:00')]);

    expect(decidePunch(known, live('start', '08:00'))).toEqual({ ask: 'overlap' });
  });
});

describe('a live start after the clock was set back', () => {
  const behind = { ...live('start', '08:00'), isClockBehind: true };

  it.each([
    ['nothing lies ahead', [entry('06:00', '07:00')], '08:00'],
    ['an entry ends later', [entry('06:00', '09:00')], '09:00'],
    ['an entry of no length lies ahead', [entry('09:00', '09:00')], '09:00'],
    ['several entries lie ahead', [entry('06:00', '09:00'), entry('09:10', '09:30')], '09:30'],
    ['an entry that is locked ends later', [entry('06:00', '09:00', { isLocked: true })], '09:00'],
  ])('where %s opens an entry after all that is known', (_, entries, start) => {
    const decision = { effect: 'open entry', startAt: clock(start) };

    expect(decidePunch(timeline(entries), behind)).toEqual(decision);
  });

  it('is refused where one is open', () => {
    expect(decidePunch(timeline([entry('09:00', null)]), behind)).toEqual({ ask: 'already_clocked_in' });
  });
});

describe('a live stop', () => {
  it('is refused where nothing is open', () => {
    expect(decidePunch(timeline([entry('09:00', '10:00')]), live('stop', '08:00'))).toEqual({
      ask: 'not_clocked_in',
    });
  });

  it.each([
    ['07:00', '08:00'],
    ['08:00', '08:00'],
    ['09:00', '09:00'],
  ])('of an entry that began at %s ends it at %s', (start, end) => {
    const open = entry(start, null);

    expect(decidePunch(timeline([open]), live('stop', '08:00'))).toEqual({
      effect: 'close entry',
      entry: open,
      endAt: clock(end),
    });
  });
});

describe('a start of a station', () => {
  it('opens an entry at its time where none is open and none overlaps', () => {
    const known = timeline([entry('05:00', '08:00')]);

    expect(decidePunch(known, late('start', '08:00'))).toEqual({
      effect: 'open entry',
      startAt: clock('08:00'),
    });
  });

  it('asks a manager where an entry is open already', () => {
    const known = timeline([entry('07:00', null)]);

    expect(decidePunch(known, late('start', '08:00'))).toEqual({ ask: 'already_clocked_in' });
  });

  it.each([
    ['a later entry', entry('13:00', '17:00')],
    ['a later entry that is open', entry('13:00', null)],
  ])('is one entry with its stop that is known before %s', (_, later) => {
    const stop = parked('stop', '12:00');

    const decision = decidePunch(timeline([later], [stop]), late('start', '08:00'));

    expect(decision).toEqual({ effect: 'insert entry', stop });
  });

  it.each([
    ['no stop is known', []],
    ['the only stop comes after the later entry began', [parked('stop', '13:30')]],
    ['the only stop came before', [parked('stop', '07:59')]],
    ['another start comes before the stop', [parked('start', '10:00'), parked('stop', '12:00')]],
  ])('asks for its stop before a later entry where %s', (_, waiting) => {
    const known = timeline([entry('13:00', '17:00')], waiting);

    expect(decidePunch(known, late('start', '08:00'))).toEqual({ ask: 'missing_stop' });
  });

  it('asks a manager inside another entry', () => {
    const known = timeline([entry('07:00', '09:00')]);

    expect(decidePunch(known, late('start', '08:00'))).toEqual({ ask: 'overlap' });
  });

  it('asks a manager inside a locked entry', () => {
    const known = timeline([entry('07:00', '09:00', { isLocked: true })]);

    expect(decidePunch(known, late('start', '08:00'))).toEqual({ ask: 'period_locked' });
  });
});

describe('a stop of a station', () => {
  it.each(['07:00', '08:00'])('ends the entry that is open since %s', (start) => {
    const open = entry(start, null);

    const decision = decidePunch(timeline([open]), late('stop', '08:00'));

    expect(decision).toEqual({ effect: 'close entry', entry: open, endAt: clock('08:00') });
  });

  it('waits while another tablet may still hold its start', () => {
    expect(decidePunch(timeline(), late('stop', '08:00'))).toEqual({ effect: 'wait' });
    expect(decidePunch(timeline([entry('09:00', null)]), late('stop', '08:00'))).toEqual({ effect: 'wait' });
  });

  it('asks a manager once every other tablet has been heard', () => {
    expect(decidePunch(timeline(), late('stop', '08:00', true))).toEqual({ ask: 'not_clocked_in' });
  });

  it.each([
    ['inside an entry that was closed elsewhere', entry('07:00', '09:00')],
    ['at the end of one', entry('07:00', '08:00')],
    ['inside one that is locked', entry('07:00', '09:00', { isLocked: true })],
  ])('asks a manager %s', (_, closed) => {
    expect(decidePunch(timeline([closed]), late('stop', '08:00'))).toEqual({ ask: 'already_closed' });
  });

  it.each([
    ['may still hold something older', false],
    ['have all been heard', true],
  ])('waits while the start before it is with a manager, where the other tablets %s', (_, areOthersHeard) => {
    const known = timeline([entry('06:00', null)], [parked('start', '07:00')]);

    expect(decidePunch(known, late('stop', '08:00', areOthersHeard))).toEqual({ effect: 'wait' });
  });

  it('waits for the start that came with it, where nobody knows the time of either', () => {
    const known = timeline([entry('06:00', null)], [parked('start', '08:00')]);

    expect(decidePunch(known, late('stop', '08:00'))).toEqual({ effect: 'wait' });
  });

  it('does not wait for a start from before the open entry, or after itself', () => {
    const open = entry('06:00', null);
    const known = timeline([open], [parked('start', '05:00'), parked('start', '08:01')]);

    expect(decidePunch(known, late('stop', '08:00'))).toMatchObject({ effect: 'close entry' });
  });
});
