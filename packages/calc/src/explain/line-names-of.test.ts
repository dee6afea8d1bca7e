import { describe, expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { PLAIN_TIME, type RuleVersion } from '#rules/rule-version.ts';
import { lineNamesOf } from './line-names-of.ts';

const ruleOf = (key: string): RuleVersion['definition'] =>
  agreements.get(key)?.definition ?? PLAIN_TIME.definition;

const english = (keys: readonly string[]) => {
  const names = lineNamesOf(keys.map(ruleOf));
  return (line: string) => names.get(line)?.map(({ en }) => en);
};

describe('the name of a line', () => {
  it('is the class that it pays alone, not the classes beside it or what is paid without work', () => {
    const hotel = english(['hotel-restaurant-shifts']);
    const craft = english(['craft']);

    expect([hotel('DV'), hotel('YV')]).toEqual([['day work'], ['overtime']]);
    expect([craft('DV'), craft('YV1'), craft('YV2')]).toEqual([['day work'], ['overtime 1'], ['overtime 2']]);
  });

  it('of a premium that several classes have is what their names share', () => {
    const [name] = lineNamesOf([ruleOf('hotel-restaurant-shifts')]).get('VA45') ?? [];

    expect(name).toEqual({ is: '45% vaktaálag', en: '45% shift premium', pl: 'dodatek zmianowy 45%' });
  });

  it('is that of its account where nothing that was worked is paid on it', () => {
    expect([english(['craft'])('HD'), english(['craft'])('restTimeOff')]).toEqual([
      ['holiday pay'],
      ['time off for missed rest'],
    ]);
  });

  it('is never more than two, with all rules at once, and none where there are three', () => {
    const all = lineNamesOf([...agreements.keys()].map(ruleOf));
    const codeMap = Object.fromEntries(
      (['evening', 'weekend', 'holiday'] as const).map((bucket) => [bucket, { bucket, payLine: 'K' }]),
    );

    expect(Math.max(...[...all.values()].map((names) => names.length))).toBeLessThanOrEqual(2);
    expect(all.get('YV')?.map(({ en }) => en)).toEqual(['overtime']);
    expect(lineNamesOf([{ ...PLAIN_TIME.definition, codeMap }]).get('K')).toEqual([]);
  });
});
