import { describe, expect, it } from 'vitest';
import { fits } from '../../test/json-schema-validator.ts';
import { parseRuleDefinition } from './parse-rule-definition.ts';
import { ruleDefinitionSchema } from './rule-definition-schema.ts';

const codeMap = {
  dayWork: { bucket: 'daytime', payLine: 'DV' },
  overtime: { bucket: 'overtime', payLine: 'YV' },
};

const pathsOf = (...mechanisms: unknown[]): string[] => {
  const parsed = parseRuleDefinition({ holidayProfile: {}, baseClass: 'dayWork', mechanisms, codeMap });
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};

const fitsSchema = (...mechanisms: unknown[]): boolean =>
  fits(ruleDefinitionSchema, { holidayProfile: {}, baseClass: 'dayWork', mechanisms, codeMap });

/** Faults that JSON Schema cannot say, or not plainly: they compare fields with each other. */
const ONLY_THE_READER_SEES = new Set([
  'a limit without minutes',
  'a limit of a week and of each working day',
  'rounding that rounds nothing',
  'a worked break in a class without a bucket',
  'a limit of three decimals',
  'a class that moves and is what the others become',
  'major holidays that move to a class which is counted',
  'a class that moves and is not counted',
  'a tier that does not rise',
  'a tier that moves nothing',
  'a cap that counts its own excess',
  'time off of a class that would not move',
  'minimums that overlap with equal priority',
  'break pay for nothing',
  'weights that overlap with equal priority',
]);

const limit = { limitMinutes: 10_076.4, countedClasses: ['dayWork'], overtimeClass: 'overtime' };
const rest = { mechanism: 'daily-rest', restMinutes: 660, dayStartsAt: '08:00', minutesOffPerHour: 90 };
const weight = (hours: object): object => ({ weight: 1.2, priority: 1, ...hours });
const holiday = { payLine: 'HD', fullDayMinutes: 432, halfDayMinutes: 216, whenWorked: 'keep' };

