// Stands before every page while the company demands a second factor of somebody who has none. Then it leads on to where they were going.
import { useEffect } from 'react';
import { Logo } from '@stimpill/ui/logo.tsx';
import type { DeskSession } from '#api/session.ts';
import { useSignOut } from '#api/use-sign-out.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/page-frame.tsx';
import { formatDay } from '#words/format-day.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './account-page.module.css';
import { demandedFactorWords } from '#said/desk/account/demanded-factor.ts';
import { factorWords } from '#said/desk/account/factor.ts';
import { OwnFactors } from './own-factors.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { passkeyListWords } from '#said/desk/account/passkey-list.ts';

type DemandedFactorPageProps = { readonly session: DeskSession; readonly onGoOn: () => void };

export function DemandedFactorPage({ session, onGoOn }: DemandedFactorPageProps) {
  const t = useWords(demandedFactorWords);
  const f = useWords(factorWords);
  const p = useWords(passkeyListWords);
  const { language } = useSpeech();
  useEffect(() => {
    document.title = `${t.title} · Stimpill`;
  }, [t]);
  const { factors, company, factorDemandedFrom, isFactorDemanded } = session;
  return (
    <main className={styles['demanded']}>
      <Logo />
      <div>
        <h1>{t.title}</h1>
        {factorDemandedFrom !== null && (
          <p className="soft">
            {t.lead({ company: company.name, day: formatDay(factorDemandedFrom, language) })}
          </p>
        )}
      </div>
      <Section title={p.passkeys} lead={t.passkeyLead}>
        <OwnPasskeys factors={factors} timeZone={company.timeZone} />
      </Section>
      <Section title={f.app} lead={t.appLead}>
        <OwnFactors factors={factors} />
      </Section>
      <div role="status">
        {!isFactorDemanded && (
          <Notice look="good">
            <p>{t.done}</p>
          </Notice>
        )}
      </div>
      <div className="row gap-8">
        {isFactorDemanded ? (
          <SignOut />
        ) : (
          <Button look="primary" onPress={onGoOn}>
            {t.goOn}
          </Button>
        )}
      </div>
    </main>
  );
}

function SignOut() {
  const t = useWords(demandedFactorWords);
  const leaving = useSignOut();
  return (
    <Button look="quiet" isBusy={leaving.isPending} onPress={() => leaving.mutate()}>
      {t.signOut}
    </Button>
  );
}
