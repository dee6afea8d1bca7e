// A tablet that was set up in the browser, and then once more in the installed app: the first of the two stays behind, and would count as silent.
import { useClock } from '#api/use-clock.ts';
import { useSession } from '#api/session.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './tablets-page.module.css';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';
import { useTabletChange } from './use-tablet-change.ts';

type LeftBehindProps = { readonly tablets: readonly ManagedTablet[]; readonly mayTakeOut: boolean };

export function LeftBehind({ tablets, mayTakeOut }: LeftBehindProps) {
  const left = tablets.filter((tablet) => isLeftBehind(tablet, tablets));
  if (left.length === 0 || !mayTakeOut) return null;
  return (
    <Notice look="warning">
      {left.map((tablet) => (
        <OneLeft key={tablet.id} tablet={tablet} />
      ))}
    </Notice>
  );
}

/** It takes one press: it holds nothing, and another of its name is in use. */
function OneLeft({ tablet }: { readonly tablet: ManagedTablet }) {
  const t = useWords(tabletsWords);
  const { moment } = useClock();
  const companyId = useSession().company.id;
  const taking = useTabletChange(
    'revokeTablet',
    (reason) => ({ params: { companyId, tabletId: tablet.id }, body: { reason } }),
    { done: t.takenOut },
  );
  return (
    <>
      <p>
        {t.leftBehind({ name: tablet.name, at: moment(tablet.registeredAtUtc) })}
        <span className={styles['acts']}>
          <Button isBusy={taking.isPending} onPress={() => taking.mutate(t.leftBehindReason)}>
            {t.takeOutFirst({ name: tablet.name })}
          </Button>
        </span>
      </p>
      <FailureOf error={taking.error} />
    </>
  );
}

/** One of the same name was set up after this one was last seen, which tells of no punch that waits. */
function isLeftBehind(tablet: ManagedTablet, all: readonly ManagedTablet[]): boolean {
  const holds = tablet.report?.waitingPunches ?? 0;
  if (tablet.state === 'takenOut' || holds > 0 || tablet.incidents.length > 0) return false;
  return all.some(
    ({ id, name, state, registeredAtUtc }) =>
      id !== tablet.id &&
      state !== 'takenOut' &&
      name === tablet.name &&
      registeredAtUtc > tablet.lastSeenAtUtc &&
      registeredAtUtc > tablet.registeredAtUtc,
  );
}