describe('a bad step', () => {
  it.each<[string, object, string]>([
    ['rounding that rounds nothing', { mechanism: 'rounding' }, ''],
    [
      'a clock step that does not divide an hour',
      { mechanism: 'rounding', start: { toMinutes: 7, direction: 'up' } },
      '.start.toMinutes',
    ],
    [
      'an unknown direction',
      { mechanism: 'rounding', end: { toMinutes: 15, direction: 'away' } },
      '.end.direction',
    ],
    [
      'a break of no length',
      { mechanism: 'breaks', automatic: [{ afterMinutes: 360, minutes: 0 }] },
      '.automatic[0].minutes',
    ],
    [
      'a break before zero hours',
      { mechanism: 'breaks', automatic: [{ afterMinutes: -1, minutes: 30 }] },
      '.automatic[0].afterMinutes',
    ],
    [
      'a worked break in a class without a bucket',
      { mechanism: 'breaks', workedThroughClass: 'meal' },
      '.workedThroughClass',
    ],
    [
      'a weekly limit below zero',
      { mechanism: 'weekly-overtime', ...limit, limitMinutes: -1 },
      '.limitMinutes',
    ],
    [
      'a limit of three decimals',
      { mechanism: 'pay-period-overtime', ...limit, limitMinutes: 0.125 },
      '.limitMinutes',
    ],
    [
      'a week that begins on no day',
      { mechanism: 'weekly-overtime', ...limit, weekStart: 'moon' },
      '.weekStart',
    ],
    [
      'a class that moves and is what the others become',
      { mechanism: 'weekly-overtime', ...limit, movedClasses: ['dayWork'], overtimeClass: 'dayWork' },
      '.overtimeClass',
    ],
    ['the 29th as an anchor', { mechanism: 'pay-period-overtime', ...limit, anchorDay: 29 }, '.anchorDay'],
    [
      'a limit without minutes',
      { mechanism: 'weekly-overtime', countedClasses: ['dayWork'], overtimeClass: 'overtime' },
      '.limitMinutes',
    ],
    [
      'a limit of a week and of each working day',
      { mechanism: 'weekly-overtime', ...limit, limitPerWorkingDayMinutes: 480 },
      '.limitPerWorkingDayMinutes',
    ],
    [
      'a working day longer than a day',
      {
        mechanism: 'pay-period-overtime',
        countedClasses: ['dayWork'],
        overtimeClass: 'overtime',
        limitPerWorkingDayMinutes: 1441,
      },
      '.limitPerWorkingDayMinutes',
    ],
    [
      'a limit that counts minutes less than once',
      { mechanism: 'weekly-overtime', ...limit, weighted: { windows: [weight({ weight: 0.99 })] } },
      '.weighted.windows[0].weight',
    ],
    [
      'time off of a class that would not move',
      { mechanism: 'overtime-time-off', ofClasses: ['overtime'], timeOffClass: 'overtime', factor: 1.62 },
      '.timeOffClass',
    ],
    [
      'time off that is worth less than the overtime',
      { mechanism: 'overtime-time-off', ofClasses: ['overtime'], timeOffClass: 'dayWork', factor: 0.9 },
      '.factor',
    ],
    [
      'a daily limit by weight',
      { mechanism: 'daily-overtime', ...limit, limitMinutes: 480, weighted: { windows: [weight({})] } },
      '.weighted',
    ],
    [
      'a daily limit for each working day',
      { mechanism: 'daily-overtime', ...limit, limitMinutes: 480, limitPerWorkingDayMinutes: 480 },
      '.limitPerWorkingDayMinutes',
    ],
    [
      'an absence of no known kind',
      { mechanism: 'weekly-overtime', ...limit, countedAbsences: ['holiday'] },
      '.countedAbsences[0]',
    ],
    [
      'major holidays that move to a class which is counted',
      { mechanism: 'weekly-overtime', ...limit, majorHolidayClass: 'dayWork' },
      '.majorHolidayClass',
    ],
    [
      'a class that moves and is not counted',
      { mechanism: 'weekly-overtime', ...limit, movedClasses: ['overtime'] },
      '.movedClasses[0]',
    ],
    [
      'a tier that does not rise',
      {
        mechanism: 'weekly-overtime',
        ...limit,
        higherTiers: [{ limitMinutes: 10_076.4, overtimeClass: 'overtime' }],
      },
      '.higherTiers[0].limitMinutes',
    ],
    [
      'a tier that moves nothing',
      {
        mechanism: 'weekly-overtime',
        ...limit,
        higherTiers: [{ limitMinutes: 20_000, overtimeClass: 'dayWork' }],
      },
      '.higherTiers[0].overtimeClass',
    ],
    [
      'a cap that counts its own excess',
      {
        mechanism: 'overtime-cap',
        period: 'week',
        limitMinutes: 600,
        countedClasses: ['overtime'],
        excessClass: 'overtime',
      },
      '.excessClass',
    ],
    [
      'a cap over no known period',
      {
        mechanism: 'overtime-cap',
        period: 'year',
        limitMinutes: 600,
        countedClasses: ['dayWork'],
        excessClass: 'overtime',
      },
      '.period',
    ],
    [
      'a call-out below zero',
      { mechanism: 'call-out', minimumMinutes: -240, payLine: 'UK' },
      '.minimumMinutes',
    ],
    [
      'minimums that overlap with equal priority',
      {
        mechanism: 'call-out',
        minimumMinutes: 240,
        payLine: 'UK',
        minimums: [
          { minimumMinutes: 300, priority: 1 },
          { minimumMinutes: 180, from: '12:00', priority: 1 },
        ],
      },
      '.minimums[1]',
    ],
    [
      'a minimum of nothing',
      { mechanism: 'minimum-paid', minimumMinutes: 0, payLine: 'LT' },
      '.minimumMinutes',
    ],
    ['break pay for nothing', { mechanism: 'break-pay', payLine: 'K' }, ''],
    ['a holiday below zero', { mechanism: 'holiday-pay', ...holiday, fullDayMinutes: -1 }, '.fullDayMinutes'],
    [
      'part of a month',
      { mechanism: 'holiday-pay', ...holiday, earnedAfterMonths: 0.5 },
      '.earnedAfterMonths',
    ],
    [
      'a credit to no known account',
      {
        mechanism: 'holiday-credit',
        account: 'bank',
        fullDayMinutes: 432,
        halfDayMinutes: 216,
        when: 'always',
      },
      '.account',
    ],
    ['rest longer than a day', { ...rest, restMinutes: 1441 }, '.restMinutes'],
    ['a day that starts at its end', { ...rest, dayStartsAt: '24:00' }, '.dayStartsAt'],
    [
      'a weight below one',
      { mechanism: 'weighted-duty', windows: [weight({ weight: 0.5 })] },
      '.windows[0].weight',
    ],
    [
      'weights that overlap with equal priority',
      { mechanism: 'weighted-duty', windows: [weight({}), weight({ from: '17:00' })] },
      '.windows[1]',
    ],
    [
      'a window on no known holiday',
      { mechanism: 'weighted-duty', windows: [weight({ holidays: ['midsummer'] })] },
      '.windows[0].holidays[0]',
    ],
    ['standby without a line', { mechanism: 'standby' }, '.payLine'],
    [
      'a citation without a date',
      { mechanism: 'standby', payLine: 'BV', citation: { source: 'efling.is' } },
      '.citation.checkedOn',
    ],
  ])('is found to have %s', (what, step, path) => {
    expect(pathsOf(step)).toEqual([`$.mechanisms[0]${path}`]);
    expect(fitsSchema(step)).toBe(ONLY_THE_READER_SEES.has(what));
  });

  it('is none where minutes move to a class that is counted and does not move itself', () => {
    const toOvertime = { ...limit, countedClasses: ['dayWork', 'overtime'], movedClasses: ['dayWork'] };

    expect(pathsOf({ mechanism: 'weekly-overtime', ...toOvertime })).toEqual([]);
  });

  it('is told everything that is wrong at once', () => {
    expect(pathsOf({ ...rest, restMinutes: 0, dayStartsAt: 8, sleep: true })).toEqual([
      '$.mechanisms[0].sleep',
      '$.mechanisms[0].restMinutes',
      '$.mechanisms[0].dayStartsAt',
    ]);
  });
});

