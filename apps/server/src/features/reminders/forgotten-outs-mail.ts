// The mail about forgotten clock-outs.
import { writeLocalMinute } from '@stimpill/time';
import { composeMail, type MailPart } from '#features/mail/compose-mail.ts';
import type { MailContent } from '#features/mail/mail.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { shortDateIn } from '@stimpill/words/short-date.ts';
import { ownLanguageOf, wordsIn, type Language, type ServerWords } from '#words.ts';
import type { ForgottenOut } from './forgotten-out-store.ts';

export type ForgottenOuts = {
  readonly stillIn: readonly ForgottenOut[];
  readonly missingStops: readonly ForgottenOut[];
};

/** A longer list would not be read. */
const MOST = 20;

export function forgottenOutsMail(
  { language, name, timeZone }: CompanySettings,
  { stillIn, missingStops }: ForgottenOuts,
  origin: string,
): MailContent {
  const { forgottenOutsWords: words } = wordsIn(language);
  const when = (at: number) => {
    const [date = '', time = ''] = writeLocalMinute(at, timeZone).split(' ');
    return words.moment({ date: dateIn(date, language), time });
  };
  const listed = (
    intro: string,
    outs: readonly ForgottenOut[],
    line: ServerWords['forgottenOutsWords']['inSince'],
  ): MailPart[] => {
    if (outs.length === 0) return [];
    const list = outs
      .slice(0, MOST)
      .map(({ displayName, at }) => line({ name: displayName, when: when(at) }));
    const more = outs.length > MOST ? [words.more({ count: outs.length - MOST })] : [];
    return [{ paragraph: intro }, { list: [...list, ...more] }];
  };
  return composeMail({
    language,
    subject: words.subject({ count: stillIn.length + missingStops.length, company: name }),
    parts: [
      ...listed(words.stillIn, stillIn, words.inSince),
      ...listed(words.missingStops, missingStops, words.punchedAt),
      { paragraph: words.whatToDo },
      { link: { label: words.open, url: `${origin}/desk/` } },
      { paragraph: words.whyYou({ company: name }) },
    ],
  });
}

/** @param date yyyy-MM-dd */
function dateIn(date: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return shortDateIn(ownLanguageOf(language), [year, month, day]);
}
