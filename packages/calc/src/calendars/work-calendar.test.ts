import { toDayNumber } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { workCalendarOf } from './work-calendar.ts';
import { type CompanyCalendar, type ExtraHoliday } from '#holidays/holidays-of-year.ts';

const ownDay = (holidayClass: 'AF' | 'SH', from: string): ExtraHoliday => ({
  date: '2026-11-23',
  name: 'Own day',
  isPublicHoliday: false,
  class: holidayClass,
  from,
});
const calendarWith = (...extra: ExtraHoliday[]): CompanyCalendar => ({ calendar: 'IS', extra, removed: [] });

describe('the kind of a day', () => {
  it('changes at the hour the profile names, and then lasts until midnight', () => {
    const calendar = workCalendarOf({ christmasEve: { class: 'SH', from: '12:00' } }, calendarWith());
    const day = toDayNumber('2026-12-24');

    expect(calendar.partAt(day, 0)).toEqual({ dayClass: 'ordinary', until: 720 });
    expect(calendar.partAt(day, 719)).toEqual({ dayClass: 'ordinary', until: 720 });
    expect(calendar.partAt(day, 720)).toEqual({ dayClass: 'SH', until: 1440 });
    expect(calendar.partAt(day + 1, 0)).toEqual({ dayClass: 'ordinary', until: 1440 });
  });

  it.each(['AF', 'SH'] as const)(
    'begins with the earlier of two %s holidays, in whatever order',
    (dayClass) => {
      const early = ownDay(dayClass, '09:00');
      const late = ownDay(dayClass, '15:00');
      const at10 = (...extra: ExtraHoliday[]) =>
        workCalendarOf({}, calendarWith(...extra)).partAt(toDayNumber('2026-11-23'), 600);

      expect(at10(early, late)).toEqual({ dayClass, until: 1440 });
      expect(at10(late, early)).toEqual({ dayClass, until: 1440 });
    },
  );

  it('never falls from SH to AF', () => {
    const calendar = workCalendarOf({}, calendarWith(ownDay('SH', '09:00'), ownDay('AF', '15:00')));

    expect(calendar.partAt(toDayNumber('2026-11-23'), 960)).toEqual({ dayClass: 'SH', until: 1440 });
  });

  it('is not known outside 2000 to 2100', () => {
    expect(() => workCalendarOf({}, calendarWith()).partAt(toDayNumber('1999-12-31'), 0)).toThrow(
      '2000 to 2100',
    );
  });
});
