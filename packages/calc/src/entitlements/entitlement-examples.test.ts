import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { absenceBalances, type AbsenceTaken, type LeaveBalance } from './absence-balances.ts';
import { entitlementTerms } from './all-entitlement-terms.ts';
import { withOwnTerms, type OwnTerms } from './with-own-terms.ts';

/** Every example in `examples/entitlements`, as payroll staff read them, is what the engine answers. */
const FOLDER = new URL('../../examples/entitlements/', import.meta.url);

type Person = { since: string; until?: string; ratio?: number; born?: string; trade?: string };

type Expected = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Example = {
  readonly name: string;
  readonly source: string;
  readonly person: Person;
  readonly own?: OwnTerms;
  readonly on: string;
  readonly absences?: readonly string[];
  readonly expect: Expected;
};

const FIELDS = ['name', 'source', 'person', 'own', 'on', 'absences', 'expect'];
const ABSENCE_FORM = /^(\d{4}-\d{2}-\d{2}) (vacation|sick|sickChild) (\d+)( pending)?$/;

const readAbsence = (line: string): AbsenceTaken => {
  const [, date = '', type, minutes, pending] = ABSENCE_FORM.exec(line) ?? [];
  if (type === undefined) throw new Error(`"${line}" is not like "2026-07-06 vacation 480".`);
  return {
    date,
    type: type as AbsenceTaken['type'],
    minutes: Number(minutes),
    isPending: pending !== undefined,
  };
};

const balancesOf = (termsKey: string, { person, own = {}, on, absences = [] }: Example) => {
  const terms = entitlementTerms.get(termsKey);
  if (terms === undefined) throw new Error(`No terms "${termsKey}" ship.`);
  return absenceBalances({
    terms: withOwnTerms(terms, own),
    employment: {
      startDate: person.since,
      endDate: person.until ?? null,
      employmentRatio: person.ratio ?? 1,
      birthDate: person.born ?? null,
      tradeStartDate: person.trade ?? null,
    },
    absences: absences.map(readAbsence),
    asOfDate: on,
  });
};

type AnyBalance = Omit<LeaveBalance, 'parts'> &
  Partial<Pick<LeaveBalance, 'parts'>> & { readonly earnedForNextYearMinutes?: number };

const asWords = (balance: AnyBalance): Record<string, unknown> => ({
  period: `${balance.periodStartDate} to ${balance.periodEndDate}`,
  entitled: balance.entitledMinutes,
  used: balance.usedMinutes,
  pending: balance.pendingMinutes,
  remaining: balance.remainingMinutes,
  missing: balance.missing,
  earnedForNextYear: balance.earnedForNextYearMinutes,
  parts: balance.parts?.map(({ pay, minutes }) => `${pay} ${minutes}`),
});

const answerAs = (termsKey: string, example: Example): Expected => {
  const balances = balancesOf(termsKey, example);
  const words = {
    vacation: asWords(balances.vacation),
    sick: asWords(balances.sick),
    sickChild: asWords(balances.sickChild),
  };
  return Object.fromEntries(
    Object.entries(example.expect).map(([type, fields]) => {
      const answer: Readonly<Record<string, unknown>> = words[type as keyof typeof words];
      return [type, Object.fromEntries(Object.keys(fields).map((field) => [field, answer[field]]))];
    }),
  );
};

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({
    name,
    ...(parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { terms: string; examples: Example[] }),
  }));

describe.each(files)('examples/entitlements/$name', ({ terms, examples }) => {
  it.each(examples)('$name', (example) => {
    expect(Object.keys(example).filter((field) => !FIELDS.includes(field))).toEqual([]);
    expect(example.source).not.toBe('');

    expect(answerAs(terms, example)).toEqual(example.expect);
  });
});

describe('the examples of entitlements as a whole', () => {
  it('show all the terms that ship', () => {
    expect(files.map(({ terms }) => terms).sort()).toEqual([...entitlementTerms.keys()].sort());
  });

  it('have names that no other example has', () => {
    const names = files.flatMap(({ examples }) => examples.map(({ name }) => name));

    expect(new Set(names).size).toBe(names.length);
  });
});
