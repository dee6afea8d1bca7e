import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intlZone } from '@stimpill/time';
import { aTimesheet } from '../test/arbitraries.ts';
import { faultsOf, payrollNeeds, workerNeeds } from '../test/fact-numbers.ts';
import { DAY_STORIES, type DayStory } from '../test/day-stories.ts';
import { inputOf } from '../test/run-example.ts';
import {
  agreements,
  BUCKETS,
  calculateFigures,
  calculateTimesheet,
  CREDIT_ACCOUNTS,
  explainDay,
  EXPLANATION_LANGUAGES,
  withSource,
  type DayExplanation,
  type TimesheetInput,
} from './index.ts';

const storyInput = (story: DayStory): TimesheetInput => inputOf({ ...story, source: story.name });

/** All that is told of a day, in both voices. */
const toldOf = ({ holiday, entries, credits, issues }: DayExplanation) => ({
  payroll: [
    ...(holiday === null ? [] : [holiday.sentence]),
    ...entries.flatMap((entry) => [
      ...(entry.keptOtherwise === null ? [] : [entry.keptOtherwise]),
      ...entry.stretches.flatMap(({ sentences }) => sentences),
      ...entry.credits.map(({ sentence, source }) => withSource(sentence, source)),
    ]),
    ...credits.map(({ sentence, source }) => withSource(sentence, source)),
    ...issues.map(({ sentence }) => sentence),
  ],
  worker: [
    ...entries.flatMap((entry) => [...entry.stretches, ...entry.credits].map(({ forWorker }) => forWorker)),
    ...credits.map(({ forWorker }) => forWorker),
  ],
});

/** Every fact of a day with what each voice says of it. */
const saidOf = ({ holiday, entries, credits }: DayExplanation) => {
  const both = [...entries.flatMap(({ credits: own }) => own), ...credits];
  const stretches = entries.flatMap((entry) => entry.stretches);
  return [
    ...(holiday === null ? [] : [faultsOf(holiday.sentence, holiday.fact, payrollNeeds(holiday.fact))]),
    ...stretches.flatMap(({ reasons }) =>
      reasons.map(({ sentence, fact }) => faultsOf(sentence, fact, payrollNeeds(fact))),
    ),
    ...stretches.map(({ paidAs, fact }) => faultsOf(paidAs, fact, payrollNeeds(fact))),
    ...both.map(({ sentence, fact }) => faultsOf(sentence, fact, payrollNeeds(fact))),
    ...[...stretches, ...both].map(({ forWorker, fact }) => faultsOf(forWorker, fact, workerNeeds(fact))),
  ];
};

const linesOf = (day: DayExplanation): string[] => Object.values(toldOf(day)).flat();

