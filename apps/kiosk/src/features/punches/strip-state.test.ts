import { describe, expect, it } from 'vitest';
import type { OwnPunch } from '#device/known-state.ts';
import { createOutboxState } from './outbox/outbox-state.ts';
import { countWaiting, lastReceivedAt, toStripState, type StripInput } from './strip-state.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;
const outbox = createOutboxState().getState();
const REFUSED_PUNCH = {
  punchId: 'punch',
  receiptCode: '1NX1YS',
  employeeId: 'anna',
  action: 'start',
  at: NOW,
  reason: 'refused',
} as const;

type What = Partial<StripInput['outbox']> & Partial<Omit<StripInput, 'outbox'>>;
const stateOf = ({ connection = 'online', isClockUnsure = false, now = NOW, ...rest }: What) =>
  toStripState({ outbox: { ...outbox, ...rest }, connection, isClockUnsure, now });

describe('the line below the top bar', () => {
  it.each<[string, What, string]>([
    ['says nothing while all is well', {}, 'none'],
    [
      'says nothing of the one punch that is being sent',
      { waiting: 1, isSending: true, oldestWaitingAt: NOW - 4_000 },
      'none',
    ],
    [
      'tells of a punch that should be with the server by now',
      { waiting: 1, oldestWaitingAt: NOW - 5_000 },
      'waiting',
    ],
    [
      'tells of it while nobody knows yet whether there is a connection',
      { waiting: 1, oldestWaitingAt: NOW - HOUR, connection: 'unknown' },
      'waiting',
    ],
    ['tells of a pile that is being sent', { waiting: 3, isSending: true }, 'sending'],
    ['tells that there is no connection', { connection: 'offline' }, 'offline'],
    ['tells of a slow connection', { connection: 'slow' }, 'slow'],
    ['tells of a clock that is being checked', { isClockUnsure: true }, 'clockUnsure'],
    ['tells that the server refuses this tablet', { trouble: 'key', waiting: 2 }, 'refused'],
    [
      'puts a punch that needs a person before the network',
      { connection: 'offline', needsAttention: [REFUSED_PUNCH] },
      'attention',
    ],
    [
      'puts the space of the tablet before that',
      { needsAttention: [REFUSED_PUNCH], storage: 'low' },
      'storageLow',
    ],
    ['puts what waits too long before all', { waiting: 500, storage: 'failing' }, 'overdue'],
  ])('%s', (_, what, expected) => {
    expect(stateOf(what).kind).toBe(expected);
  });

  it.each<[number, number | undefined, string]>([
    [499, NOW - 23 * HOUR, 'offline'],
    [500, undefined, 'overdue'],
    [1, NOW - 24 * HOUR, 'overdue'],
    [0, undefined, 'offline'],
  ])('shows for %i waiting punches, the oldest of %s, the line %s', (waiting, oldestWaitingAt, expected) => {
    expect(stateOf({ connection: 'offline', waiting, oldestWaitingAt }).kind).toBe(expected);
  });

  it('counts what waits while there is no connection', () => {
    expect(stateOf({ connection: 'offline', waiting: 7 })).toEqual({ kind: 'offline', punches: 7 });
  });
});

describe('the count at rest', () => {
  it.each([
    ['nothing where nothing waits', { waiting: 0 }, 'online', 0],
    ['not a punch that is on its way', { waiting: 1, oldestWaitingAt: NOW - 4_000 }, 'online', 0],
    ['what is on its way for too long', { waiting: 2, oldestWaitingAt: NOW - 6_000 }, 'online', 2],
    ['each punch at once without a connection', { waiting: 1, oldestWaitingAt: NOW }, 'offline', 1],
    ['what waited before the start', { waiting: 3, oldestWaitingAt: NOW - HOUR }, 'unknown', 3],
  ] as const)('counts %s', (_, counted, connection, expected) => {
    expect(countWaiting({ outbox: { ...outbox, ...counted }, connection, now: NOW })).toBe(expected);
  });
});

describe('the sign at rest', () => {
  const punch = (at: number, standing: OwnPunch['standing']): OwnPunch => ({
    ...{ punchId: String(at), action: 'Start', at, standing, answeredAt: at, isDisputed: false },
  });
  const ofPeople = (...lists: readonly (readonly OwnPunch[])[]) =>
    new Map(lists.map((list, place) => [String(place), list]));

  it.each<[string, Partial<StripInput['outbox']>, number | undefined]>([
    ['tells of no punch where none was made', {}, undefined],
    [
      'tells of the newest of all people, once the server has every one',
      { ownPunches: ofPeople([punch(2, 'applied'), punch(1, 'applied')], [punch(3, 'set aside')]) },
      3,
    ],
    ['says nothing while one waits', { waiting: 1, ownPunches: ofPeople([punch(2, 'told')]) }, undefined],
    [
      'says nothing where one was refused',
      { ownPunches: ofPeople([punch(2, 'told')], [punch(1, 'refused')]) },
      undefined,
    ],
    [
      'says nothing while somebody must look at one',
      { needsAttention: [REFUSED_PUNCH], ownPunches: ofPeople([punch(2, 'told')]) },
      undefined,
    ],
  ])('%s', (_, given, expected) => {
    expect(lastReceivedAt({ ...outbox, ...given })).toBe(expected);
  });
});
