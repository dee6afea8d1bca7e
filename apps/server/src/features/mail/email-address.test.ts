import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKeyOf, emailKeysOf } from '#features/people/sign-in-name-store.ts';
import { parseEmail } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    ['anna@example.is', 'anna@example.is'],
    ['ANNA.Jons+til@Example.IS', 'anna.jons+til@example.is'],
    ["o'neil@example.is", "o'neil@example.is"],
    ['jón@þór.is', 'jón@xn--r-uga6a.is'],
    ['anna@björg.is', 'anna@xn--bjrg-6qa.is'],
    ['anna@xn--bjrg-6qa.is', 'anna@xn--bjrg-6qa.is'],
    ['anna@bjo\u0308rg.is', 'anna@xn--bjrg-6qa.is'],
    ['till-1@service.invalid', 'till-1@service.invalid'],
    ['root@localhost', 'root@localhost'],
  ])('%s is one mailbox, unique as %s', (text, key) => {
    expect(parseEmail(text)).toBeDefined();
    expect(emailKeyOf(text)).toBe(key);
  });

  it.each([
    ['brackets', '<anna@example.is>'],
    ['brackets at one end', 'anna@example.is>'],
    ['two of them', 'anna@example.is,b'],
    ['two, the first without a host', 'a,anna@example.is'],
    ['a semicolon', 'anna@example.is;b@example.is'],
    ['a comment', 'anna(work)@example.is'],
    ['a comment in the host', 'anna@(work)example.is'],
    ['quotes', '"anna"@example.is'],
    ['a group', 'all:anna@example.is'],
    ['a host as a number', 'anna@[192.0.2.1]'],
    ['a bare number', 'anna@192.0.2.1'],
    ['two signs', 'anna@b@example.is'],
    ['a dot at the end', 'anna.@example.is'],
    ['two dots', 'an..na@example.is'],
    ['a dot after the host', 'anna@example.is.'],
    ['an underscore in the host', 'anna@ex_ample.is'],
    ['a hyphen at the end of the host', 'anna@example-.is'],
    ['a path', 'anna@example.is/x'],
    ['an escape', 'anna@example%2eis'],
    ['an invisible character', 'an\u200Bna@example.is'],
    ['a letter composed of two characters', 'jo\u0301n@example.is'],
    ['a full-width dot', 'anna@example\uFF0Eis'],
    ['nothing before the sign', '@example.is'],
    ['nothing after it', 'anna@'],
    ['no sign', 'anna'],
    ['more than 254 characters', `${'a'.repeat(250)}@b.is`],
  ])('is none with %s', (_, text) => {
    expect(parseEmail(text)).toBeUndefined();
  });

  it('is looked for also as older versions stored it', () => {
    expect(emailKeysOf('Anna@xn--bjrg-6qa.is')).toEqual(['anna@xn--bjrg-6qa.is', 'anna@björg.is']);
    expect(emailKeysOf('<A@x>')).toContain('<a@x>');
  });

  it('has one key however often it is written anew', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => emailKeyOf(emailKeyOf(text)) === emailKeyOf(text)));
  });
});
