import { type Weekday } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { type HolidayKey } from '#holidays/iceland.ts';
import { areAmbiguous, type KindOfDay, piecesOfDay, type Window } from './window.ts';

const dayWork: Window = { class: 'dayWork', from: '07:00', to: '17:00', priority: 1 };

const dayOf = (weekday: Weekday, ...holidays: HolidayKey[]): KindOfDay => ({
  weekday,
  dayClass: 'ordinary',
  holidays,
});
const winnersOf = (windows: readonly Window[], weekday: Weekday) =>
  piecesOfDay(windows, dayOf(weekday)).map(({ until, winner }) => ({ until, winner }));

describe('the pieces of a day', () => {
  it('are one piece without a winner where no window is', () => {
    const weekdaysOnly: Window = { ...dayWork, weekdays: ['monday'] };

    expect(winnersOf([weekdaysOnly], 'sunday')).toEqual([{ until: 1440, winner: null }]);
  });

  it('are cut where the winner changes, and not where a loser begins or ends', () => {
    const loser: Window = { class: 'lunch', from: '11:30', to: '13:30', priority: 0 };

    expect(winnersOf([loser, dayWork], 'monday')).toEqual([
      { until: 420, winner: null },
      { until: 1020, winner: 1 },
      { until: 1440, winner: null },
    ]);
  });

  it('give the overlap to the higher priority, whichever stands first', () => {
    const evening: Window = { class: 'evening', from: '16:00', priority: 2 };

    expect(winnersOf([evening, dayWork], 'monday')).toEqual([
      { until: 420, winner: null },
      { until: 960, winner: 1 },
      { until: 1440, winner: 0 },
    ]);
  });
});

describe('a window on named holidays', () => {
  const noel: Window = {
    class: 'noel',
    holidays: ['christmasEve', 'newYearsEve'],
    from: '16:00',
    priority: 9,
  };

  it('holds on those days and on no other', () => {
    expect(piecesOfDay([noel], dayOf('thursday', 'christmasEve')).at(-1)?.winner).toBe(0);
    expect(piecesOfDay([noel], dayOf('thursday', 'christmasDay')).at(-1)?.winner).toBe(null);
    expect(piecesOfDay([noel], dayOf('thursday')).at(-1)?.winner).toBe(null);
  });

  it('is ambiguous with another only where their holidays can fall on one day', () => {
    const on = (...holidays: HolidayKey[]): Window => ({ class: 'noel', holidays, priority: 1 });

    expect(areAmbiguous(on('christmasEve'), on('christmasDay'))).toBe(false);
    expect(areAmbiguous(on('christmasEve'), on('newYearsDay', 'christmasEve'))).toBe(true);
    expect(areAmbiguous(on('ascensionDay'), on('mayDay'))).toBe(true);
    expect(areAmbiguous(on('maundyThursday'), on('firstDayOfSummer'))).toBe(true);
    expect(areAmbiguous(on('christmasEve'), dayWork)).toBe(true);
  });
});

describe('a window that loses', () => {
  it('is kept with the hours in which it lost', () => {
    const lunch: Window = { class: 'lunch', from: '11:30', to: '18:00', priority: 0 };

    const [, day, evening] = piecesOfDay([lunch, dayWork], dayOf('monday'));

    expect(day).toEqual({ until: 1020, winner: 1, lost: [{ window: 0, from: 690, to: 1020 }] });
    expect(evening).toEqual({ until: 1080, winner: 0, lost: [] });
  });
});

describe('two windows of equal priority', () => {
  it('are ambiguous only where they share a minute of a day', () => {
    expect(areAmbiguous(dayWork, { ...dayWork, from: '16:59', to: '24:00' })).toBe(true);
    expect(areAmbiguous(dayWork, { ...dayWork, from: '17:00', to: '24:00' })).toBe(false);
    expect(areAmbiguous({ ...dayWork, weekdays: ['monday'] }, { ...dayWork, weekdays: ['friday'] })).toBe(
      false,
    );
    expect(areAmbiguous({ ...dayWork, dayClasses: ['AF'] }, { ...dayWork, dayClasses: ['SH'] })).toBe(false);
    expect(areAmbiguous(dayWork, { ...dayWork, priority: 2 })).toBe(false);
  });
});
