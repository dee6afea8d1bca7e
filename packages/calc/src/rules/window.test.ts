import { describe, expect, it } from 'vitest';
import { areAmbiguous, piecesOfDay, type Window } from './window.ts';

const dayWork: Window = { class: 'dayWork', from: '07:00', to: '17:00', priority: 1 };

describe('the pieces of a day', () => {
  it('are one piece without a winner where no window is', () => {
    const weekdaysOnly: Window = { ...dayWork, weekdays: ['monday'] };

    expect(piecesOfDay([weekdaysOnly], 'sunday', 'ordinary')).toEqual([{ until: 1440, winner: null }]);
  });

  it('are cut where the winner changes, and not where a loser begins or ends', () => {
    const loser: Window = { class: 'lunch', from: '11:30', to: '13:30', priority: 0 };

    expect(piecesOfDay([loser, dayWork], 'monday', 'ordinary')).toEqual([
      { until: 420, winner: null },
      { until: 1020, winner: 1 },
      { until: 1440, winner: null },
    ]);
  });

  it('give the overlap to the higher priority, whichever stands first', () => {
    const evening: Window = { class: 'evening', from: '16:00', priority: 2 };

    expect(piecesOfDay([evening, dayWork], 'monday', 'AF')).toEqual([
      { until: 420, winner: null },
      { until: 960, winner: 1 },
      { until: 1440, winner: 0 },
    ]);
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
