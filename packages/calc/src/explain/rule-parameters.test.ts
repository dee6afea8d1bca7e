import { describe, expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { parseRuleDefinition } from '#rules/parse-rule-definition.ts';
import { type RuleDefinition } from '#rules/rule-definition.ts';
import { EXPLANATION_LANGUAGES } from '#words/words.ts';
import { ruleParameters } from './rule-parameters.ts';

const shipped = [...agreements.values()];
const definitionOf = (key: string): RuleDefinition => {
  const agreement = agreements.get(key);
  if (agreement === undefined) throw new Error(key);
  return agreement.definition;
};

/** The value at a path such as `mechanisms[2].limitMinutes`. */
const valueAt = (rule: RuleDefinition, path: string): unknown =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], rule);

describe('the parameters of a rule', () => {
  it('are told with their part of the rule, their name, their unit and what they are', () => {
    const parameters = ruleParameters(definitionOf('sgs-efling-day-work'), 'en');

    expect(parameters).toContainEqual({
      path: 'mechanisms[2].limitMinutes',
      section: 'Overtime of a day',
      name: 'Limit',
      unit: 'minutes',
      value: 480,
      least: 0,
      most: null,
      choices: [],
    });
    expect(parameters.find(({ path }) => path === 'mechanisms[0].windows[0].from')).toMatchObject({
      section: 'Hours of the week: day work, Monday to Friday except on holidays, 07:00–17:00',
      unit: 'time',
      value: '07:00',
    });
  });

  it('have the holidays last, each by its name', () => {
    expect(ruleParameters(definitionOf('sgs-efling-day-work'), 'en').slice(-2)).toMatchObject([
      { section: 'Holidays', name: 'New Year’s Eve', unit: 'choice', value: 'SH' },
      { section: 'Holidays', name: 'New Year’s Eve: From', unit: 'time', value: '12:00' },
    ]);
  });

  it.each(shipped.map(({ key }) => key))('stand where they are said to stand in %s', (key) => {
    const rule = definitionOf(key);
    const parameters = ruleParameters(rule, 'is');

    expect(parameters.length).toBeGreaterThan(5);
    for (const { path, value } of parameters) expect(valueAt(rule, path)).toBe(value);
  });

  it('have a name in every language, and no number of a shipped rule is without one', () => {
    for (const { definition } of shipped) {
      const named = new Set(ruleParameters(definition, 'en').map(({ path }) => path));
      const { open: _open, ...settled } = definition;
      for (const path of numbersIn(settled)) expect(named).toContain(path);
      for (const language of EXPLANATION_LANGUAGES) {
        for (const { name, section, choices } of ruleParameters(definition, language))
          expect([name, section, ...choices.map((choice) => choice.name)]).not.toContain('');
      }
    }
  });

  it('leave a rule a rule when each is given the bound that it tells', () => {
    for (const { path, least, value } of ruleParameters(definitionOf('vr-shop'), 'pl')) {
      if (typeof value !== 'number' || least === null) continue;
      const rule: unknown = structuredClone(definitionOf('vr-shop'));
      const names = path.replace(/\[(\d+)\]/g, '.$1').split('.');
      const last = names.pop() ?? '';
      const holder = names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], rule);
      (holder as Record<string, unknown>)[last] = least;
      const parsed = parseRuleDefinition(rule, '');

      expect(parsed.ok || parsed.problems.every((problem) => problem.path !== `.${path}`)).toBe(true);
    }
  });
});

/** Every number of a rule but the priorities of its windows. */
const numbersIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return path.endsWith('priority') ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => numbersIn(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    numbersIn(part, path === '' ? name : `${path}.${name}`),
  );
};
