import { utcZone } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { calculateTimesheet, type Absence, type TimesheetInput } from './index.ts';

const day = (date: string, absence: Omit<Absence, 'startDate' | 'endDate'>): Absence => ({
  ...{ startDate: date, endDate: date },
  ...absence,
});

const input = (...absences: readonly Absence[]): TimesheetInput => ({
  entries: [],
  range: { startDate: '2026-11-01', endDate: '2026-11-30' },
  zone: utcZone,
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [],
  absences,
});

const ACCIDENT = { id: 'accident', payLine: 'SLYS' };

describe('absence of a kind that a company has made', () => {
  it('counts as one of ours, and is paid as that where nothing else is said', () => {
    const { totals } = calculateTimesheet(
      input(day('2026-11-23', { type: 'sick', ownKind: { id: 'accident' } })),
    );

    expect(totals.absenceMinutes.sick).toBe(480);
    expect(totals.absencePay).toEqual({ asKind: { ...totals.absenceMinutes }, byLine: {} });
  });

  it('is paid by its pay line and no longer as what it counts as, and both add up to all of it', () => {
    const { totals } = calculateTimesheet(
      input(
        day('2026-11-23', { type: 'sick' }),
        day('2026-11-24', { type: 'sick', ownKind: ACCIDENT }),
        day('2026-11-25', { type: 'sick', ownKind: ACCIDENT, minutes: 90 }),
        day('2026-11-26', { type: 'vacation', ownKind: { id: 'course', payLine: 'SLYS' }, minutes: 60 }),
      ),
    );

    expect(totals.absenceMinutes).toMatchObject({ sick: 1050, vacation: 60 });
    expect(totals.absencePay.asKind).toMatchObject({ sick: 480, vacation: 0 });
    expect(totals.absencePay.byLine).toEqual({ SLYS: 630 });
    expect(totals.payLines).toEqual({});
  });

  it('is paid by nothing where the company says so', () => {
    const { totals } = calculateTimesheet(
      input(day('2026-11-23', { type: 'sick', ownKind: { id: 'x', payLine: null } })),
    );

    expect(totals.absenceMinutes.sick).toBe(480);
    expect(totals.absencePay).toMatchObject({ asKind: { sick: 0 }, byLine: {} });
  });

  it('pays no day outside the range, nor outside the employment', () => {
    const { totals } = calculateTimesheet({
      ...input(
        day('2026-10-30', { type: 'sick', ownKind: ACCIDENT }),
        day('2026-11-03', { type: 'sick', ownKind: ACCIDENT }),
      ),
      employment: { startDate: '2026-11-10' },
    });

    expect(totals.absencePay.byLine).toEqual({});
  });

  it('says of each day what of it is of which own kind', () => {
    const { absences } = calculateTimesheet(
      input(
        day('2026-11-23', { type: 'sick', minutes: 60 }),
        day('2026-11-23', { type: 'sick', minutes: 30, ownKind: ACCIDENT }),
      ),
    );

    expect(absences).toMatchObject([
      { minutes: { sick: 90 }, ofOwnKinds: [{ id: 'accident', type: 'sick', minutes: 30 }] },
    ]);
  });

  it('is no unpaid leave before a holiday where a pay line pays it', () => {
    const holidays = (ownKind?: Absence['ownKind']) => {
      const rule = {
        holidayProfile: { nationalDay: { class: 'SH' as const } },
        baseClass: 'dayWork',
        mechanisms: [
          {
            mechanism: 'holiday-pay' as const,
            ...{ payLine: 'HD', fullDayMinutes: 480, halfDayMinutes: 240, whenWorked: 'keep' as const },
          },
        ],
        codeMap: { dayWork: { bucket: 'daytime' as const, payLine: 'DV' } },
      };
      const week = { startDate: '2026-06-15', endDate: '2026-06-19', type: 'unpaidLeave' as const };
      return calculateTimesheet({
        ...input({ ...week, ...(ownKind && { ownKind }) }),
        range: { startDate: '2026-06-15', endDate: '2026-06-19' },
        employment: { payBasis: 'hourly', workPattern: [{ day: 'wednesday', from: '08:00', to: '16:00' }] },
        ruleVersions: [{ name: 'r', number: 1, validFrom: '2020-01-01', definition: rule }],
      }).totals.paidPublicHolidayMinutes;
    };

    expect([holidays(), holidays(ACCIDENT)]).toEqual([0, 480]);
  });
});
