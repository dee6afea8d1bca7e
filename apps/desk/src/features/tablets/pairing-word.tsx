import { useQuery, useQueryClient } from '@tanstack/react-query';
import { QrCode } from '@stimpill/ui/qr-code.tsx';
import { CallFailed } from '#api/call-failed.ts';
import { queryKeys } from '#api/query-keys.ts';
import { makePairingWord, pairingWordQuery, type PairingWord as Made } from '#api/tablets.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from './hang-up.module.css';
import { hangUpWords } from './hang-up-words.ts';
import { pairingAddress } from './tablet-addresses.ts';
import { useMoment } from './use-moment.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type PairingWordProps = {
  readonly companyId: string;
  /** Where the tablet comes; undefined where none can. */
  readonly origin: string | undefined;
};

/** What registers one tablet. It is made when somebody stands in front of that, since it lasts a quarter of an hour. */
export function PairingWord({ companyId, origin }: PairingWordProps) {
  const t = useWords(hangUpWords);
  const client = useQueryClient();
  const making = useSending({
    mutationFn: () => makePairingWord(companyId),
    // What was told of the one before is not about this one.
    onSuccess: () => client.resetQueries({ queryKey: queryKeys.pairingWord }),
  });
  const made = making.data;
  return (
    <section className={styles['part']} aria-label={t.word}>
      <p>{t.wordLead}</p>
      {made ? <Shown key={made.word} made={made} origin={origin} /> : <Earlier companyId={companyId} />}
      {making.error instanceof CallFailed && <FailureNotice failure={making.error.failure} />}
      <Button look={made ? 'plain' : 'primary'} isBusy={making.isPending} onPress={() => making.mutate()}>
        {made ? t.makeAnother : t.make}
      </Button>
    </section>
  );
}

/** One that is still good, and that nobody can be shown again. */
function Earlier({ companyId }: { readonly companyId: string }) {
  const t = useWords(hangUpWords);
  const at = useMoment();
  const { data } = useQuery(pairingWordQuery(companyId));
  const endsAt = data?.endsAtUtc ?? null;
  return endsAt !== null && <p>{t.madeBefore(at(endsAt))}</p>;
}

type ShownProps = { readonly made: Made; readonly origin: string | undefined };

function Shown({ made: { word, email, endsAtUtc, validForSeconds }, origin }: ShownProps) {
  const t = useWords(hangUpWords);
  const at = useMoment();
  const left = useSecondsLeft(validForSeconds);
  if (left === 0) return <Notice look="warning">{t.over}</Notice>;
  return (
    <>
      <div className={styles['shown']}>
        {origin !== undefined && (
          <QrCode text={pairingAddress(origin, word)} label={t.code} className={styles['code']} />
        )}
        <dl className={styles['toType']} aria-live="polite">
          {origin !== undefined && <Address address={`${origin}/`} />}
          <dt>{t.word}</dt>
          <dd className={styles['word']}>{word}</dd>
        </dl>
      </div>
      <p>
        {t.worksUntil(at(endsAtUtc))} {t.timeLeft}:{' '}
        <span role="timer" className={styles['left']}>
          {clock(left)}
        </span>
      </p>
      <p className={styles['fine']}>{t.otherKiosk(email)}</p>
    </>
  );
}

function Address({ address }: { readonly address: string }) {
  const t = useWords(hangUpWords);
  return (
    <>
      <dt>{t.addressHere}</dt>
      <dd>
        {address} <CopyButton text={address} />
      </dd>
    </>
  );
}

/** `9:07` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
