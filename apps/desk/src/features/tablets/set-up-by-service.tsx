// Tablets that the account of another system has set up, from before none may: they outlive it, so somebody takes them out.
import { useState } from 'react';
import type { ManagedTablet } from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { TakeOutDialog } from './take-out-dialog.tsx';
import styles from './tablets-page.module.css';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

type SetUpByServiceProps = { readonly tablets: readonly ManagedTablet[]; readonly mayTakeOut: boolean };

export function SetUpByService({ tablets, mayTakeOut }: SetUpByServiceProps) {
  const t = useWords(tabletsWords);
  const [leaving, setLeaving] = useState<ManagedTablet | undefined>(undefined);
  const shown = tablets.filter(({ isSetUpByService, state }) => isSetUpByService && state !== 'takenOut');
  if (shown.length === 0) return null;
  return (
    <Notice look="warning">
      <p>{t.byServiceLead}</p>
      {shown.map((tablet) => (
        <p key={tablet.id}>
          {t.byServiceOne({ tablet: tablet.name, account: tablet.registeredByName })}
          {mayTakeOut && (
            <span className={styles['acts']}>
              <Button onPress={() => setLeaving(tablet)}>{t.takeOutOne({ tablet: tablet.name })}</Button>
            </span>
          )}
        </p>
      ))}
      {leaving && <TakeOutDialog tablet={leaving} onClose={() => setLeaving(undefined)} />}
    </Notice>
  );
}
