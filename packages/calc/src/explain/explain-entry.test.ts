import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTimesheet } from '../../test/arbitraries.ts';
import { faultsOf, payrollNeeds, workerNeeds } from '../../test/fact-numbers.ts';
import { utcZone } from '@stimpill/time';
import {
  BUCKETS,
  calculateTimesheet,
  EXPLANATION_LANGUAGES,
  explainCredit,
  explainEntry,
  explainMinute,
  type CreditReason,
  type RuleDefinition,
  type TimesheetInput,
  type TraceReason,
  type TraceStep,
  type Words,
} from '../index.ts';

const rule: RuleDefinition = {
  holidayProfile: {},
  baseClass: 'overtime',
  mechanisms: [
    { mechanism: 'rounding', end: { toMinutes: 15, direction: 'down' } },
    {
      mechanism: 'windows',
      citation: { clause: '2.1', source: 'The agreement', checkedOn: '2026-11-21' },
      windows: [
        { class: 'dayWork', from: '07:00', to: '17:00', priority: 1 },
        {
          class: 'evening',
          from: '16:00',
          priority: 2,
          citation: { source: 'The page', checkedOn: '2026-11-21', conflict: '15:30 elsewhere' },
        },
      ],
    },
    {
      mechanism: 'daily-overtime',
      limitMinutes: 480,
      countedClasses: ['dayWork'],
      overtimeClass: 'overtime',
    },
    { mechanism: 'call-out', minimumMinutes: 240, payLine: 'UK' },
  ],
  codeMap: {
    dayWork: {
      bucket: 'daytime',
      payLine: 'DV',
      names: { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' },
    },
    evening: { bucket: 'evening', payLine: 'DV', premiumLines: ['VA33'] },
    overtime: { bucket: 'overtime', payLine: 'YV' },
  },
};

const input: TimesheetInput = {
  entries: [
    {
      id: 'day',
      startAt: Date.parse('2026-11-23T07:00Z'),
      endAt: Date.parse('2026-11-23T18:10Z'),
      isDraft: false,
      breaks: [
        { startAt: Date.parse('2026-11-23T12:00Z'), endAt: Date.parse('2026-11-23T12:30Z'), kind: 'unpaid' },
      ],
    },
    {
      id: 'call',
      startAt: Date.parse('2026-11-24T02:00Z'),
      endAt: Date.parse('2026-11-24T03:00Z'),
      isDraft: false,
      kind: 'callOut',
    },
  ],
  range: { startDate: '2026-11-23', endDate: '2026-11-24' },
  zone: utcZone,
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [{ name: 'Shop', number: 3, validFrom: '2026-01-01', definition: rule }],
  explain: true,
};

const timesheet = calculateTimesheet(input);

describe('the explanation of an entry', () => {
  it('tells each stretch from its first step to its pay line', () => {
    const { stretches } = explainEntry(timesheet, 'day', 'en');

    expect(stretches.map(({ sentences }) => sentences.at(-1))).toEqual([
      '300 min are paid on the line DV, shown as "daytime", by the rule "Shop", version 3.',
      '30 min are not worked time.',
      '180 min are paid on the line DV, shown as "daytime", by the rule "Shop", version 3.',
      '30 min are paid on the line YV, shown as "overtime", by the rule "Shop", version 3.',
      '120 min are paid on the line DV and, beside it, on VA33, shown as "evening", by the rule "Shop", version 3.',
      '10 min are not worked time.',
    ]);
    expect(stretches[1]?.sentences[0]).toBe('12:00–12:30 is an unpaid break.');
    expect(stretches[5]?.sentences[0]).toBe('18:00–18:10 was taken off when the end was rounded.');
    expect(stretches[3]?.sentences).toEqual([
      '15:30–16:00 would be "day work": this class holds for 07:00–17:00. [clause 2.1, The agreement, read 21 November 2026]',
      '15:30–16:00 is "overtime (YV)" and not "day work": it is past 8 h of the day that began on 23 November 2026 (counted: day work).',
      '30 min are paid on the line YV, shown as "overtime", by the rule "Shop", version 3.',
    ]);
  });

  it('says how much of a limit was filled by hours that count more than themselves', () => {
    const mechanisms: RuleDefinition['mechanisms'] = [
      {
        mechanism: 'weekly-overtime',
        limitMinutes: 480,
        countedClasses: ['dayWork'],
        overtimeClass: 'overtime',
        weighted: { windows: [{ weight: 1.2, to: '12:00', priority: 1 }] },
      },
    ];
    const definition = { ...rule, baseClass: 'dayWork', mechanisms };
    const ruleVersions = [{ name: 'Shop', number: 3, validFrom: '2026-01-01', definition }];
    const weighted = calculateTimesheet({ ...input, ruleVersions });

    // 300 minutes until 12:00 count 360, so that 120 are left after the break.
    const sentenceIn = (language: (typeof EXPLANATION_LANGUAGES)[number]) =>
      explainMinute(weighted, 'day', Date.parse('2026-11-23T14:30Z'), language)?.sentences[0];
    expect(EXPLANATION_LANGUAGES.map(sentenceIn)).toEqual([
      'Tíminn kl. 14:30–14:31 telst „yfirvinna (YV)“ en ekki „dagvinna“: hann er umfram 8 klst. í vikunni sem hófst 23. nóvember 2026 (talið er: dagvinna). Aukið vægi stunda sem vega þyngra var 60 mín. af því.',
      '14:30–14:31 is "overtime (YV)" and not "day work": it is past 8 h of the week that began on 23 November 2026 (counted: day work). The extra weight of hours that count more made up 60 min of it.',
      'Czas 14:30–14:31 liczy się jako „nadgodziny (YV)”, a nie „praca dzienna”: w tygodniu, który zaczął się 23 listopada 2026 (liczy się: praca dzienna), przekroczono już 8 godz. Dodatkowa waga godzin o wyższej wadze dała z tego 60 min.',
    ]);
  });

  it('names the classes that held too and gave way, and what else is noted of its source', () => {
    const { stretches } = explainEntry(timesheet, 'day', 'en');

    expect(stretches[4]?.sentences[0]).toBe(
      '16:00–18:00 is "evening (DV)": this class holds for 16:00–24:00. "day work" (07:00–17:00) fits 16:00–17:00 too ' +
        'and gives way. [The page, read 21 November 2026; note: 15:30 elsewhere]',
    );
  });

  it('ends with the credits that the entry gave rise to', () => {
    expect(explainEntry(timesheet, 'call', 'en').credits.map(({ sentence }) => sentence)).toEqual([
      '24 November 2026: 180 min on the line UK for "call-out": a call-out pays at least 240 min; 60 min were worked. Rule: "Shop", version 3.',
    ]);
    expect(explainEntry(timesheet, 'day', 'en').credits).toEqual([]);
  });

  it('is empty where nobody asked for reasons', () => {
    const plain = calculateTimesheet({ ...input, explain: false });

    expect(explainEntry(plain, 'day', 'en').stretches).toEqual([]);
    expect({ ...plain, trace: [] }).toEqual({ ...timesheet, trace: [] });
  });
});

describe('the explanation of a minute', () => {
  const lostAt = (time: string) =>
    explainMinute(timesheet, 'day', Date.parse(`2026-11-23T${time}Z`), 'en')?.steps.flatMap(({ reason }) =>
      reason.kind === 'in-window' ? reason.lost.map(({ window }) => window) : [],
    );

  it('names only the classes that held that very minute', () => {
    expect(lostAt('16:59:59')).toEqual([0]);
    expect(lostAt('17:00:00')).toEqual([]);
  });

  it('is nothing outside the entry', () => {
    expect(explainMinute(timesheet, 'day', Date.parse('2026-11-23T06:59Z'), 'en')).toBe(null);
    expect(explainMinute(timesheet, 'nobody', Date.parse('2026-11-23T09:00Z'), 'en')).toBe(null);
  });
});

describe('explanations', () => {
  const words = (is: string, en: string, pl: string): Words => ({ is, en, pl });
  const REASONS: readonly TraceReason[] = [
    { kind: 'rounded-in', edge: 'start' },
    { kind: 'rounded-in', edge: 'end' },
    { kind: 'rounded-off', edge: 'start' },
    { kind: 'unpaid-break' },
    { kind: 'deducted-break' },
    { kind: 'base-class' },
    { kind: 'worked-through-break', fromClass: 'old', fromNames: words('gamalt', 'old', 'stary') },
    {
      kind: 'in-window',
      window: 1,
      priority: 2,
      hours: { weekdays: ['friday', 'monday'], holidays: ['boxingDay'], to: '20:00' },
      lost: [
        {
          window: 4,
          priority: 1,
          class: 'loser',
          classNames: words('tapar', 'loser', 'przegrany'),
          hours: { weekdays: ['monday', 'tuesday', 'wednesday'], dayClasses: ['AF', 'SH'], from: '08:00' },
          from: 0,
          to: 1440,
        },
      ],
    },
    {
      kind: 'over-limit',
      period: 'payPeriod',
      periodStart: '2026-11-01',
      limitMinutes: 10_076.4,
      appliedMinutes: 8061,
      countedNames: [words('dagvinna', 'day work', 'praca dzienna')],
      fromClass: 'old',
      fromNames: words('gamalt', 'old', 'stary'),
    },
    { kind: 'as-time-off', fromClass: 'old', fromNames: words('gamalt', 'old', 'stary') },
    { kind: 'kept-as-major-holiday', limitMinutes: 480, appliedMinutes: 480 },
    { kind: 'counted-only', limitMinutes: 480, appliedMinutes: 360 },
  ];
  const CREDITS: readonly CreditReason[] = [
    { kind: 'call-out', workedMinutes: 60, addedMinutes: 30, minimumMinutes: 240 },
    { kind: 'minimum-paid', workedMinutes: 60, minimumMinutes: 240 },
    { kind: 'break-per-hour', workedMinutes: 300, minutesPerHour: 5 },
    { kind: 'break-per-hour', workedMinutes: 75, minutesPerHour: 5, atLeastMinutes: 15 },
    { kind: 'worked-through-break', breakMinutes: 30 },
    { kind: 'worked-meal', from: '19:00', to: '20:00', workedMinutes: 10 },
    { kind: 'standby', window: 0, hours: { weekdays: ['saturday', 'sunday'] } },
    { kind: 'standby', window: null },
    { kind: 'holiday', fullMinutes: 480, workedMinutes: 60, worthBy: 'plannedShift' },
    { kind: 'holiday', fullMinutes: 480, workedMinutes: 0, worthBy: 'workPattern' },
    {
      kind: 'holiday',
      fullMinutes: 480,
      workedMinutes: 0,
      worthBy: 'employmentRatio',
      names: [words('Jól', 'Christmas', 'Boże Narodzenie')],
    },
    { kind: 'short-rest', restMinutes: 540, wantedMinutes: 660, missingMinutes: 120 },
    {
      kind: 'short-rest',
      restMinutes: 60,
      wantedMinutes: 660,
      missingMinutes: 600,
      dayStartsAt: '08:00',
      minutesOffPerHour: 90,
      atMostMinutes: 600,
    },
    { kind: 'paid-rest', restMinutes: 360, wantedMinutes: 660 },
    { kind: 'overtime-time-off', workedMinutes: 50, factor: 1.62 },
    { kind: 'weighted', workedMinutes: 300 },
    { kind: 'short-rest', restMinutes: 0, wantedMinutes: 660, missingMinutes: 660 },
    { kind: 'shift-incentive', shifts: 16, kinds: 3, outsideMinutes: 2700 },
    { kind: 'shift-incentive', shifts: 21, kinds: 2, outsideMinutes: 2710 },
  ];
  const first: TraceStep = timesheet.trace[0]!;
  const credit = timesheet.credits[0]!;

  const stepsIn = (language: (typeof EXPLANATION_LANGUAGES)[number]) =>
    REASONS.flatMap((reason) => {
      const trace = [{ ...first, class: 'new', classNames: words('nýtt', 'new', 'nowy'), reason }];
      return explainEntry({ trace, credits: [], rules: [] }, 'day', language).stretches;
    });
  const creditsIn = (language: (typeof EXPLANATION_LANGUAGES)[number]) =>
    CREDITS.map((reason) => explainCredit({ ...credit, reason }, [], language));

  it.each(EXPLANATION_LANGUAGES)('say every reason in a sentence of its own in %s', (language) => {
    const steps = stepsIn(language).map(({ reasons }) => reasons[0]?.sentence);
    const credits = creditsIn(language).map(({ sentence }) => sentence);

    const said = [...steps, ...credits];
    expect(new Set(said).size).toBe(REASONS.length + CREDITS.length);
    expect(said).toMatchSnapshot();
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\.\./);
  });

  it.each(EXPLANATION_LANGUAGES)(
    'tell the worker what, how much and by which rule, in two sentences in %s',
    (language) => {
      const told = [...stepsIn(language), ...creditsIn(language)].map(({ forWorker }) => forWorker);

      expect(told).toMatchSnapshot();
      for (const text of told) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\./);
        // Abbreviations end in a full stop too, and so do days in Icelandic; a sentence begins with a capital behind one.
        expect(text.split(/(?<=\.) (?=\p{Lu})/u).length).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each(EXPLANATION_LANGUAGES)('say the numbers of their facts and no others in %s', (language) => {
    const steps = stepsIn(language);
    const credits = creditsIn(language);

    const faults = [
      ...steps.flatMap(({ reasons }) =>
        reasons.map(({ sentence, fact }) => faultsOf(sentence, fact, payrollNeeds(fact))),
      ),
      ...credits.map(({ sentence, fact }) => faultsOf(sentence, fact, payrollNeeds(fact))),
      ...[...steps, ...credits].map(({ forWorker, fact }) => faultsOf(forWorker, fact, workerNeeds(fact))),
    ].filter(({ unknown, lacking }) => unknown.length + lacking.length > 0);
    expect(faults).toEqual([]);
  });
});

describe('the stretches of any entry', () => {
  it('cover its minutes once and end in its buckets', () => {
    const check = (any: TimesheetInput): void => {
      const explained = calculateTimesheet({ ...any, explain: true });

      for (const { id, buckets } of explained.entries) {
        const { stretches } = explainEntry(explained, id, 'en');
        for (const bucket of BUCKETS) {
          const inBucket = stretches.filter((stretch) => stretch.bucket === bucket);
          expect(inBucket.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(buckets[bucket]);
        }
        for (const [index, { startAt, minuteOfDay, minutes }] of stretches.entries()) {
          expect(startAt).toBeGreaterThanOrEqual(stretches[index - 1]?.endAt ?? startAt);
          expect(minuteOfDay).toBeGreaterThanOrEqual(0);
          expect(minuteOfDay + minutes).toBeLessThanOrEqual(1440);
        }
      }
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 200 });
  });
});
