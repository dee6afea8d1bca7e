import { CallFailed } from '#api/call-failed.ts';
import { makeDevicePassword, type DevicePassword } from '#api/tablets.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './tablets-page.module.css';
import { tabletsWords } from './tablets-words.ts';
import { useMoment } from './use-moment.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** What registers one tablet. It is made when somebody stands in front of that, since it lasts ten minutes. */
export function OneTimePassword({ companyId }: { readonly companyId: string }) {
  const t = useWords(tabletsWords);
  const making = useSending({ mutationFn: () => makeDevicePassword(companyId) });
  const made = making.data;
  return (
    <section className={styles['oneTime']} aria-label={t.oneTime}>
      <p>{t.oneTimeLead}</p>
      {made && <Shown key={made.password} made={made} />}
      {making.error instanceof CallFailed && <FailureNotice failure={making.error.failure} />}
      <Button look={made ? 'plain' : 'primary'} isBusy={making.isPending} onPress={() => making.mutate()}>
        {made ? t.makeAnother : t.makeOneTime}
      </Button>
    </section>
  );
}

function Shown({ made }: { readonly made: DevicePassword }) {
  const t = useWords(tabletsWords);
  const at = useMoment();
  const left = useSecondsLeft(made.validForSeconds);
  if (left === 0) return <Notice look="warning">{t.oneTimeOver}</Notice>;
  return (
    <>
      <dl className={styles['toType']} aria-live="polite">
        <dt>{t.email}</dt>
        <dd>{made.email}</dd>
        <dt>{t.oneTime}</dt>
        <dd>{made.password}</dd>
      </dl>
      <p>
        {t.worksUntil(at(made.endsAtUtc))} {t.timeLeft}:{' '}
        <span role="timer" className={styles['left']}>
          {clock(left)}
        </span>
      </p>
    </>
  );
}

/** `9:07` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
