import { expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { reviewAsksWords as en } from '../en/both/review-asks.ts';
import { reviewAsksWords as is } from '../is/both/review-asks.ts';
import { reviewAsksWords as pl } from '../pl/both/review-asks.ts';
import { wordFor } from './word-for.ts';

const ASKS = { is, en, pl };
const TIMELINE = 'already_clocked_in missing_stop not_clocked_in already_closed overlap period_locked';
const PUNCH =
  'employee project pin_failed pin_unchecked integrity time_uncertain photo_missing offline_policy recovered after_last_day clock_unsure correction disputed';
const PERSON = 'break_missed pin_locked phone_not_mine deactivated_while_clocked_in figures_moved not_so';
const TABLET = 'tablet_silent tablet_storage tablet_alarm tablet_unreadable tablet_clock_set tablet_erased';
const REASONS = [TIMELINE, PUNCH, PERSON, TABLET].flatMap((names) => names.split(' '));

it.each(REASONS)('the reason %s has a sentence of its own in every language', (reason) => {
  const said = LANGUAGES.map((language) => wordFor(ASKS[language], reason));

  expect(new Set([...said, '', ...LANGUAGES.map((language) => ASKS[language].other)]).size).toBe(7);
});

it.each(LANGUAGES)('no two reasons are told by the same sentence: %s', (language) => {
  const said = Object.values(ASKS[language]);

  expect(new Set(said).size).toBe(REASONS.length + 1);
});

it('a reason that came later is told by the general sentence', () => {
  expect(wordFor(ASKS.en, 'a_reason_of_tomorrow')).toBe('Something has to be decided here.');
});
