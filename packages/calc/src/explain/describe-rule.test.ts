import { describe, expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { ALL_MECHANISMS } from '#rules/mechanisms/all-mechanisms.ts';
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { EXPLANATION_LANGUAGES } from '#words/words.ts';
import { describeRule } from './describe-rule.ts';

const shipped = [...agreements.values()];

describe('a rule in words', () => {
  it('says of every class of every shipped agreement when it holds and on what line it is paid', () => {
    for (const { key, definition } of shipped)
      for (const language of EXPLANATION_LANGUAGES) {
        const { classes } = describeRule(definition, language);

        expect(classes.map(({ payLine }) => payLine)).toEqual(
          Object.values(definition.codeMap).map(({ payLine }) => payLine),
        );
        const silent = classes.filter(({ when }) => when.length === 0).map(({ name }) => `${key}: ${name}`);
        expect(silent).toEqual([]);
      }
  });

  it.each(EXPLANATION_LANGUAGES)('shows no key of the rule in the language %s', (language) => {
    for (const { definition } of shipped) {
      const told = JSON.stringify(describeRule(definition, language).classes);
      const keys = Object.keys(definition.codeMap).filter((key) => /[A-Z0-9]/.test(key));

      expect(keys.filter((key) => told.includes(`"${key}"`))).toEqual([]);
      expect(told).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('has a sentence for every mechanism that a shipped agreement uses', () => {
    const used = new Set(
      shipped.flatMap(({ definition }) => definition.mechanisms.map((step) => step.mechanism)),
    );

    for (const { definition } of shipped)
      for (const step of definition.mechanisms) {
        const alone = { ...definition, mechanisms: [step] };
        const { classes, beside } = describeRule(alone, 'en');
        const told = beside.length + classes.reduce((sum, { when }) => sum + when.length, 0);
        // One sentence is that of the base class, which holds without any mechanism.
        expect([step.mechanism, told > 1]).toEqual([step.mechanism, true]);
      }
    expect([...used].every((name) => name in ALL_MECHANISMS)).toBe(true);
  });

  it('tells the day work of SGS and Efling by its window, its overtime by the day, and its holidays by name', () => {
    const sgs = agreements.get('sgs-efling-day-work')?.definition ?? PLAIN_TIME.definition;

    const { name, classes, beside, holidays } = describeRule(sgs, 'en');

    expect(name).toBe('SGS / Efling: day work');
    expect(classes.map(({ name: className, when }) => [className, ...when])).toEqual([
      ['day work', 'Monday to Friday except on holidays, 07:00–17:00'],
      [
        'overtime',
        'a break that was worked through',
        'past 8:00 h a day of day work',
        'all other working time',
      ],
      ['work on a major holiday', 'major holidays, 00:00–24:00'],
    ]);
    expect(beside[0]).toBe('A call-out pays at least 4:00 h, on the line YV.');
    expect(holidays.map(({ dayClass }) => dayClass)).toEqual(['AF', 'SH']);
    expect(holidays[1]?.names).toContain('Christmas Eve from 12:00');
  });

  it('tells what is rounded, and hours that count more', () => {
    const rule = {
      ...PLAIN_TIME.definition,
      mechanisms: [
        { mechanism: 'rounding' as const, start: { toMinutes: 15, direction: 'up' as const } },
        { mechanism: 'standby' as const, payLine: 'BV' },
      ],
    };

    expect(describeRule(rule, 'en').beside).toEqual([
      'The start of work is rounded up to the next 15 min.',
      'Standby is paid on the line BV.',
    ]);
    expect(describeRule(rule, 'is').beside[0]).toBe('Upphaf vinnu er námundað upp í næstu 15 mín.');
    expect(describeRule(rule, 'pl').beside[0]).toBe('Początek pracy zaokrągla się w górę do pełnych 15 min.');
  });
});
