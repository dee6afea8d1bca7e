// The figures that are kept at an approval stay the same, whatever happens to the rules afterwards.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTimesheet } from '../test/arbitraries.ts';
import { aFullRule } from '../test/rule-arbitraries.ts';
import { calculateFigures, calculateTimesheet } from './index.ts';
import { type EntryFigures, type RuleDefinition, type TimesheetInput } from './index.ts';

const MS_PER_DAY = 86_400_000;
const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Kept as a database keeps them: through text and back. */
const keep = (input: TimesheetInput): ReadonlyMap<string, EntryFigures> => {
  const { startDate, endDate } = input.range;
  const range = { startDate: daysFrom(startDate, -1), endDate: daysFrom(endDate, 1) };
  const ids = new Set(input.entries.map(({ id }) => id));
  const figures = [...calculateFigures({ ...input, range }, ids)];
  return new Map(JSON.parse(JSON.stringify(figures)) as [string, EntryFigures][]);
};

const creditsInAnyOrder = (input: TimesheetInput): string[] =>
  calculateTimesheet(input)
    .credits.map((credit) => JSON.stringify(credit))
    .sort();

describe('kept figures', () => {
  it('change nothing while everything is as it was', () => {
    const check = (input: TimesheetInput): void => {
      const kept = keep(input);

      const withKept = calculateTimesheet({ ...input, kept });

      const { entries, totals } = calculateTimesheet(input);
      expect(withKept.entries).toEqual(entries);
      expect(withKept.totals).toEqual(totals);
      expect(withKept.differingEntryIds).toEqual([]);
      expect(creditsInAnyOrder({ ...input, kept })).toEqual(creditsInAnyOrder(input));
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 300 });
  });

  it('pay an entry by the rule of its approval, whatever rule holds now', () => {
    const check = (input: TimesheetInput, definition: RuleDefinition): void => {
      const changed = {
        ...input,
        ruleVersions: [{ name: 'another', number: 99, validFrom: '2000-01-01', definition }],
      };

      const now = calculateTimesheet({ ...changed, kept: keep(input) });

      const then = calculateTimesheet(input);
      const paidNow = now.entries.filter(({ id }) => isSettled(input, id));
      expect(paidNow).toEqual(then.entries.filter(({ id }) => isSettled(input, id)));
      const isAllKept = paidNow.length > 0 && paidNow.length === now.entries.length;
      const { ruleName, ruleVersionNumber } = paidNow.at(-1) ?? {
        ruleName: 'another',
        ruleVersionNumber: 99,
      };
      if (isAllKept) expect(now.appliedRule).toEqual({ name: ruleName, versionNumber: ruleVersionNumber });
      else expect(now.appliedRule).toEqual({ name: 'another', versionNumber: 99 });
      expect(now.totals.workedPayLines).toEqual(then.totals.workedPayLines);
      expect(now.totals.premiumPayLines).toEqual(then.totals.premiumPayLines);
      expect(now.totals.totalExcessMinutes).toBe(then.totals.totalExcessMinutes);
    };

    fc.assert(fc.property(aTimesheet, aFullRule, check), { numRuns: 150 });
  });

  it('name exactly the entries whose minutes would be different now', () => {
    const check = (input: TimesheetInput, definition: RuleDefinition): void => {
      const changed = {
        ...input,
        ruleVersions: [{ name: 'another', number: 99, validFrom: '2000-01-01', definition }],
      };

      const { differingEntryIds } = calculateTimesheet({ ...changed, kept: keep(input) });

      const worthThen = worthById(input);
      const worthNow = worthById(changed);
      const different = [...worthThen.keys()].filter((id) => worthThen.get(id) !== worthNow.get(id));
      expect(new Set(differingEntryIds)).toEqual(new Set(different.filter((id) => isSettled(input, id))));
    };

    fc.assert(fc.property(aTimesheet, aFullRule, check), { numRuns: 150 });
  });
});

const isSettled = ({ entries }: TimesheetInput, id: string): boolean =>
  entries.some((entry) => entry.id === id && entry.endAt !== null && !entry.isDraft);

/** What each entry alone adds to the totals, and its presence. */
const worthById = (input: TimesheetInput): Map<string, string> => {
  const { entries, credits } = calculateTimesheet(input);
  return new Map(
    entries.map(({ id, workedMinutes, unpaidBreakMinutes, buckets }) => {
      const { totals } = calculateTimesheet({ ...input, countedEntryIds: new Set([id]) });
      const { workedPayLines, premiumPayLines, afMinutes, shMinutes, totalExcessMinutes } = totals;
      const own = credits
        .filter(({ entryId, minutes }) => entryId === id && minutes > 0)
        .map(({ account, localDate, minutes, payLine }) =>
          JSON.stringify([account, localDate, minutes, payLine]),
        )
        .sort();
      const present = workedMinutes + unpaidBreakMinutes;
      const paid = [workedPayLines, premiumPayLines, afMinutes, shMinutes, totalExcessMinutes];
      return [id, JSON.stringify([buckets, present, paid, own])];
    }),
  );
};
