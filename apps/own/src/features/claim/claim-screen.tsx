// The code of a tablet was read: two digits to be typed there, and what became of it.
import { useEffect } from 'react';
import { useCall } from '#api/caller.ts';
import { failureWords, mayPass } from '#api/failure-words.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './claim.module.css';
import type { Claim, Refusal } from './claim.ts';
import { HowToAdd } from './how-to-add.tsx';
import { forgetOffer, type Offer } from './kept-offer.ts';
import { useClaim } from './use-claim.ts';

type ClaimScreenProps = {
  /** Undefined: what was read is no code of a tablet. */
  readonly offer: Offer | undefined;
  readonly onAdded: () => void;
  readonly onLeave: () => void;
};

export function ClaimScreen({ offer, onAdded, onLeave }: ClaimScreenProps) {
  if (!offer) return <Over because="foreign" onLeave={onLeave} />;
  return <Claiming offer={offer} onAdded={onAdded} onLeave={onLeave} />;
}

function Claiming({ offer, onAdded, onLeave }: ClaimScreenProps & { readonly offer: Offer }) {
  const { t } = useLanguage();
  const [claim, again] = useClaim(useCall(), offer, onAdded);
  switch (claim.at) {
    case 'asking':
      return (
        <Page key="asking" title={t.claim.reading} hasLanguages>
          <Waiting>{t.opening}</Waiting>
        </Page>
      );
    case 'failed':
      return (
        <Page
          key="failed"
          title={t.claim.reading}
          hasLanguages
          actions={
            mayPass(claim.failure) && (
              <Button look="primary" icon="again" onPress={again}>
                {t.tryAgain}
              </Button>
            )
          }
        >
          <Notice>{failureWords(claim.failure, t)}</Notice>
        </Page>
      );
    case 'waiting':
      return <Digits claim={claim} />;
    case 'over':
      return <Over because={claim.because} onLeave={onLeave} />;
  }
}

function Digits({ claim }: { readonly claim: Extract<Claim, { readonly at: 'waiting' }> }) {
  const { t } = useLanguage();
  return (
    <Page key="digits" title={t.claim.title} hasLanguages>
      <p className={styles['digits']}>
        {Array.from(claim.digits, (digit, place) => (
          <span key={place}>{digit}</span>
        ))}
      </p>
      <p className={styles['left']} role="timer">
        {t.claim.left({ time: toClock(claim.secondsLeft) })}
      </p>
      <p>{t.claim.stays}</p>
      <div role="status">{claim.isOffline && <p className={styles['left']}>{t.failures.offline}</p>}</div>
    </Page>
  );
}

/** `1:43` */
const toClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Over({ because, onLeave }: { readonly because: Refusal; readonly onLeave: () => void }) {
  const { t } = useLanguage();
  useEffect(forgetOffer, []);
  const { title, text } = t.claim[because];
  return (
    <Page
      key="over"
      title={title}
      hasLanguages
      actions={
        <Button icon="back" onPress={onLeave}>
          {t.toStart}
        </Button>
      }
    >
      <p>{text}</p>
      <HowToAdd />
    </Page>
  );
}
