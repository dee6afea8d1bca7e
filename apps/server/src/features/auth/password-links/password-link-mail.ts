// What the mail with a link to choose a password says, in three languages.
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import type { MailContent } from '#features/mail/mail.ts';

type Language = CompanySettings['language'];

type Words = {
  readonly subject: (company: string) => string;
  readonly hello: (name: string) => string;
  readonly asked: (company: string) => string;
  readonly invited: (company: string) => string;
  readonly choose: string;
  readonly askedLasts: string;
  readonly invitedLasts: string;
  readonly notYou: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  is: {
    subject: (company) => `Nýtt lykilorð (${company})`,
    hello: (name) => `Sæl(l) ${name}.`,
    asked: (company) => `Beðið var um nýtt lykilorð fyrir aðganginn þinn hjá ${company}.`,
    invited: (company) =>
      `Þú hefur fengið aðgang að Stimpill hjá ${company}. Veldu þér lykilorð til að byrja.`,
    choose: 'Velja lykilorð',
    askedLasts: 'Tengillinn virkar einu sinni og í 30 mínútur.',
    invitedLasts: 'Tengillinn virkar einu sinni og í þrjá daga.',
    notYou: 'Ef þú baðst ekki um þetta þarftu ekkert að gera: gamla lykilorðið gildir áfram.',
  },
  en: {
    subject: (company) => `A new password (${company})`,
    hello: (name) => `Hello ${name},`,
    asked: (company) => `Somebody asked for a new password for your account at ${company}.`,
    invited: (company) => `You have an account for Stimpill at ${company}. Choose a password to begin.`,
    choose: 'Choose a password',
    askedLasts: 'The link works once, for 30 minutes.',
    invitedLasts: 'The link works once, for three days.',
    notYou: 'If it was not you, there is nothing to do: your old password stays.',
  },
  pl: {
    subject: (company) => `Nowe hasło (${company})`,
    hello: (name) => `Dzień dobry, ${name}!`,
    asked: (company) => `Ktoś poprosił o nowe hasło do Twojego konta w firmie ${company}.`,
    invited: (company) => `Masz konto w Stimpill w firmie ${company}. Aby zacząć, ustaw hasło.`,
    choose: 'Ustaw hasło',
    askedLasts: 'Link działa jeden raz, przez 30 minut.',
    invitedLasts: 'Link działa jeden raz, przez trzy dni.',
    notYou: 'Jeśli to nie Ty, nie musisz nic robić: dotychczasowe hasło pozostaje ważne.',
  },
};

export function passwordLinkMail(
  { language, name }: CompanySettings,
  { displayName, url, isAskedFor }: { displayName: string; url: string; isAskedFor: boolean },
): MailContent {
  const words = WORDS[language];
  return composeMail({
    language,
    subject: words.subject(name),
    parts: [
      { paragraph: words.hello(displayName) },
      { paragraph: isAskedFor ? words.asked(name) : words.invited(name) },
      { link: { label: words.choose, url } },
      { paragraph: isAskedFor ? words.askedLasts : words.invitedLasts },
      ...(isAskedFor ? [{ paragraph: words.notYou }] : []),
    ],
  });
}
