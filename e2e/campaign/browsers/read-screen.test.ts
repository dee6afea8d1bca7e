import { describe, expect, it } from 'vitest';
import { words } from '../../support/words.ts';
import { announcedAction, readScreen } from './read-screen.ts';

const { en } = words;

describe('reading a screen', () => {
  it.each([
    [en.stillThere, 'still there?'],
    [en.listTitle, 'list of names'],
    [en.receiptConfirmed, 'confirmed by the server'],
    [en.receiptSaved, 'saved on this tablet'],
    [en.receiptAttention, 'saved, a manager must look'],
    [en.notRecordedTitle({ time: '06:58' }), 'NOT recorded'],
    [en.problems.notKnown.what({ time: '06:58' }), 'not known'],
    [`${en.conflictAlreadyIn} ${en.since({ time: '06:58' })}.\n${en.conflictSafe}`, 'conflict'],
    [`${en.conflictNotIn}.\n${en.conflictSafe}`, 'conflict'],
    [`${en.pinWrong}. ${en.pinWrongHint}\n${en.pinPad}`, 'wrong PIN'],
    [`${en.pinOnceMore}\n${en.pinPad}`, 'PIN pad, once more'],
    [`${en.pinTwice}\n${en.pinPad}`, 'PIN pad'],
    [`${en.pinChecking}\n${en.pinPad}`, 'busy'],
    [en.punching, 'busy'],
    [`${en.chooseTitle}\n${en.chooseIsOut}`, 'in or out?'],
    [en.touchToPunch, 'at rest'],
    [en.crashTitle, 'something else'],
    [en.revokedTitle, 'something else'],
  ] as const)('%j is: %s', (text, shown) => {
    expect(readScreen(text)).toBe(shown);
  });

  it('still finds the list of names where it says that it could not be read anew', () => {
    const text = [en.listTitle, en.problems.serverTrouble.what].join('\n');

    expect(readScreen(text)).toBe('list of names');
  });

  it('finds which action the PIN pad announces, or that it announces none', () => {
    const texts = [en.willClockIn({ time: '06:58' }), en.willClockOut({ time: '15:00' }), en.pinChooseNext];

    expect(texts.map(announcedAction)).toEqual(['start', 'stop', undefined]);
  });
});
