// What the mails about a new sign-in address say, in three languages: to the new one, and to the old one once it has ended.
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import type { MailContent } from '#features/mail/mail.ts';

type Language = CompanySettings['language'];

type Words = {
  readonly confirmSubject: (company: string) => string;
  readonly hello: (name: string) => string;
  readonly asked: (company: string, email: string) => string;
  readonly confirm: string;
  readonly confirmLasts: string;
  readonly notForYou: string;
  readonly changedSubject: (company: string) => string;
  readonly changed: (company: string, email: string) => string;
  readonly taken: (company: string) => string;
  readonly by: (name: string) => string;
  readonly byOperator: string;
  readonly allRight: string;
  readonly back: string;
  readonly backLasts: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  is: {
    confirmSubject: (company) => `Staðfestu netfangið þitt (${company})`,
    hello: (name) => `Sæl(l) ${name}.`,
    asked: (company, email) =>
      `Þú átt framvegis að skrá þig inn í Stimpill hjá ${company} með netfanginu ${email}. Það gildir þegar þú hefur staðfest það.`,
    confirm: 'Staðfesta netfangið',
    confirmLasts: 'Tengillinn virkar einu sinni og í þrjá daga. Þangað til gildir fyrra netfangið.',
    notForYou: 'Ef þetta er ekki ætlað þér þarftu ekkert að gera.',
    changedSubject: (company) => `Innskráningu þinni var breytt (${company})`,
    changed: (company, email) =>
      `Aðgangurinn þinn hjá ${company} er ekki lengur skráður á þetta netfang, heldur á ${email}.`,
    taken: (company) => `Þetta netfang var tekið af aðganginum þínum hjá ${company}.`,
    by: (name) => `Sá eða sú sem breytti: ${name}.`,
    byOperator: 'Rekstraraðili þjónsins breytti því.',
    allRight: 'Ef þú veist af þessu þarftu ekkert að gera.',
    back: 'Þetta var ekki með mínu samþykki: taka netfangið til baka',
    backLasts:
      'Tengillinn virkar einu sinni og í þrjá daga. Hann endurheimtir þetta netfang, lýkur öllum innskráningum og eyðir því sem bætt var við síðan.',
  },
  en: {
    confirmSubject: (company) => `Confirm your e-mail address (${company})`,
    hello: (name) => `Hello ${name},`,
    asked: (company, email) =>
      `From now on you are to sign in to Stimpill at ${company} with ${email}. It counts once you have confirmed it.`,
    confirm: 'Confirm the address',
    confirmLasts: 'The link works once, for three days. Until then the old address stays.',
    notForYou: 'If this is not for you, there is nothing to do.',
    changedSubject: (company) => `How you sign in was changed (${company})`,
    changed: (company, email) =>
      `Your account at ${company} no longer belongs to this address. It belongs to ${email} now.`,
    taken: (company) => `This address was taken from your account at ${company}.`,
    by: (name) => `Changed by: ${name}.`,
    byOperator: 'It was changed by the operator of the server.',
    allRight: 'If you know about it, there is nothing to do.',
    back: 'I did not agree to this: take the address back',
    backLasts:
      'The link works once, for three days. It brings this address back, ends every session, and takes away what was added since.',
  },
  pl: {
    confirmSubject: (company) => `Potwierdź swój adres e-mail (${company})`,
    hello: (name) => `Dzień dobry, ${name}!`,
    asked: (company, email) =>
      `Od teraz do Stimpill w firmie ${company} masz się logować adresem ${email}. Zacznie on obowiązywać, gdy go potwierdzisz.`,
    confirm: 'Potwierdź adres',
    confirmLasts: 'Link działa jeden raz, przez trzy dni. Do tego czasu obowiązuje dotychczasowy adres.',
    notForYou: 'Jeśli ta wiadomość nie jest dla Ciebie, nie musisz nic robić.',
    changedSubject: (company) => `Zmieniono Twoje logowanie (${company})`,
    changed: (company, email) =>
      `Twoje konto w firmie ${company} nie należy już do tego adresu. Teraz należy do ${email}.`,
    taken: (company) => `Ten adres odłączono od Twojego konta w firmie ${company}.`,
    by: (name) => `Kto zmienił: ${name}.`,
    byOperator: 'Zmiany dokonała osoba, która prowadzi serwer.',
    allRight: 'Jeśli o tym wiesz, nie musisz nic robić.',
    back: 'Nie zgadzam się na to: przywróć mój adres',
    backLasts:
      'Link działa jeden raz, przez trzy dni. Przywraca ten adres, kończy wszystkie sesje i usuwa to, co dodano później.',
  },
};

export function addressLinkMail(
  { language, name }: CompanySettings,
  { displayName, email, url }: { displayName: string; email: string; url: string },
): MailContent {
  const words = WORDS[language];
  return composeMail({
    language,
    subject: words.confirmSubject(name),
    parts: [
      { paragraph: words.hello(displayName) },
      { paragraph: words.asked(name, email) },
      { link: { label: words.confirm, url } },
      { paragraph: words.confirmLasts },
      { paragraph: words.notForYou },
    ],
  });
}

/** @param about.byName null: the operator of the server */
export function oldAddressMail(
  { language, name }: CompanySettings,
  about: { displayName: string; newEmail: string | null; byName: string | null; url: string },
): MailContent {
  const words = WORDS[language];
  const { displayName, newEmail, byName, url } = about;
  return composeMail({
    language,
    subject: words.changedSubject(name),
    parts: [
      { paragraph: words.hello(displayName) },
      { paragraph: newEmail === null ? words.taken(name) : words.changed(name, newEmail) },
      { paragraph: byName === null ? words.byOperator : words.by(byName) },
      { paragraph: words.allRight },
      { link: { label: words.back, url } },
      { paragraph: words.backLasts },
    ],
  });
}
