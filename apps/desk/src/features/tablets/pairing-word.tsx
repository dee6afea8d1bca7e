import { useClock } from '#api/use-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from '@stimpill/ui/qr-code.tsx';
import { CallFailed } from '#api/call-failed.ts';
import { useCall } from '#api/calls.ts';
import { pairingWordQuery, type PairingWord as Made, type WordState } from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNotice, type ShownFailure } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { Arrived } from './arrived.tsx';
import styles from './hang-up.module.css';
import { hangUpWords } from '#said/desk/tablets/hang-up.ts';
import { pairingAddress } from './tablet-addresses.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type PairingWordProps = {
  readonly companyId: string;
  /** Where the tablet comes; undefined where none can. */
  readonly origin: string | undefined;
  readonly made: Made | undefined;
  readonly onMade: (made: Made) => void;
};

/** What registers one tablet. It is made when somebody stands in front of that, since it lasts a quarter of an hour. */
export function PairingWord({ companyId, origin, made, onMade }: PairingWordProps) {
  const t = useWords(hangUpWords);
  const { data: now } = useQuery(pairingWordQuery(companyId));
  const making = useCall('makePairingWord', { onSuccess: onMade });
  const standing = made && !making.isPending ? standingOf(made, now) : 'good';
  return (
    <section className={styles['part']} aria-label={t.word}>
      <h3>{t.word}</h3>
      <p>{t.wordLead}</p>
      <Arrived arrival={standing === 'good' ? (now?.arrival ?? undefined) : undefined} />
      {made && <Shown key={made.word} made={made} origin={origin} standing={standing} />}
      {!made && <Earlier now={now} />}
      {making.error instanceof CallFailed && <NotMade failure={making.error.failure} isKept={!!made} />}
      <Button
        look={made ? 'plain' : 'primary'}
        isBusy={making.isPending}
        onPress={() => making.mutate({ params: { companyId } })}
      >
        {made ? t.makeAnother : t.make}
      </Button>
    </section>
  );
}

/** One that is still good, and that nobody can be shown again. */
function Earlier({ now }: { readonly now: WordState | undefined }) {
  const t = useWords(hangUpWords);
  const { moment } = useClock();
  const { endsAtUtc = null, registered = null } = now ?? {};
  return endsAtUtc !== null && registered === null && <p>{t.madeBefore({ at: moment(endsAtUtc) })}</p>;
}

type NotMadeProps = { readonly failure: ShownFailure; readonly isKept: boolean };

/** Where it was not even sent, the one that is shown goes on working. */
function NotMade({ failure, isKept }: NotMadeProps) {
  const t = useWords(hangUpWords);
  const isUnsent = failure.kind === 'offline' && failure.mayBeDone !== true;
  const toDo = isKept ? t.notMade.goesOn : t.notMade.tryAgain;
  return <FailureNotice failure={failure} text={isUnsent ? { what: t.notMade.what, toDo } : undefined} />;
}

type Standing = 'good' | 'replaced' | 'withdrawn';

/** Whether the server still knows the word that is shown here, or a newer one of the same person in its place. */
function standingOf({ endsAtUtc }: Made, now: WordState | undefined): Standing {
  if (now === undefined || now.endsAtUtc === endsAtUtc) return 'good';
  return now.endsAtUtc === null ? 'withdrawn' : 'replaced';
}

type ShownProps = {
  readonly made: Made;
  readonly origin: string | undefined;
  readonly standing: Standing;
};

function Shown({ made, origin, standing }: ShownProps) {
  const { word, email, endsAtUtc, validForSeconds } = made;
  const t = useWords(hangUpWords);
  const { moment } = useClock();
  const left = useSecondsLeft(validForSeconds);
  if (left === 0) return <Notice look="warning">{t.over}</Notice>;
  if (standing !== 'good') return <Notice look="warning">{t[standing]}</Notice>;
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
        {t.worksUntil({ at: moment(endsAtUtc) })} {t.timeLeft}:{' '}
        <span role="timer" className={styles['left']}>
          {clock(left)}
        </span>
      </p>
      <p className={styles['fine']}>{t.otherKiosk({ email })}</p>
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
