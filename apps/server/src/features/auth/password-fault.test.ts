import { randomBytes } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-fault.ts';

const OWNER = {
  displayName: 'Þórunn Ósk Ægisdóttir',
  email: 'thorunn.osk@kaffihusnordur.is',
  companyName: 'Kaffihús Norður ehf.',
};

const faultOf = (password: string) => passwordFault(password, OWNER);

describe('A password', () => {
  it.each([
    'a password for tests',
    'þrjár kindur í mýri',
    'kawa i drożdżówka',
    'demo-tengill-kaffi',
    'correct horse battery staple',
    '7391-4802-5516-20',
    'Thorunn likes cats',
    'aaaa bbbb cccc d',
    'Xq7!kP0z#mW2v',
    '日本語の長い秘密の言葉です',
  ])('that is long and in no list is good, whatever kinds of characters it has: %s', (password) => {
    expect(faultOf(password)).toBeUndefined();
  });

  it.each(['', 'password1', 'sólskin', 'elevenchars', 'þrjárkindur'])(
    'of eleven characters or fewer is too short: %s',
    (password) => {
      expect(faultOf(password)).toBe('too_short');
    },
  );

  it('is counted in characters, in the form in which it is hashed', () => {
    const accented = 'é'.normalize('NFD');

    expect(faultOf(`${accented}xqzkvwjpmf`)).toBe('too_short');
    expect(faultOf(`${accented}xqzkvwjpmfb`)).toBeUndefined();
    expect(faultOf('🐑🐎🦆🐖🐄🐓')).toBe('too_short');
  });

  it('of more than 256 characters is too long', () => {
    const long = randomBytes(256).toString('hex');

    expect(faultOf(long.slice(0, 256))).toBeUndefined();
    expect(faultOf(long.slice(0, 257))).toBe('too_long');
  });

  it.each([
    '1qaz2wsx3edc',
    'UNBELIEVABLE',
    'password1234',
    'Password!!!!',
    '!!!sunshine!!!',
    '2024qwerty2025',
    'P@ssw0rd2026!',
    'iloveyou.....',
    'passwordpassword',
    'qwertyqwerty1',
    '123412341234',
    '111111111111',
    'abcabcabcabc',
    'xyxyxyxyxyxy9',
  ])('that strangers try first is refused, with digits and signs around it too: %s', (password) => {
    expect(faultOf(password)).toBe('common');
  });

  it('that is in the list is refused in any letter case, also with digits and signs around it', () => {
    const common = fc.constantFrom(...dictionary['passwords-common'].filter((text) => text.length >= 4));
    const edge = fc.stringMatching(/^[0-9!?.,\-_ ]{0,8}$/);
    fc.assert(
      fc.property(edge, common, edge, fc.boolean(), (before, word, after, isUpper) => {
        // The word begins and ends with a letter, so that only the added characters are stripped.
        fc.pre(/^\p{L}.*\p{L}$/u.test(word));
        const password = `${before}${isUpper ? word.toUpperCase() : word}${after}`;

        expect(faultOf(password)).toBe(password.length < 12 ? 'too_short' : 'common');
      }),
    );
  });

  it.each([
    'Þórunn Ægisdóttir',
    'thorunnosk2026',
    'ThorunnAegisdottir!',
    'Ægisdóttir1985',
    'thorunn.osk@kaffihusnordur.is',
    'kaffihusnordur1',
    'Kaffihús Norður ehf.',
    'Kaffihus-Nordur-2026',
    'stimpill-2026-11',
    'osk-kaffihus-99',
  ])("that is only the person's name, address or company, or ours, is refused: %s", (password) => {
    expect(faultOf(password)).toBe('personal');
  });

  it('that was made by chance is good', () => {
    for (let n = 0; n < 1000; n += 1) expect(faultOf(randomBytes(15).toString('base64url'))).toBeUndefined();
  });

  it('of any text has an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (password) => {
        expect([undefined, 'too_short', 'too_long', 'common', 'personal']).toContain(faultOf(password));
      }),
    );
  });
});