describe('the order of steps', () => {
  const rounding = { mechanism: 'rounding', end: { toMinutes: 15, direction: 'down' } };
  const weekly = { mechanism: 'weekly-overtime', ...limit };

  const windows = { mechanism: 'windows', windows: [{ class: 'dayWork', priority: 1 }] };
  const workedThrough = { mechanism: 'breaks', workedThroughClass: 'overtime' };
  const timeOff = {
    mechanism: 'overtime-time-off',
    ofClasses: ['overtime'],
    timeOffClass: 'dayWork',
    factor: 1.62,
  };

  it('is rounding, then classes, then credits', () => {
    expect(pathsOf(rounding, weekly, rest)).toEqual([]);
    expect(pathsOf(rounding, windows, windows, workedThrough, weekly, rest)).toEqual([]);
  });

  it.each<[string, object[], number]>([
    ['rounding after a limit', [weekly, rounding], 1],
    ['a limit after a credit', [rounding, rest, weekly], 2],
    ['windows after a limit, whose overtime they would take back', [weekly, windows], 1],
    ['windows after breaks that were worked through', [workedThrough, windows], 1],
    ['windows after time off, which they would take back', [timeOff, windows], 1],
  ])('is refused with %s', (_what, steps, index) => {
    expect(pathsOf(...steps)).toEqual([`$.mechanisms[${index}].mechanism`]);
  });

  it('is refused where two steps would give time off for the same minutes', () => {
    expect(pathsOf(timeOff, timeOff)).toEqual(['$.mechanisms[1].timeOffClass']);
  });
});

describe('the code map', () => {
  it('may name premium lines and where they were read', () => {
    const json = {
      holidayProfile: { mayDay: { class: 'AF', citation: { source: 'vr.is', checkedOn: '2026-11-21' } } },
      baseClass: 'night',
      mechanisms: [],
      codeMap: {
        night: {
          bucket: 'nightTime',
          payLine: 'DV',
          premiumLines: ['VA45'],
          names: { is: 'næturvinna', en: 'night work', pl: 'praca nocna' },
          citation: {
            clause: '3.2',
            source: 'The agreement',
            checkedOn: '2026-11-21',
            conflict: '33 elsewhere',
          },
        },
      },
      fullDayMinutes: 432,
    };

    expect(parseRuleDefinition(json)).toEqual({ ok: true, definition: json, warnings: [] });
  });

  it('may say in every language what other sources have', () => {
    const conflict = { is: '33 annars staðar', en: '33 elsewhere', pl: '33 gdzie indziej' };
    const withConflict = (other: unknown): unknown => ({
      holidayProfile: {},
      baseClass: 'night',
      mechanisms: [],
      codeMap: {
        night: {
          bucket: 'nightTime',
          payLine: 'DV',
          citation: { source: 'The agreement', checkedOn: '2026-11-21', conflict: other },
        },
      },
    });

    expect(parseRuleDefinition(withConflict(conflict))).toMatchObject({ ok: true });
    expect(parseRuleDefinition(withConflict({ en: '33 elsewhere' }))).toMatchObject({
      problems: [
        { path: '$.codeMap.night.citation.conflict.is' },
        { path: '$.codeMap.night.citation.conflict.pl' },
      ],
    });
  });

  it('is refused with a name that is not in every language', () => {
    const parsed = parseRuleDefinition({
      holidayProfile: {},
      baseClass: 'night',
      mechanisms: [],
      codeMap: { night: { bucket: 'nightTime', payLine: 'DV', names: { is: 'nótt', en: '', de: 'Nacht' } } },
    });

    expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual([
      '$.codeMap.night.names.de',
      '$.codeMap.night.names.en',
      '$.codeMap.night.names.pl',
    ]);
  });

  it('is refused with premium lines that are none', () => {
    const night = { bucket: 'nightTime', payLine: 'DV', premiumLines: [] };

    const parsed = parseRuleDefinition({
      holidayProfile: {},
      baseClass: 'night',
      mechanisms: [],
      codeMap: { night },
    });

    expect(parsed).toMatchObject({ problems: [{ path: '$.codeMap.night.premiumLines' }] });
  });
});
