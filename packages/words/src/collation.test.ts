import { describe, expect, it } from 'vitest';
import { initialOf, sortByName } from './collation.ts';
import type { Language } from './language.ts';

const sorted = (names: readonly string[], language: Language) =>
  sortByName(
    names.map((name) => ({ name })),
    language,
  ).map(({ name }) => name);

describe('the order of names', () => {
  it('follows the Icelandic alphabet, with þ, æ and ö at its end', () => {
    const names = [
      'Ösp',
      'Zoe',
      'Ægir',
      'Þór',
      'Anna',
      'Ýr',
      'Yrsa',
      'Árni',
      'Ðan',
      'Davíð',
      'Einar',
      'Élise',
    ];

    expect(sorted(names, 'is')).toEqual([
      'Anna',
      'Árni',
      'Davíð',
      'Ðan',
      'Einar',
      'Élise',
      'Yrsa',
      'Ýr',
      'Zoe',
      'Þór',
      'Ægir',
      'Ösp',
    ]);
  });

  it('agrees with the collator of Node where one has Icelandic', () => {
    const names = [
      'Örn',
      'Ólafur',
      'Oddur',
      'Íris',
      'Inga',
      'Úlfur',
      'Unnur',
      'Þóra',
      'Tómas',
      'Æsa',
      'Áki',
      'Aron',
    ];
    const collator = new Intl.Collator('is');

    expect(Intl.Collator.supportedLocalesOf('is')).toEqual(['is']);
    expect(sorted(names, 'is')).toEqual([...names].sort(collator.compare));
  });

  it('follows the Polish alphabet, where ł comes after l and ż last', () => {
    const names = ['Żaneta', 'Łukasz', 'Lucyna', 'Marek', 'Zofia', 'Śława', 'Sonia', 'Ćwik', 'Cezary'];

    expect(sorted(names, 'pl')).toEqual([
      'Cezary',
      'Ćwik',
      'Lucyna',
      'Łukasz',
      'Marek',
      'Sonia',
      'Śława',
      'Zofia',
      'Żaneta',
    ]);
  });

  it('files a foreign letter under its plain form', () => {
    expect(sorted(['Marek', 'Łukasz', 'Lára', 'Lydia'], 'is')).toEqual(['Lára', 'Łukasz', 'Lydia', 'Marek']);
    expect(sorted(['Øystein', 'Örn', 'Ögmundur'], 'is')).toEqual(['Ögmundur', 'Örn', 'Øystein']);
    expect(sorted(['Þór', 'Tim', 'Uma'], 'en')).toEqual(['Þór', 'Tim', 'Uma']);
  });

  it('puts the shorter of two names with one beginning first', () => {
    expect(sorted(['Anna María', 'Annabella', 'Anna'], 'is')).toEqual(['Anna', 'Anna María', 'Annabella']);
  });

  it('does not depend on how an accent is encoded', () => {
    expect(sorted(['Árni'.normalize('NFD'), 'Azra'], 'is')).toEqual(['Azra', 'Árni'.normalize('NFD')]);
  });
});

describe('the letter a name is filed under', () => {
  it.each<[string, Language, string]>([
    ['Árni', 'is', 'Á'],
    ['Árni', 'en', 'A'],
    ['Łukasz', 'pl', 'Ł'],
    ['Łukasz', 'is', 'L'],
    ['Þór', 'is', 'Þ'],
    ['Þór', 'pl', 'T'],
    ['Øystein', 'is', 'Ö'],
    ['(Anna) Lind', 'is', 'A'],
    ['Владимир', 'is', '#'],
  ])('files %s in %s under %s', (name, language, letter) => {
    expect(initialOf(name, language)).toBe(letter);
  });

  it.each<Language>(['is', 'en', 'pl'])(
    'is together in a sorted list, whatever a name begins with (%s)',
    (language) => {
      const names = [
        'Bo',
        '(Anna) Lind',
        'Alda',
        'Ásta',
        'Azra',
        '„Ally“ Dóra',
        'Владимир',
        '7 ára Jón',
        'Łucja',
        'Lydia',
      ];

      const initials = sorted(names, language).map((name) => initialOf(name, language));

      const met = initials.filter((initial, at) => initial !== initials[at - 1]);
      expect(met).toEqual([...new Set(initials)]);
    },
  );
});
