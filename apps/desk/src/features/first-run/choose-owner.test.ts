import { describe, expect, it } from 'vitest';
import { keptAnswers, type Answers } from './answers.ts';
import { chooseOwner, isOfAnother } from './choose-owner.ts';

const people = 'Nafn\tNetfang\tStarf\nKowalski\tjan@x.pl\tKokkur\nNowak\t\tKokkur\nAnna\tanna@x.is\tKokkur';
const ROWS = { kowalski: '2', nowak: '3', anna: '4' };
const choose = (...choices: readonly string[]) =>
  choices.reduce<Answers>((answers, ownerIs) => ({ ...answers, ...chooseOwner(answers, ownerIs) }), {
    ...keptAnswers('is'),
    people,
  });

describe('the choice of the owner', () => {
  it.each([
    ['another row without an e-mail', ROWS.nowak, 'Nowak', ''],
    ['another row with one', ROWS.anna, 'Anna', 'anna@x.is'],
    ['nobody of the list who does not punch', 'noPunch', '', ''],
    ['nobody of the list', 'extra', '', ''],
    ['nothing', '', '', ''],
  ])('takes back what the row before has filled in: %s', (_, ownerIs, ownerName, ownerEmail) => {
    expect(choose(ROWS.kowalski, ownerIs)).toMatchObject({ ownerIs, ownerName, ownerEmail });
  });

  it('keeps an e-mail that was typed', () => {
    const typed = { ...choose(ROWS.nowak), ownerEmail: 'me@x.is' };

    expect(chooseOwner(typed, 'extra')).toMatchObject({ ownerName: '', ownerEmail: 'me@x.is' });
  });

  it('has a fault where the e-mail is that of another row', () => {
    expect(isOfAnother({ ...choose(ROWS.nowak), ownerEmail: 'JAN@x.pl ' })).toBe(true);
    expect(isOfAnother({ ...choose('noPunch'), ownerEmail: 'jan@x.pl' })).toBe(true);
    expect(isOfAnother(choose(ROWS.kowalski))).toBe(false);
    expect(isOfAnother(choose('extra'))).toBe(false);
  });
});
