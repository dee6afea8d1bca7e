// Which form of a noun goes with a number. Every engine knows these rules for the three languages, Chromium included.
import type { Language } from './language.ts';

/** The forms each language needs. Icelandic says "21 sekúnda" (one), Polish "2 sekundy" (few), "5 sekund" (many). */
export const PLURAL_FORMS = {
  is: ['one', 'other'],
  en: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** A noun in each form that a language has. */
export type PluralForms<L extends Language> = Record<(typeof PLURAL_FORMS)[L][number] | 'other', string>;

/** Gives `5 sekund`: the number and the form that belongs to it. */
export function pluralIn<L extends Language>(language: L) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: PluralForms<L>): string => {
    const byRule: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return `${count} ${byRule[rules.select(count)] ?? forms.other}`;
  };
}
