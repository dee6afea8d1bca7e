/** How is an hour with a shift premium paid? By the day rate, and on a line beside it the premium of the hour. */
import { type PayCode } from '#rules/rule-definition.ts';
import { type Words } from '#words/words.ts';

/** The hours for which shift premiums are paid. */
const PREMIUM_HOURS = {
  evening: { is: 'kvöld', en: 'evenings', pl: 'wieczory' },
  night: { is: 'nætur', en: 'nights', pl: 'noce' },
  weekend: { is: 'helgar', en: 'weekends', pl: 'weekendy' },
  holiday: { is: 'almennir frídagar', en: 'ordinary holidays', pl: 'zwykłe święta' },
  holidayNight: { is: 'nætur frídaga', en: 'nights of holidays', pl: 'noce świąteczne' },
  majorHoliday: { is: 'stórhátíðir', en: 'major holidays', pl: 'wielkie święta' },
  christmas: { is: 'jól og áramót', en: 'Christmas and New Year', pl: 'Boże Narodzenie i Nowy Rok' },
} as const satisfies Readonly<Record<string, Words>>;

/** A share as each language writes it: with a comma in Icelandic and Polish. */
const withComma = (percent: number): string => String(percent).replace('.', ',');

/**
 * The code of a class with a premium (vaktaálag) of this many hundredths of the day rate.
 * @example premiumCode('evening', 33.33, 'evening') // payLine 'DV', premiumLines ['VA33']
 */
export const premiumCode = (
  bucket: PayCode['bucket'],
  percent: number,
  hours: keyof typeof PREMIUM_HOURS,
): PayCode => ({
  bucket,
  payLine: 'DV',
  premiumLines: [`VA${Math.floor(percent)}`],
  names: {
    is: `${withComma(percent)}% vaktaálag, ${PREMIUM_HOURS[hours].is}`,
    en: `${percent}% shift premium, ${PREMIUM_HOURS[hours].en}`,
    pl: `dodatek zmianowy ${withComma(percent)}%, ${PREMIUM_HOURS[hours].pl}`,
  },
});
