// All that is known of one tablet, and what can be done with it.
import { useClock } from '#api/use-clock.ts';
import { useState } from 'react';
import { may } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useWords } from '#words/words.ts';
import { ConcernList } from './concern-list.tsx';
import { IncidentList } from './incident-list.tsx';
import { NameForm } from './name-form.tsx';
import { TakeOutDialog } from './take-out-dialog.tsx';
import styles from './tablets-page.module.css';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

type TabletDialogProps = {
  readonly tablet: ManagedTablet;
  readonly onClose: () => void;
};

export function TabletDialog({ tablet, onClose }: TabletDialogProps) {
  const t = useWords(tabletsWords);
  const session = useSession();
  const mayChange = may(session, 'tablets.change') === null;
  const [isTakingOut, setIsTakingOut] = useState(false);
  const isIn = tablet.state !== 'takenOut';
  return (
    <Dialog title={tablet.name} look="wide" onCancel={onClose}>
      <div className={styles['parts']}>
        {tablet.concerns.length > 0 && <ConcernList tablet={tablet} withToDo />}
        <Facts tablet={tablet} />
        {mayChange && isIn && <NameForm tablet={tablet} />}
        {tablet.incidents.length > 0 && <IncidentList incidents={tablet.incidents} mayChange={mayChange} />}
        {tablet.strayEnvelopes.length > 0 && <Strays strays={tablet.strayEnvelopes} />}
      </div>
      <DialogButtons>
        {may(session, 'tablets.revoke') === null && isIn && (
          <Button look="danger" onPress={() => setIsTakingOut(true)}>
            {t.takeOut}
          </Button>
        )}
        <Button onPress={onClose}>{t.close}</Button>
      </DialogButtons>
      {isTakingOut && <TakeOutDialog tablet={tablet} onClose={() => setIsTakingOut(false)} />}
    </Dialog>
  );
}

function Facts({ tablet }: { readonly tablet: ManagedTablet }) {
  const t = useWords(tabletsWords);
  const { moment } = useClock();
  const { report, revokedAtUtc } = tablet;
  const heard = report?.heardThroughAtUtc;
  const room = report?.freeStorageMiB;
  return (
    <FactList
      facts={[
        [t.lastSeen, moment(tablet.lastSeenAtUtc)],
        [t.waiting, report?.waitingPunches ?? t.unknown],
        [t.handedOver, heard ? moment(heard) : t.unknown],
        [t.room, typeof room === 'number' ? `${room} MiB` : t.unknown],
        [t.version, report?.appVersion ?? t.unknown],
        [t.registered, moment(tablet.registeredAtUtc)],
        [t.registeredBy, tablet.registeredByName],
        ...(revokedAtUtc === null ? [] : [[t.takenOutAt, moment(revokedAtUtc)] as const]),
      ]}
    />
  );
}

function Strays({ strays }: { readonly strays: ManagedTablet['strayEnvelopes'] }) {
  const t = useWords(tabletsWords);
  const { moment } = useClock();
  return (
    <section>
      <h3>{t.strays}</h3>
      <p>{t.straysLead}</p>
      <ul>
        {strays.map(({ number, receivedAtUtc }) => (
          <li key={`${number} ${receivedAtUtc}`}>
            {t.stray({ number: String(number), at: moment(receivedAtUtc) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
