// What stands beside people before their time is approved, and whom the press is for.
import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

export const figuresWords = words({
  en: {
    hours: 'Hours',
    overtime: 'Overtime',
    absences: 'Absence',
    difference: 'To the period before',
    newHere: 'new',
    unusual: 'unusual',
    lead: (from: string, to: string) =>
      `Hours beside those of ${from} to ${to}; the largest differences stand first. “Unusual” is a quarter more or less, and eight hours at least.`,
    choose: 'Approve',
    chooseOne: (name: string) => `Approve ${name}`,
    chooseAll: 'Choose all of these',
    chooseNone: 'Choose none of these',
    leftOut: (count: number) =>
      `You leave out ${en(count, { one: 'person', other: 'people' })} of them in the table.`,
    ownTime: 'your own time: somebody else approves it',
  },
  is: {
    hours: 'Tímar',
    overtime: 'Yfirvinna',
    absences: 'Fjarvera',
    difference: 'Frá fyrra tímabili',
    newHere: 'ný',
    unusual: 'óvenjulegt',
    lead: (from: string, to: string) =>
      `Tímar við hliðina á ${from} til ${to}; mesti munurinn er efst. „Óvenjulegt“ er fjórðungi meira eða minna, og minnst átta tímar.`,
    choose: 'Samþykkja',
    chooseOne: (name: string) => `Samþykkja: ${name}`,
    chooseAll: 'Velja alla þessa',
    chooseNone: 'Velja engan þessara',
    leftOut: (count: number) =>
      `Þú sleppir ${is(count, { one: 'starfsmanni', other: 'starfsmönnum' })} úr í töflunni.`,
    ownTime: 'þinn eigin tími: einhver annar samþykkir hann',
  },
  pl: {
    hours: 'Godziny',
    overtime: 'Nadgodziny',
    absences: 'Nieobecność',
    difference: 'Wobec poprzedniego okresu',
    newHere: 'nowa osoba',
    unusual: 'nietypowe',
    lead: (from: string, to: string) =>
      `Godziny obok okresu ${from} – ${to}; największe różnice są na górze. „Nietypowe” to o jedną czwartą więcej lub mniej, co najmniej osiem godzin.`,
    choose: 'Zatwierdź',
    chooseOne: (name: string) => `Zatwierdź: ${name}`,
    chooseAll: 'Zaznacz wszystkich tutaj',
    chooseNone: 'Odznacz wszystkich tutaj',
    leftOut: (count: number) =>
      `Pomijasz w tabeli: ${pl(count, { one: 'osobę', few: 'osoby', many: 'osób', other: 'osoby' })}.`,
    ownTime: 'Twój własny czas: zatwierdza go ktoś inny',
  },
});
