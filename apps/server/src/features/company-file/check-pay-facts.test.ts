import { describe, expect, it } from 'vitest';
import { exampleCompanyFile } from '../../../test/example-company-file.ts';
import { faultsOfFile } from '../../../test/faults-of-file.ts';
import { NOTHING_STORED } from '../../../test/nothing-stored.ts';
import { checkCompanyFile } from './check-company-file.ts';

const example = exampleCompanyFile({ timeOff: [], absences: [], shifts: [], timeEntries: [] });
const withAnna = (facts: Record<string, unknown>) => ({
  ...example,
  employees: [{ ...example.employees?.[0], ...facts }, example.employees?.[1]],
});

function faultsOf(facts: Record<string, unknown>): readonly string[] {
  return faultsOfFile(withAnna(facts));
}

const annaWith = (facts: Record<string, unknown>) =>
  checkCompanyFile(withAnna(facts), NOTHING_STORED).employees[0];

const HALF = { from: '2026-03-01', ratio: 0.5 };

const MONDAY = { day: 'monday', from: '08:00', to: '16:00' };

describe('what a file says of the pay of a person', () => {
  it('is a monthly salary, no regular hours and no dates where it says nothing', () => {
    expect(annaWith({})).toMatchObject({
      payBasis: 'monthly',
      workPattern: null,
      birthDate: null,
      tradeStartDate: null,
    });
  });

  it('may name every set of terms that the engine knows', () => {
    for (const sickLadder of ['law', 'sgs', 'vr', 'craft', 'public'])
      expect(faultsOf({ entitlements: { sickLadder } })).toEqual([]);
    expect(faultsOf({ entitlements: { sickLadder: 'union' } })).toEqual([
      'employees[0].entitlements.sickLadder must be one of law, sgs, vr, craft, public.',
    ]);
  });

  it('puts the days of a work pattern in the order of the week and writes the break out', () => {
    const night = { day: 'saturday', from: '22:00', to: '06:00', unpaidBreakMinutes: 30 };

    expect(annaWith({ workPattern: [night, MONDAY] })?.workPattern).toEqual([
      { ...MONDAY, unpaidBreakMinutes: 0 },
      night,
    ]);
  });

  it('has later regular hours in the order of their days, of which none stands twice', () => {
    const since = (...days: string[]) => days.map((from) => ({ from, workPattern: [MONDAY] }));
    const faultsOfDays = (...days: string[]) => faultsOf({ workPatternChanges: since(...days) });

    expect(annaWith({})?.workPatternChanges).toEqual([]);
    expect(annaWith({ workPatternChanges: since('2026-09-01') })?.workPatternChanges).toEqual([
      { from: '2026-09-01', workPattern: [{ ...MONDAY, unpaidBreakMinutes: 0 }] },
    ]);
    expect(faultsOfDays('2026-09-01', '2026-09-01')).toEqual([
      'employees[0].workPatternChanges[1].from is that of row 1 too.',
    ]);
    expect(faultsOfDays('2026-09-01', '2026-08-01')).toEqual([
      'employees[0].workPatternChanges[1].from lies before that of row 1; put the rows in the order of their days.',
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['another basis', { payBasis: 'weekly' }, 'payBasis must be one of hourly, monthly.'],
    [
      'an empty pattern',
      { workPattern: [] },
      'workPattern must name at least one day; leave it out where there are no regular hours.',
    ],
    [
      'a day twice',
      { workPattern: [MONDAY, { ...MONDAY, day: 'friday' }, MONDAY] },
      'workPattern[2].day is that of row 1 too.',
    ],
    [
      'a day that is none',
      { workPattern: [{ ...MONDAY, day: 'Mon' }] },
      'workPattern[0].day must be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
    ],
    [
      'a time that is none',
      { workPattern: [{ ...MONDAY, to: '24:00' }] },
      'workPattern[0].to must be a local time from "00:00" to "23:59".',
    ],
    ['a missing time', { workPattern: [{ day: 'monday', to: '16:00' }] }, 'workPattern[0].from is missing.'],
    [
      'a break as long as the day',
      { workPattern: [{ ...MONDAY, unpaidBreakMinutes: 480 }] },
      'workPattern[0].unpaidBreakMinutes must be less than the day is long.',
    ],
    [
      'part of a minute',
      { workPattern: [{ ...MONDAY, unpaidBreakMinutes: 7.5 }] },
      'workPattern[0].unpaidBreakMinutes must be a whole number from 0 to 1439.',
    ],
    ['a ratio that is text', { employmentRatio: '0.5' }, 'employmentRatio must be a number from 0 to 2.'],
    ['more than two positions', { employmentRatio: 2.1 }, 'employmentRatio must be a number from 0 to 2.'],
    ['no ratio at all', { employmentRatio: [] }, 'employmentRatio must have at least one ratio.'],
    [
      'a ratio out of bounds',
      { employmentRatio: [HALF, { from: '2026-05-01', ratio: -0.1 }] },
      'employmentRatio[1].ratio must be a number from 0 to 2.',
    ],
    [
      'a ratio without its day',
      { employmentRatio: [HALF, { ratio: 0.8 }] },
      'employmentRatio[1].from is missing.',
    ],
    [
      'a misspelt field of a ratio',
      { employmentRatio: [{ ...HALF, share: 1 }] },
      'employmentRatio[0].share is not known here; look at the spelling and at the list it stands in.',
    ],
    [
      'a ratio from a day that does not exist',
      { employmentRatio: [{ from: '2026-02-30', ratio: 0.5 }] },
      'employmentRatio[0].from must be an existing date written as yyyy-MM-dd.',
    ],
    [
      'two ratios of one day',
      { employmentRatio: [HALF, { from: '2026-05-01', ratio: 0.8 }, { ...HALF, ratio: 1 }] },
      'employmentRatio[2].from is that of row 1 too.',
    ],
    [
      'ratios out of order',
      { employmentRatio: [HALF, { from: '2025-05-01', ratio: 0.8 }] },
      'employmentRatio[1].from lies before that of row 1; put the rows in the order of their days.',
    ],
    [
      'a ratio before the hiring',
      { employmentRatio: [{ from: '2024-02-29', ratio: 1 }, HALF] },
      'employmentRatio[0].from lies before employmentStartDate.',
    ],
    ['a birth after the hiring', { birthDate: '2024-03-02' }, 'birthDate lies after employmentStartDate.'],
    [
      'a trade begun after the hiring',
      { tradeStartDate: '2025-01-01' },
      'tradeStartDate lies after employmentStartDate.',
    ],
    [
      'a day that does not exist',
      { birthDate: '2001-02-29' },
      'birthDate must be an existing date written as yyyy-MM-dd.',
    ],
  ])('is refused with its place: %s', (_name, facts, sentence) => {
    expect(faultsOf(facts)).toEqual([`employees[0].${sentence}`]);
  });

  it('is refused with more days than a week has', () => {
    expect(faultsOf({ workPattern: Array.from({ length: 8 }, () => MONDAY) })).toContain(
      'employees[0].workPattern must have at most 7 rows, one for each day.',
    );
  });
});
