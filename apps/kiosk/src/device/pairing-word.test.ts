import { afterEach, describe, expect, it } from 'vitest';
import { catchPairingWord, openedWord } from './pairing-word.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  openedWord.setState({ word: undefined });
  history.replaceState(null, '', '/');
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
