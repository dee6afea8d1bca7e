import { describe, expect, it } from 'vitest';
import { agreements, dependencies, dependentRange, type RuleVersion } from '../index.ts';

const versionsOf = (key: string): RuleVersion[] =>
  [...agreements.values()]
    .filter((each) => each.key === key)
    .map(({ name, definition }) => ({ name, number: 1, validFrom: '2020-01-01', definition }));

const dayOf = (date: string) => ({ startDate: date, endDate: date });
const spansOf = (key: string, date: string): string[] =>
  dependencies(versionsOf(key), dayOf(date)).map(
    ({ kind, mechanism, startDate, endDate }) => `${kind} ${mechanism ?? ''} ${startDate} ${endDate}`,
  );

describe('what depends on the time of a day', () => {
  it('is the month of a rule that counts overtime over months, and the days beside', () => {
    expect(spansOf('craft', '2026-10-12')).toEqual([
      'rest  2026-10-10 2026-10-14',
      'plan  2026-10-05 2026-10-18',
      'payPeriod pay-period-overtime 2026-10-01 2026-10-31',
    ]);
  });

  it('is the week of a rule that counts overtime over weeks', () => {
    expect(spansOf('hotel-restaurant-shifts', '2026-10-14')).toContain(
      'week weekly-overtime 2026-10-12 2026-10-18',
    );
  });

  it('reaches on from the month to the week that ends in the next one, where duty of weeks follows overtime of months', () => {
    expect(spansOf('public-sector-shifts', '2026-11-09')).toContain(
      'week weighted-duty 2026-10-26 2026-12-06',
    );
  });

  it('lies within the pay periods of the company where it has some', () => {
    const periods = [
      { startDate: '2026-09-21', endDate: '2026-10-20' },
      { startDate: '2026-10-21', endDate: '2026-11-20' },
    ];

    expect(dependentRange(versionsOf('craft'), dayOf('2026-10-12'), periods)).toEqual({
      startDate: '2026-09-21',
      endDate: '2026-10-20',
    });
    expect(dependentRange(versionsOf('craft'), dayOf('2026-10-20'), periods).endDate).toBe('2026-11-20');
  });

  it('is the days beside and their weeks where no rule is in force', () => {
    expect(dependentRange([], dayOf('2026-10-14'))).toEqual({
      startDate: '2026-10-12',
      endDate: '2026-10-18',
    });
  });
});
