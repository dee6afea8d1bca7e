import { expect, it } from 'vitest';
import { clockOf } from './clock.ts';
import { intlZone } from './intl-zone.ts';
import { minuteOf } from './minutes.ts';
import { shownTwiceAround, whichAt, whichOfTwo, writeLocalMinute } from './which-of-two.ts';

it('tells date and time of the zone in summer and in winter', () => {
  expect(writeLocalMinute(Date.parse('2026-07-01T22:05:59Z'), 'Europe/Warsaw')).toBe('2026-07-02 00:05');
  expect(writeLocalMinute(Date.parse('2026-01-01T05:58:00Z'), 'Europe/Warsaw')).toBe('2026-01-01 06:58');
});

it.each([
  ['Europe/Warsaw', '2026-10-25T00:30:00Z', '2026-10-25 02:30 (UTC+2)'],
  ['Europe/Warsaw', '2026-10-25T01:30:00Z', '2026-10-25 02:30 (UTC+1)'],
  ['Europe/Warsaw', '2026-10-25T02:30:00Z', '2026-10-25 03:30'],
  ['Europe/Warsaw', '2026-10-24T23:59:00Z', '2026-10-25 01:59'],
  ['Europe/Warsaw', '2026-03-29T01:30:00Z', '2026-03-29 03:30'],
  ['Europe/London', '2026-10-25T01:59:00Z', '2026-10-25 01:59 (UTC+0)'],
  ['America/St_Johns', '2026-11-01T03:31:00Z', '2026-11-01 01:01 (UTC-2:30)'],
  ['America/St_Johns', '2026-11-01T04:31:00Z', '2026-11-01 01:01 (UTC-3:30)'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '2026-04-05 01:45 (UTC+11)'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', '2026-04-05 01:45 (UTC+10:30)'],
  ['Australia/Lord_Howe', '2026-04-04T14:15:00Z', '2026-04-05 01:15'],
  ['Atlantic/Reykjavik', '2026-10-25T01:30:00Z', '2026-10-25 01:30'],
])('says in %s at %s which of two it is, where the clock shows a time twice: %s', (zone, instant, said) => {
  expect(writeLocalMinute(Date.parse(instant), zone)).toBe(said);
});

it('asks of no other time which of two it is', () => {
  expect(whichOfTwo(Date.parse('2026-07-01T22:05:59Z'), 'Europe/Warsaw')).toBeUndefined();
});

it('knows the second of two, to its last second', () => {
  const which = (text: string) => whichAt(Date.parse(text), 'Europe/Warsaw');

  expect(['2026-10-25T00:30:59Z', '2026-10-25T01:30:00Z', '2026-10-25T01:30:59Z'].map(which)).toEqual([
    ...['first', 'second', 'second'],
  ]);
  expect(which('2026-10-25T02:30:00Z')).toBe('first');
});

it('knows of a clock minute, before and after the clock is set back, which times it shows twice', () => {
  const around = (text: string, zone = 'Europe/Warsaw') => {
    const twice = shownTwiceAround(minuteOf(Date.parse(text)), clockOf(intlZone(zone)));
    return twice && { ...twice, minutes: twice.to - twice.from };
  };
  const shown = { from: minuteOf(Date.parse('2026-10-25T02:00Z')), minutes: 60 };

  expect(around('2026-10-24T12:00Z')).toMatchObject({ ...shown, offset: 'UTC+2' });
  expect(around('2026-10-25T01:00Z')).toMatchObject({ ...shown, offset: 'UTC+1' });
  expect(around('2026-03-29T01:00Z')).toBeNull();
  expect(around('2026-07-01T01:00Z')).toBeNull();
  expect(around('2026-10-25T01:00Z', 'Atlantic/Reykjavik')).toBeNull();
});

it('names no doubled hour of weeks ago, whichever minute the clock was asked about before', () => {
  const clock = clockOf(intlZone('America/Halifax'));
  // The clock knows the stretch from the night of 1 November until sixty days after what it was asked about.
  clock.stretchAt(minuteOf(Date.parse('2026-11-05T12:00Z')));

  expect(shownTwiceAround(minuteOf(Date.parse('2027-01-04T06:00Z')), clock)).toBeNull();
  expect(shownTwiceAround(minuteOf(Date.parse('2026-11-01T12:00Z')), clock)).not.toBeNull();
});
