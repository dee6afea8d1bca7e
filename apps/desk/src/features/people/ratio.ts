// An employment ratio: 1 is full time; people read and type it as a percentage.
import type { Language } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { fillIn } from '@stimpill/words/short-date.ts';

/** `80 %`, in English `80%`. */
export function formatRatio(ratio: number, language: Language): string {
  const { decimalMark, percent } = OWN_LANGUAGE[language];
  return fillIn(percent, { number: String(toPercent(ratio)).replace('.', decimalMark) });
}

export function toPercent(ratio: number): number {
  return Math.round(ratio * 10_000) / 100;
}

export function fromPercent(percent: number): number {
  return Math.round(percent * 100) / 10_000;
}
