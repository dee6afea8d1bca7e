import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFullRule } from '../../test/rule-arbitraries.ts';
import { fits } from '../../test/json-schema-validator.ts';
import { agreements, parseRuleDefinition, PLAIN_TIME, ruleDefinitionSchema } from '../index.ts';

const codeMap = {
  dayWork: { bucket: 'daytime', payLine: 'DV' },
  overtime: { bucket: 'overtime', payLine: 'YV' },
};
const good = { holidayProfile: {}, baseClass: 'dayWork', mechanisms: [], codeMap };
const limit = {
  mechanism: 'daily-overtime',
  limitMinutes: 480,
  countedClasses: ['dayWork'],
  overtimeClass: 'overtime',
};
const withWindows = (...windows: unknown[]): unknown => ({
  ...good,
  mechanisms: [{ mechanism: 'windows', windows }],
});

/** Faults that JSON Schema cannot say, or not plainly: they compare fields with each other. */
const ONLY_THE_READER_SEES = new Set([
  'a base class without a bucket',
  'a counted class without a bucket',
  'overtime that is counted itself',
  'a window of an unknown class',
  'a window over midnight',
  'a window without a minute',
]);

const problemsOf = (json: unknown): string[] => {
  const parsed = parseRuleDefinition(json);
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path} ${message}`);
};
const pathsOf = (json: unknown): string[] => problemsOf(json).map((problem) => problem.split(' ')[0] ?? '');

describe('a good rule definition', () => {
  it('comes through as it was written', () => {
    fc.assert(
      fc.property(aFullRule, (definition) => {
        const json: unknown = JSON.parse(JSON.stringify(definition));

        expect(parseRuleDefinition(json)).toMatchObject({ ok: true, definition: json });
      }),
    );
  });

  it.each([...agreements.values()])('ships as $key', ({ definition }) => {
    expect(parseRuleDefinition(definition)).toEqual({ ok: true, definition, warnings: [] });
  });

  it('is also built in as plain time', () => {
    expect(parseRuleDefinition(PLAIN_TIME.definition).ok).toBe(true);
  });
});

describe('a bad rule definition', () => {
  it.each([null, 'rule', 7, [], undefined])('is not an object when it is %j', (json) => {
    expect(problemsOf(json)).toEqual(['$ must be an object.']);
  });

  it('is told everything that is missing at once', () => {
    expect(pathsOf({})).toEqual(['$.codeMap', '$.holidayProfile', '$.baseClass', '$.mechanisms']);
  });

  it('has paths that begin where the definition stands', () => {
    const parsed = parseRuleDefinition({ ...good, baseClass: 1 }, 'ruleSets[0].versions[2].definition');

    expect(parsed).toMatchObject({ problems: [{ path: 'ruleSets[0].versions[2].definition.baseClass' }] });
  });

  it.each([
    ['an unknown field', { ...good, mechanism: [] }, '$.mechanism'],
    [
      'an unknown holiday',
      { ...good, holidayProfile: { midsummer: { class: 'AF' } } },
      '$.holidayProfile.midsummer',
    ],
    [
      'an unknown holiday class',
      { ...good, holidayProfile: { mayDay: { class: 'RED' } } },
      '$.holidayProfile.mayDay.class',
    ],
    [
      'a holiday from 24:00',
      { ...good, holidayProfile: { mayDay: { class: 'AF', from: '24:00' } } },
      '$.holidayProfile.mayDay.from',
    ],
    [
      'an unknown bucket',
      { ...good, codeMap: { dayWork: { bucket: 'night', payLine: 'DV' } } },
      '$.codeMap.dayWork.bucket',
    ],
    [
      'a class without a pay line',
      { ...good, codeMap: { dayWork: { bucket: 'daytime' } } },
      '$.codeMap.dayWork.payLine',
    ],
    ['a base class without a bucket', { ...good, baseClass: 'evening' }, '$.baseClass'],
    ['an unknown mechanism', { ...good, mechanisms: [{ mechanism: 'magic' }] }, '$.mechanisms[0].mechanism'],
    [
      'a limit below zero',
      { ...good, mechanisms: [{ ...limit, limitMinutes: -1 }] },
      '$.mechanisms[0].limitMinutes',
    ],
    [
      'a limit in part minutes',
      { ...good, mechanisms: [{ ...limit, limitMinutes: 0.5 }] },
      '$.mechanisms[0].limitMinutes',
    ],
    [
      'no counted class',
      { ...good, mechanisms: [{ ...limit, countedClasses: [] }] },
      '$.mechanisms[0].countedClasses',
    ],
    [
      'a counted class without a bucket',
      { ...good, mechanisms: [{ ...limit, countedClasses: ['x'] }] },
      '$.mechanisms[0].countedClasses[0]',
    ],
    [
      'overtime that is counted itself',
      { ...good, mechanisms: [{ ...limit, overtimeClass: 'dayWork' }] },
      '$.mechanisms[0].overtimeClass',
    ],
    ['a misspelt parameter', { ...good, mechanisms: [{ ...limit, limit: 480 }] }, '$.mechanisms[0].limit'],
    ['no window', withWindows(), '$.mechanisms[0].windows'],
    ['a window without priority', withWindows({ class: 'dayWork' }), '$.mechanisms[0].windows[0].priority'],
    [
      'a window of an unknown class',
      withWindows({ class: 'x', priority: 1 }),
      '$.mechanisms[0].windows[0].class',
    ],
    [
      'a window on no weekday',
      withWindows({ class: 'dayWork', weekdays: [], priority: 1 }),
      '$.mechanisms[0].windows[0].weekdays',
    ],
    [
      'a window on an unknown weekday',
      withWindows({ class: 'dayWork', weekdays: ['mon'], priority: 1 }),
      '$.mechanisms[0].windows[0].weekdays[0]',
    ],
    [
      'a window over midnight',
      withWindows({ class: 'dayWork', from: '22:00', to: '06:00', priority: 1 }),
      '$.mechanisms[0].windows[0]',
    ],
    [
      'a window without a minute',
      withWindows({ class: 'dayWork', from: '08:00', to: '08:00', priority: 1 }),
      '$.mechanisms[0].windows[0]',
    ],
    [
      'a window from a time that is none',
      withWindows({ class: 'dayWork', from: '7:00', priority: 1 }),
      '$.mechanisms[0].windows[0].from',
    ],
  ])('is found to have %s', (what, json, path) => {
    expect(pathsOf(json)).toEqual([path]);
    expect(fits(ruleDefinitionSchema, json)).toBe(ONLY_THE_READER_SEES.has(what));
  });

  it('is found to have windows that overlap with equal priority', () => {
    const problems = problemsOf(
      withWindows(
        { class: 'dayWork', weekdays: ['monday', 'tuesday'], from: '07:00', to: '17:00', priority: 1 },
        { class: 'overtime', weekdays: ['tuesday'], from: '16:59', priority: 1 },
      ),
    );

    expect(problems).toEqual([
      '$.mechanisms[0].windows[1] overlaps windows[0] with the same priority 1; give one of them a higher one.',
    ]);
  });

  it('has no ambiguity where windows only meet, or fall on other days', () => {
    const problems = problemsOf(
      withWindows(
        { class: 'dayWork', dayClasses: ['ordinary'], from: '07:00', to: '17:00', priority: 1 },
        { class: 'overtime', dayClasses: ['ordinary'], from: '17:00', priority: 1 },
        { class: 'overtime', dayClasses: ['AF', 'SH'], priority: 1 },
      ),
    );

    expect(problems).toEqual([]);
  });

  it('never makes the reader throw, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, inner) => {
        expect(parseRuleDefinition(json)).toHaveProperty('ok');
        expect(parseRuleDefinition({ ...good, mechanisms: [inner], codeMap: inner }).ok).toBe(false);
        expect(problemsOf({ ...good, mechanisms: [{ ...limit, limitMinutes: inner }] })).toBeInstanceOf(
          Array,
        );
      }),
    );
  });

  it('cannot smuggle in a class by the name of a prototype', () => {
    const json: unknown = JSON.parse('{"__proto__": {"bucket": "daytime", "payLine": "DV"}}');

    expect(pathsOf({ ...good, codeMap: json })).toContain('$.codeMap.__proto__');
    expect(pathsOf({ ...good, baseClass: 'constructor' })).toEqual(['$.baseClass']);
  });
});

describe('a rule that may be meant so', () => {
  const warningsOf = (json: unknown): string[] => {
    const parsed = parseRuleDefinition(json);
    return parsed.ok ? parsed.warnings.map(({ path, message }) => `${path} ${message}`) : ['refused'];
  };

  it('is told of a class that no minute ever gets', () => {
    expect(warningsOf(good)).toEqual([
      '$.codeMap.overtime is a class that neither baseClass nor any mechanism gives: no minute is ever paid so.',
    ]);
    expect(warningsOf({ ...good, mechanisms: [limit] })).toEqual([]);
  });

  it('is told of windows on holidays that its holiday profile does not have', () => {
    const window = { class: 'overtime', dayClasses: ['AF', 'SH'], priority: 1 };
    const mechanisms = [{ mechanism: 'windows', windows: [window] }];

    expect(warningsOf({ ...good, mechanisms })).toEqual([
      '$.mechanisms[0].windows[0].dayClasses no holiday of holidayProfile is AF or SH: this holds only on days that a ' +
        'company adds.',
    ]);
    expect(warningsOf({ ...good, mechanisms, holidayProfile: { mayDay: { class: 'AF' } } })).toEqual([]);
  });
});
