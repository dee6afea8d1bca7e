import { describe, expect, it } from 'vitest';
import { EXPLANATION_LANGUAGES } from '#words/words.ts';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { day, ended, formFor, lengthOf, list, namesInARow } from './grammar.ts';
import { holidayOn, holidaysInside } from './holiday-names.ts';
import { onKindsPl } from './payroll-pl.ts';
import { weekHoursInWords } from './sentences.ts';

describe('a list', () => {
  it.each([
    ['is', 'VA33', 'VA33 og VA45', 'VA33, VA45 og VA90'],
    ['en', 'VA33', 'VA33 and VA45', 'VA33, VA45 and VA90'],
    ['pl', 'VA33', 'VA33 i VA45', 'VA33, VA45 i VA90'],
  ] as const)('of one, two and three is joined as in %s', (language, ...said) => {
    const lines = ['VA33', 'VA45', 'VA90'];

    expect(said).toEqual([1, 2, 3].map((count) => list(lines.slice(0, count), language)));
  });

  it('of the holidays on which hours hold is in the accusative in Icelandic', () => {
    const hours = {
      dayClasses: ['SH'],
      holidays: ['christmasEve', 'newYearsEve', 'easterMonday'],
      from: '16:00',
    } as const;

    expect(EXPLANATION_LANGUAGES.map((language) => weekHoursInWords(hours, language))).toEqual([
      'aðfangadag, gamlársdag og annan í páskum, kl. 16:00–24:00',
      'Christmas Eve, New Year’s Eve and Easter Monday, 16:00–24:00',
      'Wigilia Bożego Narodzenia, Sylwester i Poniedziałek Wielkanocny, godz. 16:00–24:00',
    ]);
    // No day is in the nominative, in which masculine words end in -ur.
    expect(HOLIDAY_KEYS.filter((key) => /ur\b|\bannar\b/.test(holidayOn(key, 'is')))).toEqual([]);
  });
});

describe('a counted noun', () => {
  const forms = { one: 'zmiana', few: 'zmiany', many: 'zmian', other: 'zmiany' };

  it.each([
    [1, 'zmiana'],
    [2, 'zmiany'],
    [5, 'zmian'],
    [12, 'zmian'],
    [21, 'zmian'],
    [22, 'zmiany'],
  ])('after %i is in Polish %s', (count, form) => {
    expect(formFor(count, forms, 'pl')).toBe(form);
  });

  it('goes with its number in Icelandic and English', () => {
    const said = (language: 'is' | 'en') =>
      [0, 1, 2, 11, 21, 101].map((count) => formFor(count, { one: 'one', other: 'other' }, language));

    expect(said('is')).toEqual(['other', 'one', 'other', 'other', 'one', 'one']);
    expect(said('en')).toEqual(['other', 'one', 'other', 'other', 'other', 'other']);
  });

  it('is in the locative where Polish asks for it', () => {
    expect([1, 2, 5, 22].map(onKindsPl)).toEqual([
      'na 1 rodzaju zmian',
      'na 2 rodzajach zmian',
      'na 5 rodzajach zmian',
      'na 22 rodzajach zmian',
    ]);
  });
});

it('writes a day and a length of time as people there do', () => {
  const said = EXPLANATION_LANGUAGES.map((language) => [
    day('2026-12-24', language),
    ...[0, 45, 60, 510, 10_076.4].map((minutes) => lengthOf(minutes, language)),
  ]);

  expect(said).toEqual([
    ['24. desember 2026', '0 mín.', '45 mín.', '1 klst.', '8 klst. 30 mín.', '167,94 klst.'],
    ['24 December 2026', '0 min', '45 min', '1 h', '8 h 30 min', '167.94 h'],
    ['24 grudnia 2026', '0 min', '45 min', '1 godz.', '8 godz. 30 min', '167,94 godz.'],
  ]);
});

it('sets names apart by what none of them has', () => {
  expect(namesInARow(['day work', 'evening premium'])).toBe('day work, evening premium');
  expect(namesInARow(['33% premium, evenings', 'day work'])).toBe('33% premium, evenings; day work');
});

it('ends a sentence in one full stop, whatever it ends in', () => {
  expect([ended('á að vera 8 klst.'), ended('8 h')]).toEqual(['á að vera 8 klst.', '8 h.']);
});

it('writes holidays small inside an Icelandic sentence, and what a company calls its own day as it does', () => {
  const own = { is: 'Afmæli fyrirtækisins', en: 'Afmæli fyrirtækisins', pl: 'Afmæli fyrirtækisins' };
  const eve = { is: 'Aðfangadagur', en: 'Christmas Eve', pl: 'Wigilia Bożego Narodzenia' };

  expect(EXPLANATION_LANGUAGES.map((language) => holidaysInside([eve, own], language))).toEqual([
    'aðfangadagur og Afmæli fyrirtækisins',
    'Christmas Eve and Afmæli fyrirtækisins',
    'Wigilia Bożego Narodzenia i Afmæli fyrirtækisins',
  ]);
});
