import { addMonths, completedMonths } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { absenceBalances } from './absence-balances.ts';
import { entitlementTerms } from './all-entitlement-terms.ts';
import { findEmploymentProblems, type Employment, DAY, toMinutes } from './employment.ts';
import { LAW_TERMS } from './terms/law.ts';
import { withOwnTerms } from './with-own-terms.ts';

const EMPLOYMENT: Employment = {
  startDate: '2024-03-01',
  endDate: null,
  employmentRatio: 1,
  birthDate: null,
  tradeStartDate: null,
};

describe('a month of service', () => {
  it.each([
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2025-12-31', '2026-01-30', 0],
    ['2026-03-01', '2026-02-28', -1],
  ])('from %s until %s is complete %i times', (from, until, months) => {
    expect(completedMonths(from, until)).toBe(months);
  });

  it('ends on the last day of a month that is shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });
});

describe('an employment that makes no sense', () => {
  it('is refused with every problem and its path', () => {
    const employment = {
      ...EMPLOYMENT,
      endDate: '2024-02-29',
      employmentRatio: Number.NaN,
      birthDate: '2024-13-01',
      tradeStartDate: '2025-01-01',
    };

    const paths = findEmploymentProblems(employment, '2026-02-29').map(({ path }) => path);

    expect(paths).toEqual([
      'asOfDate',
      'birthDate',
      'endDate',
      'birthDate',
      'tradeStartDate',
      'employmentRatio',
    ]);
  });

  it('has no balance', () => {
    const employment = { ...EMPLOYMENT, employmentRatio: -0.5 };

    expect(() =>
      absenceBalances({ terms: LAW_TERMS, employment, absences: [], asOfDate: '2026-11-21' }),
    ).toThrow('employmentRatio must be from 0 to 10.');
  });
});

describe('an employment of one day', () => {
  it('is an employment, also if it began in the trade and ended on that day', () => {
    const employment = { ...EMPLOYMENT, endDate: EMPLOYMENT.startDate, tradeStartDate: EMPLOYMENT.startDate };

    expect(findEmploymentProblems(employment, '2026-11-21')).toEqual([]);
  });
});

describe('a third of a job', () => {
  it('counts with six decimals and is cut once', () => {
    expect(toMinutes(252 * DAY, 480, 1 / 3)).toBe(40_320);
    expect(toMinutes(252 * DAY, 480, 0.33)).toBe(39_917);
    expect(toMinutes(DAY, 465, 0.5)).toBe(233);
  });
});

describe('before the first day', () => {
  it('nobody has any leave', () => {
    for (const terms of entitlementTerms.values()) {
      const { vacation, sick, sickChild } = absenceBalances({
        terms,
        employment: EMPLOYMENT,
        absences: [],
        asOfDate: '2024-02-29',
      });

      expect([vacation, sick, sickChild].map(({ entitledMinutes }) => entitledMinutes)).toEqual([0, 0, 0]);
    }
  });
});

describe('terms of a company’s own', () => {
  it('are the agreement’s where the company says nothing', () => {
    for (const terms of entitlementTerms.values()) expect(withOwnTerms(terms, {})).toEqual(terms);
  });

  it('may grant days for a sick child where the law grants none', () => {
    const terms = withOwnTerms(LAW_TERMS, { sickChildDays: 12 });

    const { sickChild } = absenceBalances({
      terms,
      employment: EMPLOYMENT,
      absences: [],
      asOfDate: '2024-03-01',
    });

    expect(sickChild.entitledMinutes).toBe(12 * 480);
  });

  it.each(['02-29', '13-01', '5-1'])('cannot begin the vacation year on %s', (vacationYearStart) => {
    expect(() => withOwnTerms(LAW_TERMS, { vacationYearStart })).toThrow('not a day MM-dd of every year');
  });
});

describe('the terms that ship', () => {
  it.each([...entitlementTerms.values()])('say under "$key" where they were read, and when', (terms) => {
    expect(terms.sources.length).toBeGreaterThan(0);
    for (const { url, says } of terms.sources) {
      expect(url).toMatch(/^https:\/\//);
      expect(says).not.toBe('');
    }
    expect(terms.lastCheckedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
