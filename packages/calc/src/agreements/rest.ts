/** What rest do the agreements demand? The same in all of them: the rest agreement of ASÍ and SA, and public ones. */
import { type MechanismStep } from '#rules/rule-definition.ts';
import { cite } from './cite.ts';

/**
 * Eleven hours in each 24 from the usual start of the working day; 1.5 hours off for each missing hour; eight hours are
 * enough at a planned change of shifts. `more` is what an agreement adds.
 */
export const elevenHoursRest = (
  dayStartsAt: string,
  more: Partial<MechanismStep<'daily-rest'>> = {},
): MechanismStep<'daily-rest'> => ({
  mechanism: 'daily-rest',
  restMinutes: 660,
  dayStartsAt,
  minutesOffPerHour: 90,
  shiftChangeMinutes: 480,
  citation: cite('efling.is, lágmarkshvíld; rafis.is, frítökuréttur', {
    conflict: {
      is: 'Frítökuréttinn má líka greiða út, hálfa stund af hverri 1,5; hér er hann allur tekinn sem frí.',
      en: 'The time off may also be paid out by half an hour of each 1.5; here all of it is time off.',
      pl: 'Czas wolny można też wypłacić, pół godziny z każdej 1,5; tutaj całość jest czasem wolnym.',
    },
  }),
  ...more,
});
