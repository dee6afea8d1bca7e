import { utcZone, toDayNumber } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { calculateFigures, calculateTimesheet, type RuleVersion, type TimesheetInput } from '../index.ts';
import { spansWithKept } from './rules-of-days.ts';
import { versionSpans } from './rule-version.ts';

const versionOf = (name: string, payLine: string, validFrom = '2020-01-01'): RuleVersion => ({
  name,
  number: 1,
  validFrom,
  definition: {
    holidayProfile: {},
    baseClass: 'work',
    mechanisms: [],
    codeMap: { work: { bucket: 'daytime', payLine } },
  },
});

const THEN = versionOf('Then', 'OLD');
const NOW = versionOf('Now', 'NEW');

const dayAt = (date: string) => ({
  id: date,
  startAt: Date.parse(`${date}T08:00Z`),
  endAt: Date.parse(`${date}T16:00Z`),
  isDraft: false,
});

const inputOf = (ruleVersions: readonly RuleVersion[]): TimesheetInput => ({
  entries: ['2026-10-12', '2026-10-13', '2026-10-14'].map(dayAt),
  range: { startDate: '2026-10-01', endDate: '2026-10-31' },
  zone: utcZone,
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions,
});

/** Monday and Wednesday are approved; Tuesday is open again. */
const keptThen = (): Pick<TimesheetInput, 'kept' | 'keptRules'> => {
  const ids = new Set(['2026-10-12', '2026-10-14']);
  return {
    kept: calculateFigures(inputOf([THEN]), ids),
    keptRules: new Map([...ids].map((id) => [id, THEN])),
  };
};

describe('days that kept a rule version', () => {
  it('have it, and the days between them the one of the list', () => {
    const { totals, entries } = calculateTimesheet({ ...inputOf([NOW]), keptRules: keptThen().keptRules! });

    expect(totals.payLines).toEqual({ OLD: 960, NEW: 480 });
    expect(entries.map(({ ruleName }) => ruleName)).toEqual(['Then', 'Now', 'Then']);
  });

  it('would not change when the person gets another rule, though the rules of now give others', () => {
    const { movedEntryIds, differingEntryIds } = calculateTimesheet({ ...inputOf([NOW]), ...keptThen() });

    expect(movedEntryIds).toEqual([]);
    expect(differingEntryIds).toEqual(['2026-10-12', '2026-10-14']);
  });

  it('stand in no gap before the first version of a rule that somebody has since', () => {
    const later = versionOf('Later', 'NEW', '2026-10-20');

    const { issues } = calculateTimesheet({ ...inputOf([later]), ...keptThen() });

    expect(issues.map(({ localDate, code }) => `${localDate} ${code}`)).toEqual(['2026-10-13 version-gap']);
  });

  it('leave the spans of the list as they are where it says the same of them', () => {
    const spans = versionSpans([THEN]);

    expect(spansWithKept(spans, new Map([[toDayNumber('2026-10-12'), THEN]]))).toBe(spans);
  });

  it('that follow each other under one version are one span', () => {
    const days = ['2026-10-12', '2026-10-13'].map((date) => [toDayNumber(date), THEN] as const);

    const spans = spansWithKept(versionSpans([NOW]), new Map(days));

    expect(spans.map(({ version, firstDay, lastDay }) => [version.name, lastDay - firstDay + 1])).toEqual([
      ['Plain time', Infinity],
      ['Now', toDayNumber('2026-10-12') - toDayNumber('2020-01-01')],
      ['Then', 2],
      ['Now', Infinity],
    ]);
  });
});
