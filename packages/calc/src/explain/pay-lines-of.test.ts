import { describe, expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { payLinesOf } from './pay-lines-of.ts';

describe('the lines that rules can give', () => {
  it('are those of the classes, and the kinds of absence that are paid', () => {
    expect(payLinesOf([PLAIN_TIME.definition]).map(({ key }) => key)).toEqual([
      'DV',
      'sick',
      'sickChild',
      'vacation',
    ]);
  });

  it('name credits by their line, and by their account where they have none', () => {
    const sgs = agreements.get('sgs-efling-day-work')?.definition ?? PLAIN_TIME.definition;

    const lines = new Map(payLinesOf([sgs]).map(({ key, names }) => [key, names.map(({ en }) => en)]));

    expect(lines.get('YV')).toEqual(['overtime', 'call-out', 'pay for breaks']);
    expect(lines.get('HD')).toEqual(['holiday pay']);
    expect(lines.get('restTimeOff')).toEqual(['time off for missed rest']);
  });

  it('list a line that two rules have once', () => {
    const rules = [...agreements.values()].map(({ definition }) => definition);

    const keys = payLinesOf(rules).map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('SH');
  });

  it('know every line that a shipped agreement names anywhere', () => {
    for (const { definition } of agreements.values()) {
      const keys = payLinesOf([definition]).map(({ key }) => key);
      const named = [...JSON.stringify(definition).matchAll(/"payLine":"([^"]+)"/g)].map(([, line]) => line);

      expect(keys).toEqual(expect.arrayContaining(named));
    }
  });
});
