import { describe, expect, it } from 'vitest';
import type { JudgedPunch } from './expected-steps.ts';
import { expectTime } from './expected-time.ts';

const late = (id: string, action: 'start' | 'stop', at: number): JudgedPunch => ({
  id,
  action,
  at,
  isLive: false,
});
const live = (id: string, action: 'start' | 'stop', at: number): JudgedPunch => ({
  id,
  action,
  at,
  isLive: true,
});

describe('the second reckoning', () => {
  it('makes an entry of a start and its stop', () => {
    const { entries, applied } = expectTime([live('in', 'start', 8), live('out', 'stop', 16)]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: 16 }]);
    expect([...applied]).toEqual(['in', 'out']);
  });

  it('refuses a live punch that does not fit, for ever', () => {
    const { entries, applied } = expectTime([
      live('early', 'stop', 7),
      live('in', 'start', 8),
      live('twice', 'start', 9),
    ]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: null }]);
    expect([...applied]).toEqual(['in']);
  });

  it('comes to the same whichever of two tablets reports first', () => {
    const day = [
      late('in', 'start', 8),
      late('out', 'stop', 12),
      late('back', 'start', 13),
      late('home', 'stop', 17),
    ];
    const orders = [
      [0, 1, 2, 3],
      [1, 0, 3, 2],
      [2, 3, 0, 1],
      [3, 2, 1, 0],
    ];

    const days = orders.map((order) => expectTime(order.flatMap((at) => day[at] ?? [])).entries);

    for (const entries of days) {
      expect(entries).toMatchObject([
        { startAt: 8, endAt: 12 },
        { startAt: 13, endAt: 17 },
      ]);
    }
  });

  it('lets a punch count that a manager accepts, at the time that was given', () => {
    const accepted = { at: 20, punch: late('out', 'stop', 15), decided: 'counts' as const };

    const { entries, applied } = expectTime([late('in', 'start', 8), accepted]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: 15 }]);
    expect([...applied]).toEqual(['in', 'out']);
  });

  it('lets an accepted stop count with the start that waited for it, between two entries', () => {
    const steps = [
      late('in', 'start', 1),
      late('out', 'stop', 5),
      live('next', 'start', 20),
      late('waits', 'start', 13),
      { at: 30, punch: late('accepted', 'stop', 17), decided: 'counts' as const },
    ];

    const { entries, applied } = expectTime(steps);

    expect(entries).toMatchObject([
      { startAt: 1, endAt: 5 },
      { startAt: 13, endAt: 17 },
      { startAt: 20, endAt: null },
    ]);
    expect([...applied]).toEqual(expect.arrayContaining(['waits', 'accepted']));
  });

  it('moves the end of an entry whose punch is accepted at another time', () => {
    const moved = { at: 20, punch: late('out', 'stop', 15), decided: 'counts' as const };

    const { entries } = expectTime([late('in', 'start', 8), late('out', 'stop', 16), moved]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: 15 }]);
  });

  it('forgets a parked punch that a manager rejects, so that what waited behind it fits', () => {
    const again = late('again', 'start', 9);
    const rejected = { at: 20, punch: again, decided: 'does not count' as const };

    const { entries, applied } = expectTime([
      late('in', 'start', 8),
      again,
      late('out', 'stop', 12),
      rejected,
    ]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: 12 }]);
    expect([...applied]).toEqual(['in', 'out']);
  });

  it('opens an entry again whose stop is taken back', () => {
    const out = late('out', 'stop', 16);

    const { entries } = expectTime([
      late('in', 'start', 8),
      out,
      { at: 20, punch: out, decided: 'taken back' },
    ]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: null }]);
  });

  it('takes a whole entry back with its start, and leaves the stop applied to nothing', () => {
    const start = late('in', 'start', 8);
    const steps = [start, late('out', 'stop', 16), { at: 20, punch: start, decided: 'taken back' as const }];

    const { entries, stranded, applied } = expectTime(steps);

    expect(entries).toEqual([]);
    expect([...stranded]).toEqual(['out']);
    expect([...applied]).toEqual(['out']);
  });

  it('leaves a stop alone that belongs to a start in doubt', () => {
    const { entries, applied } = expectTime([
      late('in', 'start', 8),
      late('again', 'start', 9),
      late('out', 'stop', 12),
    ]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: null }]);
    expect(applied.has('out')).toBe(false);
  });

  it('ends an entry with the stop that a manager attaches to it, and not with one that is only accepted, while a start is in doubt', () => {
    const before = [late('in', 'start', 8), late('again', 'start', 9)];
    const accepted = { at: 20, punch: late('out', 'stop', 12), decided: 'counts' as const };

    const withAttached = expectTime([...before, { ...accepted, isAttached: true }]);
    const withAccepted = expectTime([...before, accepted]);

    expect(withAttached.entries).toMatchObject([{ startAt: 8, endAt: 12 }]);
    expect(withAttached.applied.has('again')).toBe(false);
    expect(withAccepted.entries).toMatchObject([{ startAt: 8, endAt: null }]);
  });
});

describe('closed days', () => {
  const closing = { at: 40, closes: { from: 0, until: 24 } };
  const day = [live('in', 'start', 8), live('out', 'stop', 16)];

  it('lock what was complete on them, and nothing that began later', () => {
    const steps = [...day, live('next', 'start', 30), live('end', 'stop', 38), closing];

    expect([...expectTime(steps).locked]).toEqual(['in']);
    expect(expectTime(steps).lockedAt.get(40)).toMatchObject([{ startAt: 8, endAt: 16 }]);
  });

  it('make a draft of what went on when they were closed, however long, and ask about its end once', () => {
    const { entries, late: asked, inDoubt, locked } = expectTime([day[0]!, closing, live('out', 'stop', 85)]);

    expect(entries).toMatchObject([{ startAt: 8, endAt: 85 }]);
    expect([[...asked], [...inDoubt], [...locked]]).toEqual([['out'], ['out'], []]);
  });

  it('make a draft of what comes into them late, and ask once about a start and its end', () => {
    const { late: asked, inDoubt } = expectTime([closing, late('in', 'start', 8), late('out', 'stop', 16)]);

    expect([[...asked], [...inDoubt]]).toEqual([['in'], ['in']]);
  });

  it('ask nothing more about what is a draft already, or was let in by a manager', () => {
    const unsure = { ...late('in', 'start', 8), isUncertain: true };
    const letIn = { at: 41, punch: late('in', 'start', 8), decided: 'counts' as const };

    expect([...expectTime([unsure, closing, live('out', 'stop', 85)]).late]).toEqual([]);
    expect([...expectTime([closing, letIn]).late]).toEqual([]);
  });

  it('pay a draft once a manager has accepted it, and lock nothing of it by that', () => {
    const accepted = { at: 90, punch: late('out', 'stop', 85), decided: 'counts' as const };

    const { inDoubt, locked } = expectTime([day[0]!, closing, live('out', 'stop', 85), accepted]);

    expect([[...inDoubt], [...locked]]).toEqual([[], []]);
  });

  it('are days like all others once they are opened again', () => {
    const opening = { at: 41, opens: { from: 0, until: 24 } };

    const {
      late: asked,
      locked,
      lockedAt,
    } = expectTime([...day, closing, opening, late('back', 'start', 18)]);

    expect([[...asked], [...locked]]).toEqual([[], []]);
    expect(lockedAt.get(41)).toHaveLength(1);
  });
});
