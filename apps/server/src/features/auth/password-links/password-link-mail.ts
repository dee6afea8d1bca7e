// The mail with a link to choose a password.
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { composeMail } from '#features/mail/compose-mail.ts';
import type { MailContent } from '#features/mail/mail.ts';
import { wordsIn } from '#words.ts';

export function passwordLinkMail(
  { language, name }: CompanySettings,
  { displayName, url, isAskedFor }: { displayName: string; url: string; isAskedFor: boolean },
): MailContent {
  const { passwordLinkWords: words } = wordsIn(language);
  return composeMail({
    language,
    subject: words.subject({ company: name }),
    parts: [
      { paragraph: words.hello({ name: displayName }) },
      { paragraph: isAskedFor ? words.asked({ company: name }) : words.invited({ company: name }) },
      { link: { label: words.choose, url } },
      { paragraph: isAskedFor ? words.askedLasts : words.invitedLasts },
      ...(isAskedFor ? [{ paragraph: words.notYou }] : []),
    ],
  });
}
