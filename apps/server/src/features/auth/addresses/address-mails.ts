// The mails about a new sign-in address: to the new one, and to the old one once it has ended.
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import type { MailContent } from '#features/mail/mail.ts';
import { wordsIn } from '#words.ts';

export function addressLinkMail(
  { language, name }: CompanySettings,
  { displayName, email, url }: { displayName: string; email: string; url: string },
): MailContent {
  const { addressWords: words } = wordsIn(language);
  return composeMail({
    language,
    subject: words.confirmSubject({ company: name }),
    parts: [
      { paragraph: words.hello({ name: displayName }) },
      { paragraph: words.asked({ company: name, email }) },
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
  const { addressWords: words } = wordsIn(language);
  const { displayName, newEmail, byName, url } = about;
  return composeMail({
    language,
    subject: words.changedSubject({ company: name }),
    parts: [
      { paragraph: words.hello({ name: displayName }) },
      {
        paragraph:
          newEmail === null
            ? words.taken({ company: name })
            : words.changed({ company: name, email: newEmail }),
      },
      { paragraph: byName === null ? words.byOperator : words.by({ name: byName }) },
      { paragraph: words.allRight },
      { link: { label: words.back, url } },
      { paragraph: words.backLasts },
    ],
  });
}
