import { describe, expect, it } from 'vitest';
import { shiftOf } from './todays-shift.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const shift = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
const MORNING = shift('07:00:00', '11:00:00');
const EVENING = shift('17:00:00', '22:00:00');
const DAY = [MORNING, EVENING];

describe('the shift that a punch is about', () => {
  it.each([
    ['Start', '06:58:00', MORNING],
    ['Start', '10:59:59', MORNING],
    ['Start', '11:00:00', EVENING],
    ['Start', '22:00:00', undefined],
    ['Stop', '06:58:00', undefined],
    ['Stop', '09:00:00', MORNING],
    ['Stop', '11:00:00', MORNING],
    ['Stop', '16:59:00', MORNING],
    ['Stop', '23:00:00', EVENING],
  ] as const)(
    'of a %s at %s is the one that runs, else the next, or the one before',
    (action, time, expected) => {
      expect(shiftOf(DAY, action, at(time))).toBe(expected);
    },
  );
});
