import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { PLURAL_FORMS, pluralIn } from './plural.ts';

describe('plural forms', () => {
  it.each([
    [1, '1 sekunda'],
    [2, '2 sekundy'],
    [5, '5 sekund'],
    [12, '12 sekund'],
    [22, '22 sekundy'],
    [25, '25 sekund'],
  ])('writes %i in Polish as %s', (count, expected) => {
    const written = pluralIn('pl')(count, {
      one: 'sekunda',
      few: 'sekundy',
      many: 'sekund',
      other: 'sekundy',
    });

    expect(written).toBe(expected);
  });

  it.each([
    [1, '1 sekúnda'],
    [11, '11 sekúndur'],
    [21, '21 sekúnda'],
    [101, '101 sekúnda'],
  ])('writes %i in Icelandic as %s', (count, expected) => {
    expect(pluralIn('is')(count, { one: 'sekúnda', other: 'sekúndur' })).toBe(expected);
  });

  it.each(LANGUAGES)('are exactly those that the language has: %s', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

    expect([...PLURAL_FORMS[language]].sort()).toEqual([...pluralCategories].sort());
  });
});
