import type { BonusShare } from './bonus-types.ts';
import { useClock } from '#api/use-clock.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { useSpeech } from '#words/words.ts';

/** Weeks with two decimals, or day work in hours and minutes. */
export function useAmount(): (amount: number, unit: BonusShare['unit']) => string {
  const { duration } = useClock();
  const { language } = useSpeech();
  const { decimalMark } = OWN_LANGUAGE[language];
  return (amount, unit) => {
    if (unit === 'dayWorkMinutes') return duration(amount);
    const [whole, part] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
    return part === '00' ? String(whole) : `${whole}${decimalMark}${part}`;
  };
}
