// What somebody has left of time off, from credits and bookings alone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_KINDS, type BalanceBooking } from './balance-booking.ts';
import { giveByDate, type TimeOffAccount } from './time-off-account.ts';
import { timeOffBalances, type BalanceFacts } from './time-off-balance.ts';

const credit = (
  account: TimeOffAccount,
  localDate: string,
  minutes: number,
  payLine: string | null = null,
) => ({
  account,
  localDate,
  minutes,
  payLine,
});

const booking = (kind: BalanceBooking['kind'], date: string, minutes: number, account: TimeOffAccount) => ({
  id: `${kind} ${date}`,
  employeeId: 'anna',
  account,
  kind,
  date,
  minutes,
  reason: 'because',
});

const balances = (facts: Partial<BalanceFacts>) =>
  timeOffBalances({
    employmentStartDate: '2025-01-01',
    credits: [],
    bookings: [],
    asOfDate: '2026-11-23',
    ...facts,
  });

describe('a balance of time off', () => {
  it('is what was earned since the first day of employment, less what was taken, paid and given up', () => {
    const credits = [credit('restTimeOff', '2025-01-01', 90), credit('restTimeOff', '2026-11-23', 60)];
    const bookings = [
      booking('taken', '2026-02-02', 40, 'restTimeOff'),
      booking('paid', '2026-02-03', 30, 'restTimeOff'),
      booking('expired', '2026-02-04', 5, 'restTimeOff'),
    ];

    expect(balances({ credits, bookings })).toEqual([
      {
        account: 'restTimeOff',
        fromDate: '2025-01-01',
        openingMinutes: 0,
        earnedMinutes: 150,
        takenMinutes: 40,
        paidMinutes: 30,
        expiredMinutes: 5,
        remainingMinutes: 75,
        due: [],
      },
    ]);
  });

  it('begins anew with the newest opening, which holds everything from before its day', () => {
    const credits = [credit('restTimeOff', '2025-12-31', 90), credit('restTimeOff', '2026-01-01', 60)];
    const bookings = [
      booking('opening', '2025-06-01', 1000, 'restTimeOff'),
      booking('taken', '2025-12-31', 30, 'restTimeOff'),
      booking('opening', '2026-01-01', 500, 'restTimeOff'),
    ];

    expect(balances({ credits, bookings })).toMatchObject([
      {
        fromDate: '2026-01-01',
        openingMinutes: 500,
        earnedMinutes: 60,
        takenMinutes: 0,
        remainingMinutes: 560,
      },
    ]);
  });

  it('leaves out what stands on a pay line, because that is paid with the wages of its day', () => {
    expect(balances({ credits: [credit('winterLeave', '2026-04-06', 480, 'VF')] })).toEqual([]);
  });

  it('of winter leave says what must be given by the end of which winter, the oldest first', () => {
    const credits = [
      credit('winterLeave', '2025-04-21', 480),
      credit('winterLeave', '2026-04-06', 480),
      credit('winterLeave', '2026-10-01', 240),
    ];
    const bookings = [booking('taken', '2026-01-15', 600, 'winterLeave')];

    expect(balances({ credits, bookings })).toMatchObject([
      {
        remainingMinutes: 600,
        due: [
          { giveBy: '2027-04-30', minutes: 360 },
          { giveBy: '2028-04-30', minutes: 240 },
        ],
      },
    ]);
  });

  it('takes a booking back with one below zero', () => {
    const bookings = [
      booking('taken', '2026-02-02', 480, 'restTimeOff'),
      booking('taken', '2026-02-02', -480, 'restTimeOff'),
    ];

    expect(balances({ bookings })).toMatchObject([{ takenMinutes: 0, remainingMinutes: 0 }]);
  });

  it('adds up: what is due is what remains, unless more was given than there was', () => {
    const aDate = fc
      .integer({ min: 0, max: 680 })
      .map((day) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10));
    const aCredit = fc
      .tuple(aDate, fc.integer({ min: 0, max: 600 }))
      .map(([date, minutes]) => credit('winterLeave', date, minutes));
    const aBooking = fc
      .tuple(fc.constantFrom(...BOOKING_KINDS), aDate, fc.integer({ min: 1, max: 900 }))
      .map(([kind, date, minutes]) => booking(kind, date, minutes, 'winterLeave'));
    const facts = fc.record({
      credits: fc.array(aCredit, { minLength: 1, maxLength: 12 }),
      bookings: fc.array(aBooking, { maxLength: 6 }),
      asOfDate: aDate,
    });

    fc.assert(
      fc.property(facts, (each) => {
        for (const { due, remainingMinutes, ...parts } of balances(each)) {
          const { openingMinutes, earnedMinutes, takenMinutes, paidMinutes, expiredMinutes } = parts;
          expect(remainingMinutes).toBe(
            openingMinutes + earnedMinutes - takenMinutes - paidMinutes - expiredMinutes,
          );
          expect(due.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(Math.max(0, remainingMinutes));
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('winter leave', () => {
  it.each([
    ['2025-10-01', '2027-04-30'],
    ['2026-09-30', '2027-04-30'],
    ['2026-10-01', '2028-04-30'],
  ])('that is earned on %s is to be given by %s', (earnedOn, giveBy) => {
    expect(giveByDate('winterLeave', earnedOn)).toBe(giveBy);
  });
});
