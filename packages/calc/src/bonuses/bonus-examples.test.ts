import { readdirSync, readFileSync } from 'node:fs';
import { datesOf } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agreementBonuses, type NoBonuses } from './bonuses-of.ts';
import { type BonusFacts, type BonusQuestion, type TimeAway } from './bonus-facts.ts';
import { bonusShares, type BonusShare } from './bonus-shares.ts';
import { BONUS_KINDS, type BonusTermsKey } from './bonus-terms.ts';

/** Every example in `examples/bonuses`, as payroll staff read them, is what the engine answers. */
const FOLDER = new URL('../../examples/bonuses/', import.meta.url);

type Person = {
  since: string;
  until?: string;
  before?: string[];
  ratio?: number;
  ratios?: string[];
  agreements?: string[];
  hourly?: boolean;
};

type Example = {
  readonly name: string;
  readonly source: string;
  readonly bonus: string;
  readonly person: Person;
  readonly vacation?: readonly string[];
  readonly unpaidLeave?: readonly string[];
  readonly dayWork?: readonly string[];
  readonly own?: Partial<Pick<BonusQuestion, 'window' | 'unpaidLeave'>>;
  readonly expect: readonly string[];
};

const FIELDS = ['name', 'source', 'bonus', 'person', 'vacation', 'unpaidLeave', 'dayWork', 'own', 'expect'];

const toRange = (text: string) => {
  const [startDate = '', endDate = startDate] = text.split(' to ');
  return { startDate, endDate };
};

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

const daysAway = (type: TimeAway['type'], texts: readonly string[] = []): TimeAway[] =>
  texts
    .flatMap((text) => datesOf(toRange(text)))
    .filter((date) => !isWeekend(date))
    .map((date) => ({ date, type, days: 1 }));

const pairs = (texts: readonly string[] = []) => texts.map((text) => text.split(' ') as [string, string]);

const factsOf = (
  agreement: BonusTermsKey,
  { person, vacation, unpaidLeave, dayWork }: Example,
): BonusFacts => ({
  employments: [
    ...(person.before ?? []).map(toRange),
    { startDate: person.since, endDate: person.until ?? null },
  ],
  ratios: [
    { validFrom: person.since, ratio: person.ratio ?? 1 },
    ...pairs(person.ratios).map(([validFrom, ratio]) => ({ validFrom, ratio: Number(ratio) })),
  ],
  agreements: [
    { validFrom: person.since, bonuses: agreement },
    ...pairs(person.agreements).map(([validFrom, key]) => ({
      validFrom,
      bonuses: key as BonusTermsKey | NoBonuses,
    })),
  ],
  away: [...daysAway('vacation', vacation), ...daysAway('unpaidLeave', unpaidLeave)],
  dayWork: pairs(dayWork).map(([date, minutes]) => ({ date, minutes: Number(minutes) })),
  isPaidByTheHour: person.hourly ?? false,
});

const asWords = (share: BonusShare): string => {
  const days = `${share.startDate} to ${share.endDate}`;
  if (share.agreement === null) return `${days}: ${share.state}`;
  const amount = share.amount ?? `${share.readings?.counts} or ${share.readings?.takenOut}`;
  return `${days}: ${amount} of ${share.full ?? '?'} ${share.unit}, due ${share.dueOn}, ${share.state}`;
};

const answerTo = (agreement: BonusTermsKey, example: Example): string[] => {
  const [word, year] = example.bonus.split(' ');
  const kind = BONUS_KINDS.find((each) => each === word);
  if (kind === undefined) throw new Error(`"${example.bonus}" is not like "december 2026".`);
  const question = { kind, year: Number(year), window: null, unpaidLeave: null, ...example.own };
  return bonusShares(factsOf(agreement, example), question).map(asWords);
};

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({
    name,
    ...(parse(readFileSync(new URL(name, FOLDER), 'utf8')) as {
      agreement: BonusTermsKey;
      examples: Example[];
    }),
  }));

describe.each(files)('examples/bonuses/$name', ({ agreement, examples }) => {
  it.each(examples)('$name', (example) => {
    expect(Object.keys(example).filter((field) => !FIELDS.includes(field))).toEqual([]);
    expect(example.source).not.toBe('');

    expect(answerTo(agreement, example)).toEqual(example.expect);
  });
});

describe('the examples of bonuses as a whole', () => {
  it('show every agreement whose bonuses ship, but VR that names neither shop nor office', () => {
    const shown = [...files.map(({ agreement }) => agreement), 'vr'].sort();

    expect(shown).toEqual([...agreementBonuses.keys()].sort());
  });

  it('have names that no other example has', () => {
    const names = files.flatMap(({ examples }) => examples.map(({ name }) => name));

    expect(new Set(names).size).toBe(names.length);
  });
});
