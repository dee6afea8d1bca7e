import { describe, expect, it } from 'vitest';
import { hyphenate } from './hyphenate.ts';
import { isShipped } from './shipped-letters.ts';

const shown = (text: string) => hyphenate(text).replaceAll('\u00ad', '|');

describe('a long word', () => {
  it.each([
    ['Konstantynopolitańczykowski', 'Kons|tan|ty|no|po|li|tań|czy|kowski'],
    ['Brzęczyszczykiewicz', 'Brzę|czysz|czy|kie|wicz'],
    ['Wolfeschlegelsteinhausenberger', 'Wolfesch|le|gels|tein|hau|sen|berger'],
    ['Vaðlaheiðarvegavinnuverkfærageymsluskúr', 'Vaðla|hei|ðar|ve|ga|vin|nu|verk|fæ|ra|geyms|luskúr'],
  ])('may break only where a hyphen can stand: %s', (word, broken) => {
    expect(shown(word)).toBe(broken);
  });

  it('leaves four letters at each end of the word', () => {
    const parts = shown('Konstantynopolitańczykowski').split('|');

    expect(parts.at(0)?.length).toBeGreaterThanOrEqual(4);
    expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(4);
  });

  it('is left alone where it fits', () => {
    expect(hyphenate('Þórunn Ósk Ægisdóttir')).toBe('Þórunn Ósk Ægisdóttir');
  });
});

describe('the font of the kiosk', () => {
  it.each([
    'Þórunn Ósk Ægisdóttir',
    'Łukasz Wiśniewski',
    'Grażyna Brzęczyszczykiewicz-Wójcik',
    'Siân O’Neill',
  ])('has every letter of %s', (name) => {
    expect(isShipped(name)).toBe(true);
  });

  it.each(['Nguyễn Thị Hương', 'Дарья', 'Ελένη', 'อรทัย'])('lacks letters of %s', (name) => {
    expect(isShipped(name)).toBe(false);
  });
});