describe('the explanation of a day', () => {
  describe.each(DAY_STORIES)('says of $name', (story) => {
    it.each(EXPLANATION_LANGUAGES)('all of it in the language %s', (language) => {
      const timesheet = calculateTimesheet({ ...storyInput(story), explain: true });

      expect(toldOf(explainDay(timesheet, story.date, language))).toMatchSnapshot();
    });
  });

  it('has a shift over midnight whole on both of its days', () => {
    const story = DAY_STORIES.find(({ date }) => date === '2026-12-25')!;
    const timesheet = calculateTimesheet({ ...storyInput(story), explain: true });

    const [eve, day] = ['2026-12-24', '2026-12-25'].map((date) => explainDay(timesheet, date, 'en'));

    expect(eve!.entries).toEqual(day!.entries);
    expect(day!.entries[0]?.stretches.map(({ localDate, hours }) => `${localDate} ${hours}`)).toEqual([
      '2026-12-24 23:00–24:00',
      '2026-12-25 00:00–08:00',
    ]);
  });

  it('says so where an entry is paid by figures that were approved and differ', () => {
    const input = storyInput(DAY_STORIES[0]!);
    const [entry] = input.entries;
    const kept = calculateFigures({ ...input, ruleVersions: [] }, new Set([entry!.id]));

    const timesheet = calculateTimesheet({ ...input, kept, explain: true });
    const explained = explainDay(timesheet, '2026-11-23', 'en').entries[0];

    expect(explained?.keptOtherwise).toContain('approved with other figures');
    expect(explained?.buckets.daytime).toBe(634);
  });

  it('says by its offset which of two is meant in the night in which the clock shows times twice, above and in each sentence', () => {
    const [from, back, to] = ['2026-10-24T23:00Z', '2026-10-25T01:00Z', '2026-10-25T04:00Z'].map(Date.parse);
    const entries = [{ id: 'night', startAt: from!, endAt: to!, isDraft: false }];
    const range = { startDate: '2026-10-24', endDate: '2026-10-25' };
    const zone = intlZone('Europe/Warsaw');
    const timesheet = calculateTimesheet({
      ...storyInput(DAY_STORIES[0]!),
      entries,
      range,
      zone,
      explain: true,
    });

    for (const language of EXPLANATION_LANGUAGES) {
      const { stretches } = explainDay(timesheet, '2026-10-25', language).entries[0]!;

      expect(stretches.map(({ endAt, hours }) => [endAt, hours])).toEqual([
        [back, '01:00–03:00 (UTC+2)'],
        [to, '02:00–05:00 (UTC+1)'],
      ]);
      for (const { hours, sentences } of stretches) expect(sentences[0]).toContain(hours);
    }
  });

  it('is empty on a day on which nothing was', () => {
    const timesheet = calculateTimesheet({ ...storyInput(DAY_STORIES[0]!), explain: true });

    expect(explainDay(timesheet, '2026-11-22', 'is')).toEqual({
      date: '2026-11-22',
      holiday: null,
      entries: [],
      credits: [],
      issues: [],
    });
  });
});

describe('no sentence about a shipped agreement', () => {
  const all = [...agreements.values()];

  /** What only rules and programs write: keys of classes, columns and accounts that are no words of the language. */
  const keysOf = ({ definition }: (typeof all)[number]): string[] =>
    [...Object.keys(definition.codeMap), ...BUCKETS, ...CREDIT_ACCOUNTS].filter((key) =>
      /[A-Z0-9]/.test(key),
    );

  /** Each day of some timesheets under an agreement, in each language. */
  const eachDay = (
    { name, definition }: (typeof all)[number],
    check: (day: DayExplanation) => void,
  ): void => {
    const checkAll = (any: TimesheetInput): void => {
      const ruleVersions = [{ name, number: 1, validFrom: '2000-01-01', definition }];
      const timesheet = calculateTimesheet({ ...any, ruleVersions, explain: true });
      const dates = new Set(timesheet.trace.map(({ localDate }) => localDate));

      for (const language of EXPLANATION_LANGUAGES)
        for (const date of dates) check(explainDay(timesheet, date, language));
    };
    fc.assert(fc.property(aTimesheet, checkAll), { numRuns: 15 });
  };

  it.each(all)('of "$key" shows a key, in any language', (agreement) => {
    const keys = new RegExp(
      `\\b(${keysOf(agreement).join('|')}|AF|window \\d+|priority \\d+|undefined|null|NaN)\\b`,
    );

    eachDay(agreement, (day) => {
      for (const line of linesOf(day)) expect(line).not.toMatch(keys);
    });
  });

  it('of a rule of one’s own shows a key of a class either, where the rule has no name for it', () => {
    const [agreement] = all;
    const { codeMap } = agreement!.definition;
    const nameless = Object.entries(codeMap).map(([key, { names: _, ...code }]) => [key, code] as const);
    const definition = { ...agreement!.definition, codeMap: Object.fromEntries(nameless) };
    const keys = new RegExp(`\\b(${keysOf(agreement!).join('|')})\\b`);

    eachDay({ ...agreement!, definition }, (day) => {
      for (const line of linesOf(day)) expect(line).not.toMatch(keys);
    });
  });

  it.each(all)(
    'of "$key" says a number that is not in its fact, or leaves out one that is needed',
    (agreement) => {
      eachDay(agreement, (day) => {
        for (const { sentence, unknown, lacking } of saidOf(day))
          expect({ sentence, unknown, lacking }).toEqual({ sentence, unknown: [], lacking: [] });
      });
    },
  );
});
