import { describe, expect, it } from 'vitest';
import {
  birthDateOf,
  doubtAboutKennitala,
  hasRightCheckDigit,
  isVeryOld,
  kennitalaDigits,
  kennitalaKind,
  withLostZero,
} from './kennitala.ts';

describe('a kennitala', () => {
  it.each([
    ['0101302989', 'person', 'born in 1930, with a check digit'],
    ['1201603389', 'person', 'with a check digit'],
    ['1201603379', 'person', 'without a check digit, as all are since 18 February 2026'],
    ['2902002080', 'person', 'born on 29 February 2000'],
    ['3112992998', 'person', 'born in 1899'],
    ['5706070560', 'company', 'founded on 17 June 2007'],
    ['7112002080', 'company', 'founded on the 31st'],
    ['8923501739', 'system', 'random after its first digit'],
    ['9999999995', 'system', 'whatever its last digit is'],
    ['2902012080', undefined, '2001 had no 29 February'],
    ['2902002089', undefined, 'and 1900 had none'],
    ['3104902989', undefined, 'April has 30 days'],
    ['0001902989', undefined, 'there is no day 00'],
    ['0100902989', undefined, 'there is no month 00'],
    ['0113902989', undefined, 'there is no month 13'],
    ['3201902989', undefined, 'there is no day 32'],
    ['4001902989', undefined, 'there is no day 40'],
    ['7201902989', undefined, 'there is no day 72'],
    ['0101302987', undefined, 'no century has the digit 7'],
    ['101302989', undefined, 'it has nine digits'],
    ['010130-2989', undefined, 'it is not written as digits alone'],
  ])('%s is of the kind %s: %s', (kennitala, kind, _why) => {
    expect(kennitalaKind(kennitala)).toBe(kind);
  });

  it.each([
    ['1201603389', undefined],
    ['1201603379', 'noCheckDigit'],
    ['5706070560', 'ofCompany'],
    ['8923501739', undefined],
    ['3112992998', 'veryOld'],
  ])('%s, which is right, is worth a second look as %s', (kennitala, doubt) => {
    expect(doubtAboutKennitala(kennitala, '2026-11-28')).toBe(doubt);
  });

  it('is its digits, whatever dash or space people write between them', () => {
    const written = [
      '120160-3389',
      '120160–3389',
      '120160—3389',
      '120160−3389',
      ' 120160 3389',
      '120160\u00a03389',
    ];
    expect(new Set(written.map(kennitalaDigits))).toEqual(new Set(['1201603389']));
  });

  it('is of somebody very old from the day after their 110th birthday on', () => {
    const born = ['1916-11-27', '1916-11-28'];
    expect(born.map((day) => isVeryOld(day, '2026-11-28'))).toEqual([true, false]);
  });

  it('says when a person was born, and nothing of a company or of somebody in the system register', () => {
    const born = ['1201603379', '0101052340', '3112992998', '5706070560', '8923501739', '0100902989'];
    expect(born.map(birthDateOf)).toEqual([
      '1960-01-12',
      '2005-01-01',
      '1899-12-31',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('gets back the zero that a spreadsheet took, where the date is then real', () => {
    expect(withLostZero('101302989')).toBe('0101302989');
    expect(withLostZero('101302999')).toBe('0101302999');
    for (const other of ['131302989', '101302987', '12017433', '0101302989', 'abcdefghi'])
      expect(withLostZero(other)).toBe(other);
  });

  it('has a check digit or has none, which says nothing of whether it is right', () => {
    expect(hasRightCheckDigit('1201603389')).toBe(true);
    expect(hasRightCheckDigit('1201603379')).toBe(false);
  });
});
