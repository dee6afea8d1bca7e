import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { useChooseLanguage } from '#api/choose-language.ts';
import { useSession } from '#api/session.ts';
import { Choice } from '#ui/choice.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageFrame, Section } from '#ui/page-frame.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { accountWords } from '#said/desk/account/account.ts';
import { roleWords } from '#said/desk/common/role.ts';
import { factorWords } from '#said/desk/account/factor.ts';
import { OwnFactors } from './own-factors.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { passkeyListWords } from '#said/desk/account/passkey-list.ts';

export function AccountPage() {
  const t = useWords(accountWords);
  const roles = useWords(roleWords);
  const f = useWords(factorWords);
  const p = useWords(passkeyListWords);
  const { language } = useSpeech();
  const choose = useChooseLanguage();
  const session = useSession();
  return (
    <PageFrame title={t.title}>
      <Section title={t.who}>
        <FactList
          facts={[
            [t.name, session.displayName],
            [t.role, roles[session.role]],
            [t.company, session.company.name],
          ]}
        />
      </Section>
      <Section title={t.language}>
        <Choice
          legend={t.languageOf}
          hint={t.languageHint}
          value={language}
          options={LANGUAGES.map((each) => [each, OWN_LANGUAGE[each].name] as const)}
          onChoose={choose}
        />
      </Section>
      <Section title={f.password}>
        <OwnPassword />
      </Section>
      <Section title={p.passkeys} lead={p.lead}>
        <OwnPasskeys factors={session.factors} timeZone={session.company.timeZone} />
      </Section>
      <Section title={f.second} lead={f.secondLead}>
        <OwnFactors factors={session.factors} />
      </Section>
      <Section title={t.sessions} lead={t.sessionsLead}>
        <OwnSessions timeZone={session.company.timeZone} />
      </Section>
    </PageFrame>
  );
}
