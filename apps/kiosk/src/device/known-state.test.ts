// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  announcedState,
  isSecond,
  newestState,
  type KnownState,
  type OwnPunch,
  type ServerWord,
} from './known-state.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-02T17:15:00.000Z');
const AT = NOW - 3 * MINUTE;

const did = (action: 'Start' | 'Stop', rest: Partial<OwnPunch> = {}): OwnPunch => {
  const at = rest.at ?? AT;
  const punchId = `${action} ${at}`;
  return { punchId, action, at, standing: 'waiting', answeredAt: at, isDisputed: false, ...rest };
};
const listed = (readAt: number | undefined, openSince?: number): ServerWord => ({
  isClockedIn: openSince !== undefined,
  openSince,
  readAt,
});
const FRESH = NOW - 10_000;
const OLD = NOW - 60 * MINUTE;
const here = (isClockedIn: boolean, by: 'waiting' | 'told', since = AT): KnownState => ({
  isClockedIn,
  since,
  by,
});
const byServer = (isClockedIn: boolean, since?: number): KnownState => ({ isClockedIn, since, by: 'server' });

type Case = readonly [
  what: string,
  server: ServerWord | undefined,
  own: readonly OwnPunch[],
  announced: KnownState | undefined,
];

const CASES: readonly Case[] = [
  ['nothing is known where there is neither list nor punch', undefined, [], undefined],
  ['a fresh list is announced', listed(FRESH, AT), [], byServer(true, AT)],
  ['an old list is not', listed(OLD, OLD), [], undefined],
  ['a list of unknown age is not', listed(undefined), [], undefined],
  [
    'a clock-in that waits counts although the list is old',
    listed(OLD),
    [did('Start')],
    here(true, 'waiting'),
  ],
  [
    'a clock-in that waits counts although a fresh list does not show it',
    listed(FRESH),
    [did('Start')],
    here(true, 'waiting'),
  ],
  [
    'a clock-out that waits counts although a fresh list shows the person in since before it',
    listed(FRESH, OLD),
    [did('Stop')],
    here(false, 'waiting'),
  ],
  [
    'a punch that waits counts however long it has waited and however often the list came since',
    listed(NOW, OLD - 9 * 60 * MINUTE),
    [did('Stop', { at: OLD })],
    here(false, 'waiting', OLD),
  ],
  ['a clock-in that waits counts without any list', undefined, [did('Start')], here(true, 'waiting')],
  [
    'the newest of two punches counts, whatever their clocks said',
    listed(OLD),
    [did('Stop', { at: AT - 9 * MINUTE }), did('Start')],
    here(false, 'waiting', AT - 9 * MINUTE),
  ],
  [
    'a later start that the server knows of counts more than a punch that waits',
    listed(FRESH, NOW - MINUTE),
    [did('Stop')],
    byServer(true, NOW - MINUTE),
  ],
  [
    'a start that the server places somewhat later is the same one',
    listed(FRESH, AT + 40_000),
    [did('Start')],
    here(true, 'waiting'),
  ],
  [
    'the list from before the verdict counts less than the punch',
    listed(FRESH),
    [did('Start', { standing: 'applied', answeredAt: FRESH + 1_000 })],
    here(true, 'told'),
  ],
  [
    'a list that came just after the verdict may have been asked for before it',
    listed(FRESH),
    [did('Start', { standing: 'applied', answeredAt: FRESH - 1_000 })],
    here(true, 'told'),
  ],
  [
    'the list from after the verdict counts more: another tablet may have taken a punch',
    listed(FRESH),
    [did('Start', { standing: 'applied', answeredAt: FRESH - 6_000 })],
    byServer(false),
  ],
  [
    'a server that has not judged yet may not show the punch for half a minute',
    listed(FRESH),
    [did('Start', { standing: 'told', answeredAt: FRESH - 29_000 })],
    here(true, 'told'),
  ],
  [
    'and then its list counts: the sealed PIN may have been wrong',
    listed(FRESH),
    [did('Start', { standing: 'told', answeredAt: FRESH - 31_000 })],
    byServer(false),
  ],
  [
    'a punch that the server cannot take counts until the server says something later',
    listed(AT - MINUTE),
    [did('Start', { standing: 'refused' })],
    here(true, 'waiting'),
  ],
  [
    'a punch that the server cannot take does not count against its later list',
    listed(FRESH),
    [did('Start', { standing: 'refused' })],
    byServer(false),
  ],
  [
    'a punch that a manager has to decide about lets the one before it speak',
    listed(OLD),
    [did('Start', { standing: 'set aside' }), did('Stop', { at: OLD + MINUTE })],
    here(false, 'waiting', OLD + MINUTE),
  ],
  [
    'a punch that was called wrong says nothing, nor does what came before it',
    listed(OLD),
    [did('Start', { isDisputed: true }), did('Stop', { at: OLD + MINUTE })],
    undefined,
  ],
  [
    'beside a punch that was called wrong a fresh list counts',
    listed(FRESH, OLD),
    [did('Stop', { isDisputed: true })],
    byServer(true, OLD),
  ],
  [
    'an old list that confirmed what was done here is announced as that',
    listed(OLD, OLD - MINUTE),
    [did('Start', { at: OLD - MINUTE, standing: 'applied', answeredAt: OLD - MINUTE })],
    here(true, 'told', OLD - MINUTE),
  ],
  [
    'an old list that said otherwise later leaves the question open',
    listed(OLD),
    [did('Start', { at: OLD - MINUTE, standing: 'applied', answeredAt: OLD - MINUTE })],
    undefined,
  ],
];

describe('what may be announced before a punch', () => {
  it.each(CASES)('%s', (_, server, own, announced) => {
    expect(announcedState(server, own, NOW)).toEqual(announced);
  });

  it('does not depend on the time of day for a punch that waits, because the clock may have been set', () => {
    for (const now of [NOW - 30 * 24 * 60 * MINUTE, NOW, NOW + 30 * 24 * 60 * MINUTE])
      expect(announcedState(undefined, [did('Start')], now)).toEqual(here(true, 'waiting'));
  });
});

describe('the state that the list shows', () => {
  it('is that of an old list as long as nothing newer is known', () => {
    expect(newestState(listed(OLD, OLD), [])).toEqual(byServer(true, OLD));
  });

  it('is that of a punch that waits, whatever a list says that came after it', () => {
    expect(newestState(listed(FRESH), [did('Start')])).toEqual(here(true, 'waiting'));
    expect(newestState(listed(FRESH, OLD), [did('Stop')])).toEqual(here(false, 'waiting'));
  });

  it('is that of the punch made here since', () => {
    expect(newestState(listed(OLD, OLD), [did('Stop')])).toEqual(here(false, 'waiting'));
  });
});

it.each([
  ['Start', true, true],
  ['Start', false, false],
  ['Stop', true, false],
  ['Stop', false, true],
] as const)('a %s of somebody whose being in is %s is a second one: %s', (action, isClockedIn, expected) => {
  expect(isSecond(action, byServer(isClockedIn))).toBe(expected);
});
