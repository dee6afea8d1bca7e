import { useClock } from '#api/use-clock.ts';
import { useSession } from '#api/session.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { useWords } from '#words/words.ts';
import { incidentText } from './concern-text.ts';
import { concernWords } from '#said/desk/tablets/concern.ts';
import { LineForm } from './line-form.tsx';
import styles from './tablets-page.module.css';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';
import { useTabletChange } from './use-tablet-change.ts';
import type { Said } from '@stimpill/words/said.ts';

const LONGEST = 500;

type Incident = ManagedTablet['incidents'][number];
type IncidentListProps = { readonly incidents: readonly Incident[]; readonly mayChange: boolean };

/** What happened to a tablet, until somebody says what they found. */
export function IncidentList({ incidents, mayChange }: IncidentListProps) {
  const t = useWords(tabletsWords);
  return (
    <section>
      <h3>{t.incidents}</h3>
      {incidents.map((incident) => (
        <OneIncident key={incident.id} incident={incident} mayChange={mayChange} />
      ))}
    </section>
  );
}

type OneIncidentProps = { readonly incident: Incident; readonly mayChange: boolean };

function OneIncident({ incident, mayChange }: OneIncidentProps) {
  const t = useWords(tabletsWords);
  const { says } = incidentText(useWords(concernWords), incident.kind);
  const { moment } = useClock();
  const { fromNumber, toNumber, openedAtUtc, closesByItself } = incident;
  return (
    <div className={styles['incident']}>
      <p>
        <strong>{says}.</strong> {t.incidentSince({ at: moment(openedAtUtc) })}.{' '}
        {fromNumber !== null && `${numbersOf(t, fromNumber, toNumber ?? fromNumber)}. `}
        {closesByItself && t.byItself}
      </p>
      {mayChange && !closesByItself && <FindingForm incidentId={incident.id} />}
    </div>
  );
}

const numbersOf = (t: Said<typeof tabletsWords>, from: number, to: number) =>
  from === to ? t.number({ from }) : t.numbers({ from, to });

function FindingForm({ incidentId }: { readonly incidentId: string }) {
  const t = useWords(tabletsWords);
  const companyId = useSession().company.id;
  const sending = useTabletChange(
    'closeTabletIncident',
    (finding) => ({ params: { companyId, incidentId }, body: { finding } }),
    { done: t.closed },
  );
  return (
    <LineForm
      label={t.finding}
      hint={t.findingHint}
      missing={t.findingMissing}
      act={t.closeIncident}
      longest={LONGEST}
      sending={sending}
    />
  );
}
