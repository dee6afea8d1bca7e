import { describe, expect, it } from 'vitest';
import { en, visitEn } from '@stimpill/kiosk/i18n/en.ts';
import { announcedAction, readScreen } from './read-screen.ts';

describe('reading a screen', () => {
  it.each([
    [en.stillThere, 'still there?'],
    [en.listTitle, 'list of names'],
    [visitEn.receiptConfirmed, 'confirmed by the server'],
    [visitEn.receiptSaved, 'saved on this tablet'],
    [visitEn.receiptAttention, 'saved, a manager must look'],
    [visitEn.notRecordedTitle('06:58'), 'NOT recorded'],
    [en.problems.notKnown('06:58').what, 'not known'],
    [`${en.conflictAlreadyIn} ${en.since('06:58')}.\n${en.conflictSafe}`, 'conflict'],
    [`${en.conflictNotIn}.\n${en.conflictSafe}`, 'conflict'],
    [`${en.pinWrong}. ${en.pinWrongHint}\n${en.pinPad}`, 'wrong PIN'],
    [`${visitEn.pinOnceMore}\n${en.pinPad}`, 'PIN pad, once more'],
    [`${visitEn.pinTwice}\n${en.pinPad}`, 'PIN pad'],
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
    const text = [en.listTitle, en.problems.serverTrouble('06:58').what].join('\n');

    expect(readScreen(text)).toBe('list of names');
  });

  it('finds which action the PIN pad announces, or that it announces none', () => {
    const texts = [en.willClockIn('06:58'), en.willClockOut('15:00'), en.pinChooseNext];

    expect(texts.map(announcedAction)).toEqual(['start', 'stop', undefined]);
  });
});
