/** What is said about time for which a rule has no answer of its own? */
import { type LocalDate } from '@stimpill/time';
import { type AbsenceType } from '#pay/absence-minutes.ts';
import { type EntryKind } from '#pay/stint.ts';
import { type Words } from '#words/words.ts';
import { ABSENCE_NAMES } from './display-names.ts';
import { day, namesInARow } from './grammar.ts';

/** Worked time before the first version of a rule, which begins on `validFrom`. */
export const workBeforeRule = (date: LocalDate, minutes: number, validFrom: LocalDate): Words => ({
  is: `${day(date, 'is')}: ${minutes} mín. falla á tímann áður en fyrsta útgáfa reglunnar tók gildi, ${day(validFrom, 'is')}. Þær greiðast sem dagvinna án reglu.`,
  en: `${day(date, 'en')}: ${minutes} min lie before the first version of the rule, which begins on ${day(validFrom, 'en')}. They are paid as plain time.`,
  pl: `${day(date, 'pl')}: ${minutes} min przypada przed pierwszą wersją reguły, która obowiązuje od ${day(validFrom, 'pl')}. Są płatne jako zwykły czas, bez reguły.`,
});

/** Standby before the first version of a rule. */
export const standbyBeforeRule = (date: LocalDate, minutes: number, validFrom: LocalDate): Words => ({
  is: `${day(date, 'is')}: ${minutes} mín. bakvakt var áður en fyrsta útgáfa reglunnar tók gildi, ${day(validFrom, 'is')}. Ekkert greiðist fyrir hana.`,
  en: `${day(date, 'en')}: ${minutes} min of standby lie before the first version of the rule, which begins on ${day(validFrom, 'en')}. Nothing is paid for them.`,
  pl: `${day(date, 'pl')}: ${minutes} min dyżuru domowego przypada przed pierwszą wersją reguły, która obowiązuje od ${day(validFrom, 'pl')}. Nic się za nie nie płaci.`,
});

/** A day of absence before the first version of a rule. */
export const absenceBeforeRule = (
  date: LocalDate,
  type: AbsenceType,
  minutes: number,
  validFrom: LocalDate,
): Words => {
  const { is, en, pl } = ABSENCE_NAMES[type];
  return {
    is: `${day(date, 'is')}: ${minutes} mín. fjarvera (${is}) er áður en fyrsta útgáfa reglunnar tók gildi, ${day(validFrom, 'is')}. Hún er talin án reglu: heill dagur er 8 stundir í fullu starfi.`,
    en: `${day(date, 'en')}: ${minutes} min of absence (${en}) lie before the first version of the rule, which begins on ${day(validFrom, 'en')}. They are counted without a rule: a full day is 8 hours at full employment.`,
    pl: `${day(date, 'pl')}: ${minutes} min nieobecności (${pl}) przypada przed pierwszą wersją reguły, która obowiązuje od ${day(validFrom, 'pl')}. Liczą się bez reguły: pełny dzień to 8 godzin przy pełnym etacie.`,
  };
};

/** A holiday before the first version of a rule that pays or gives something for holidays. */
export const holidayBeforeRule = (date: LocalDate, names: Words, validFrom: LocalDate): Words => ({
  is: `${day(date, 'is')}: ${names.is} er áður en fyrsta útgáfa reglunnar tók gildi, ${day(validFrom, 'is')}. Ekkert greiðist fyrir frídaginn.`,
  en: `${day(date, 'en')}: ${names.en} lies before the first version of the rule, which begins on ${day(validFrom, 'en')}. Nothing is paid or given for this holiday.`,
  pl: `${day(date, 'pl')}: ${names.pl} przypada przed pierwszą wersją reguły, która obowiązuje od ${day(validFrom, 'pl')}. Nic się za to święto nie należy.`,
});

/** Standby, or work after a call-out, under a rule that has nothing for it. */
export const kindWithoutMechanism = (
  kind: Exclude<EntryKind, 'work'>,
  date: LocalDate,
  minutes: number,
): Words =>
  kind === 'standby'
    ? {
        is: `${day(date, 'is')}: reglan segir ekkert um bakvaktir. Ekkert greiðist fyrir ${minutes} mín. bakvakt.`,
        en: `${day(date, 'en')}: the rule says nothing about standby. Nothing is paid for ${minutes} min of standby.`,
        pl: `${day(date, 'pl')}: reguła nie mówi nic o dyżurach domowych. Za ${minutes} min dyżuru nic się nie płaci.`,
      }
    : {
        is: `${day(date, 'is')}: reglan segir ekkert um útköll. Greiddar eru þær ${minutes} mín. sem unnar voru og ekkert lágmark.`,
        en: `${day(date, 'en')}: the rule says nothing about call-outs. The ${minutes} min that were worked are paid, without a minimum.`,
        pl: `${day(date, 'pl')}: reguła nie mówi nic o wezwaniach do pracy. Płaci się za ${minutes} min pracy, bez minimum.`,
      };

const KINDS: Readonly<Record<EntryKind, Words>> = {
  work: { is: 'vinna', en: 'work', pl: 'praca' },
  callOut: { is: 'útkall', en: 'call-out', pl: 'wezwanie do pracy' },
  standby: { is: 'bakvakt', en: 'standby', pl: 'dyżur domowy' },
};

/** An entry for which the rule waits for values that the company gives. */
export const parametersMissing = (
  kind: EntryKind,
  date: LocalDate,
  minutes: number,
  names: readonly Words[],
): Words => {
  const list = (language: keyof Words): string => namesInARow(names.map((each) => each[language]));
  const { is, en, pl } = KINDS[kind];
  return {
    is: `${day(date, 'is')}: reglan lætur fyrirtækinu eftir að ákveða: ${list('is')}. Það vantar, svo að ekkert greiðist sem ræðst af því (${is}, ${minutes} mín.).`,
    en: `${day(date, 'en')}: the rule leaves to the company: ${list('en')}. Nobody has given it, so nothing is paid that depends on it (${en}, ${minutes} min).`,
    pl: `${day(date, 'pl')}: reguła zostawia firmie do ustalenia: ${list('pl')}. Tego brakuje, więc nie płaci się niczego, co od tego zależy (${pl}, ${minutes} min).`,
  };
};
