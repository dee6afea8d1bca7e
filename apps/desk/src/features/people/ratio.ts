// An employment ratio: 1 is full time; people read and type it as a percentage.
import type { Language } from '@stimpill/words/language.ts';

/** `80 %`, in English `80%`. */
export function formatRatio(ratio: number, language: Language): string {
  const percent = String(toPercent(ratio)).replace('.', language === 'en' ? '.' : ',');
  return language === 'en' ? `${percent}%` : `${percent}\u00A0%`;
}

export function toPercent(ratio: number): number {
  return Math.round(ratio * 10_000) / 100;
}

export function fromPercent(percent: number): number {
  return Math.round(percent * 100) / 10_000;
}
