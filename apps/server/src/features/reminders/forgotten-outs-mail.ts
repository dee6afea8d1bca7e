// What the mail about forgotten clock-outs says, in three languages.
import { writeLocalMinute } from '@stimpill/time';
import { composeMail, type MailPart } from '#features/mail/compose-mail.ts';
import type { MailContent } from '#features/mail/mail.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { ForgottenOut } from './forgotten-out-store.ts';

export type ForgottenOuts = {
  readonly stillIn: readonly ForgottenOut[];
  readonly missingStops: readonly ForgottenOut[];
};

type Language = CompanySettings['language'];

type Words = {
  readonly subject: (count: number, company: string) => string;
  readonly stillIn: string;
  readonly inSince: (name: string, when: string) => string;
  readonly missingStops: string;
  readonly punchedAt: (name: string, when: string) => string;
  readonly more: (count: number) => string;
  readonly whatToDo: string;
  readonly open: string;
  readonly whyYou: (company: string) => string;
  /** @param time HH:mm */
  readonly moment: (year: string, month: string, day: string, time: string) => string;
};

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const WORDS: Readonly<Record<Language, Words>> = {
  is: {
    subject: (count, company) => `Útstimplun vantar: ${count} (${company})`,
    stillIn: 'Hér vantar útstimplun:',
    inSince: (name, when) => `${name}: inni frá ${when}`,
    missingStops: 'Hér vantar útstimplun á undan síðari stimplun:',
    punchedAt: (name, when) => `${name}: stimplun ${when}`,
    more: (count) => `Og fleira af sama tagi: ${count}`,
    whatToDo:
      'Tíminn er ekki reiknaður fyrr en búið er að skrá hvenær vinnunni lauk. Spurðu starfsmanninn og skráðu tímann.',
    open: 'Opna Stimpill',
    whyYou: (company) =>
      `Þessi póstur kemur af því að ${company} hefur kveikt á honum og aðeins þegar eitthvað vantar. Eigandi getur slökkt á honum í stillingum fyrirtækisins.`,
    moment: (year, month, day, time) => `${day}.${month}.${year} kl. ${time}`,
  },
  en: {
    subject: (count, company) => `Forgotten clock-outs: ${count} (${company})`,
    stillIn: 'A clock-out is missing here:',
    inSince: (name, when) => `${name}: in since ${when}`,
    missingStops: 'Here a clock-out is missing before a later punch:',
    punchedAt: (name, when) => `${name}: punch of ${when}`,
    more: (count) => `And more of the same kind: ${count}`,
    whatToDo: 'The time does not count until it has an end. Ask the person when they stopped, and enter it.',
    open: 'Open Stimpill',
    whyYou: (company) =>
      `This mail comes because ${company} has turned it on, and only when something is missing. An owner can turn it off in the company's settings.`,
    moment: (year, month, day, time) => `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}, ${time}`,
  },
  pl: {
    subject: (count, company) => `Brak odbicia wyjścia: ${count} (${company})`,
    stillIn: 'Tu brakuje odbicia wyjścia:',
    inSince: (name, when) => `${name}: w pracy od ${when}`,
    missingStops: 'Tu brakuje wyjścia przed późniejszym odbiciem:',
    punchedAt: (name, when) => `${name}: odbicie ${when}`,
    more: (count) => `I więcej tego samego rodzaju: ${count}`,
    whatToDo:
      'Ten czas nie liczy się, dopóki nie ma końca. Zapytaj, o której skończyła się praca, i wpisz tę godzinę.',
    open: 'Otwórz Stimpill',
    whyYou: (company) =>
      `Ten e-mail przychodzi, bo włączono go w firmie ${company}, i tylko wtedy, gdy czegoś brakuje. Właściciel może go wyłączyć w ustawieniach firmy.`,
    moment: (year, month, day, time) => `${day}.${month}.${year}, godz. ${time}`,
  },
};

/** A longer list would not be read. */
const MOST = 20;

export function forgottenOutsMail(
  { language, name, timeZone }: CompanySettings,
  { stillIn, missingStops }: ForgottenOuts,
  origin: string,
): MailContent {
  const words = WORDS[language];
  const when = (at: number) => {
    const [, year = '', month = '', day = '', time = ''] =
      /^(\d+)-(\d+)-(\d+) (.*)$/.exec(writeLocalMinute(at, timeZone)) ?? [];
    return words.moment(year, month, day, time);
  };
  const listed = (intro: string, outs: readonly ForgottenOut[], line: Words['inSince']): MailPart[] => {
    if (outs.length === 0) return [];
    const list = outs.slice(0, MOST).map(({ displayName, at }) => line(displayName, when(at)));
    const more = outs.length > MOST ? [words.more(outs.length - MOST)] : [];
    return [{ paragraph: intro }, { list: [...list, ...more] }];
  };
  return composeMail({
    language,
    subject: words.subject(stillIn.length + missingStops.length, name),
    parts: [
      ...listed(words.stillIn, stillIn, words.inSince),
      ...listed(words.missingStops, missingStops, words.punchedAt),
      { paragraph: words.whatToDo },
      { link: { label: words.open, url: `${origin}/desk/` } },
      { paragraph: words.whyYou(name) },
    ],
  });
}
