import { describe, expect, it } from 'vitest';
import { filled, sayIn } from './said.ts';

const words = {
  plain: 'Nothing to fill in',
  waits: '{name} waits for {count} {count|one:day|other:days}.',
  ends: 'Ends {when|:never|other:on {when}}.',
  power: '{isOn|true:on|other:off}',
} as const;
const polish = { waits: '{count} {count|one:dzień|few:dni|many:dni|other:dnia}' } as const;

describe('a sentence', () => {
  it('is a text where it wants nothing, and else says what it is given, whatever stands in it', () => {
    const t = sayIn('en', words);

    expect(t.plain).toBe('Nothing to fill in');
    expect(t.waits({ name: '{count|one:x}', count: 1 })).toBe('{count|one:x} waits for 1 day.');
    expect(t.waits({ name: 'Anna', count: 21 })).toBe('Anna waits for 21 days.');
  });

  it.each([
    [1, '1 dzień'],
    [3, '3 dni'],
    [5, '5 dni'],
    [1.5, '1.5 dnia'],
  ])('takes the plural form of the language: %d', (count, said) => {
    expect(sayIn('pl', polish).waits({ count })).toBe(said);
  });

  it('takes the form called as the value before any other', () => {
    const t = sayIn('is', words);

    expect([t.ends({ when: '' }), t.ends({ when: '3.2.' })]).toEqual(['Ends never.', 'Ends on 3.2..']);
    expect([t.power({ isOn: true }), t.power({ isOn: false })]).toEqual(['on', 'off']);
    expect([filled(t.plain, {}), filled(t.power, { isOn: true })]).toEqual(['Nothing to fill in', 'on']);
  });

  it('does not compile where something that it wants is not given', () => {
    const t = sayIn('en', words);

    // @ts-expect-error: the number is missing
    expect(t.waits({ name: 'Anna' })).toBe('Anna waits for null days.');
    // @ts-expect-error: a sentence that wants something is no text
    const text: string = t.ends;
    expect(typeof text).toBe('function');
  });

  it('is made ready once, so that a screen that is drawn anew has the same', () => {
    expect(sayIn('en', words)).toBe(sayIn('en', words));
  });
});
