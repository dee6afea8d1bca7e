import { afterEach, describe, expect, it } from 'vitest';
import { catchPairingWord, openedWord, spellPairingWord, strangerIn, toPairingWord } from './pairing-word.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  openedWord.setState({ word: undefined });
  history.replaceState(null, '', '/');
});

describe('a pairing word', () => {
  it.each(['7K3M9XQ2', '7k3m-9xq2', ' 7K3M 9XQ2 '])('is the same however it is typed: "%s"', (typed) => {
    expect(toPairingWord(typed)).toBe('7K3M9XQ2');
  });

  it('takes letters that look like digits as those', () => {
    expect(toPairingWord('OIL0-11AB')).toBe('011011AB');
  });

  it.each(['', '7K3M-9XQ', '7K3M-9XQ22', '7K3M-9XQU', '7K3M/9XQ2'])('is not "%s"', (typed) => {
    expect(toPairingWord(typed)).toBeUndefined();
  });

  it.each([
    ['7K3M-9XQU', 'U'],
    ['þ', 'Þ'],
    ['7k3m/9xq2', '/'],
    ['7K3M–9XQ2', undefined],
    ['OIL0', undefined],
  ])('says which character of "%s" cannot be in it: %s', (typed, stranger) => {
    expect(strangerIn(typed)).toBe(stranger);
  });

  it('is read and typed in two groups', () => {
    expect(spellPairingWord('7K3M9XQ2')).toBe('7K3M-9XQ2');
  });
});

describe('a code that was opened', () => {
  it('leaves the address bar as soon as the word has been read, without a step back to it', () => {
    history.replaceState(null, '', '/?company=#pair=7K3M9XQ2');
    const steps = history.length;

    stop = catchPairingWord();

    expect(openedWord.getState().word).toBe('7K3M9XQ2');
    expect(location.href).not.toContain('7K3M');
    expect([location.search, history.length]).toEqual(['?company=', steps]);
  });

  it('is taken as well where the page is open already', () => {
    stop = catchPairingWord();
    history.replaceState(null, '', '/#pair=7K3M9XQ2');

    window.dispatchEvent(new Event('hashchange'));

    expect(openedWord.getState().word).toBe('7K3M9XQ2');
    expect(location.hash).toBe('');
  });

  it('leaves other fragments alone, and takes no word from a broken one', () => {
    history.replaceState(null, '', '/#elsewhere');
    stop = catchPairingWord();
    expect(location.hash).toBe('#elsewhere');
    history.replaceState(null, '', '/#pair=7K3M');

    window.dispatchEvent(new Event('hashchange'));

    expect([openedWord.getState().word, location.hash]).toEqual([undefined, '']);
  });
});
