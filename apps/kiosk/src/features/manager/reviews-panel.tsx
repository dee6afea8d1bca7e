// The questions that wait for a manager: who, what and when. They are decided elsewhere, and a tablet without a server says so.
import { useCallback, useEffect, useState } from 'react';
import { wordFor } from '@stimpill/words/word-for.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './manager.module.css';
import type { OpenReview, ReadReviews, ReviewsAnswer } from './read-reviews.ts';
import { useWhen } from './use-when.ts';

type ReviewsPanelProps = { readonly timeZone: string; readonly onRead: ReadReviews };

export function ReviewsPanel({ timeZone, onRead }: ReviewsPanelProps) {
  const { t } = useManagerLanguage();
  const { answer, again } = useAnswer(onRead);
  const isListed = answer?.kind === 'ready' && answer.reviews.length > 0;
  return (
    <>
      <Summary answer={answer} timeZone={timeZone} />
      {isListed && <ReviewList {...answer} timeZone={timeZone} />}
      {isListed && <p>{t.reviewsWhere}</p>}
      <div className={styles['ways']}>
        <Button icon="again" isDisabled={answer === undefined} onPress={again}>
          {t.reviewsAgain}
        </Button>
      </div>
    </>
  );
}

/** Undefined while the server is being asked. */
function useAnswer(onRead: ReadReviews) {
  const [answer, setAnswer] = useState<ReviewsAnswer | undefined>(undefined);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void onRead().then((read) => {
      if (isCurrent) setAnswer(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [onRead, round]);
  const again = useCallback(() => {
    setAnswer(undefined);
    setRound((before) => before + 1);
  }, []);
  return { answer, again };
}

type SummaryProps = { readonly answer: ReviewsAnswer | undefined; readonly timeZone: string };

function Summary({ answer, timeZone }: SummaryProps) {
  const { t } = useManagerLanguage();
  const when = useWhen(timeZone);
  if (!answer) {
    return (
      <Notice look="plain" icon="clock" role="status">
        {t.reviewsAsking}
      </Notice>
    );
  }
  if (answer.kind !== 'ready') {
    return (
      <Notice look="warning" icon={answer.kind === 'offline' ? 'offline' : 'warning'} role="alert">
        {answer.kind === 'offline' ? t.reviewsOffline : t.reviewsFailed}
      </Notice>
    );
  }
  const { openItems, readAt } = answer;
  return (
    <Notice look="plain" icon={openItems === 0 ? 'check' : 'question'} role="status">
      {openItems === 0 ? t.reviewsNone : t.reviewsOpen({ items: openItems })}{' '}
      {t.reviewsReadAt({ time: when(readAt) })}
    </Notice>
  );
}

type ReviewListProps = {
  readonly reviews: readonly OpenReview[];
  readonly openItems: number;
  readonly timeZone: string;
};

function ReviewList({ reviews, openItems, timeZone }: ReviewListProps) {
  const { t } = useManagerLanguage();
  return (
    <>
      <ul className={styles['queue']}>
        {reviews.map((review) => (
          <ReviewRow key={review.id} review={review} timeZone={timeZone} />
        ))}
      </ul>
      {openItems > reviews.length && <p>{t.reviewsMore({ items: openItems - reviews.length })}</p>}
    </>
  );
}

function ReviewRow({ review, timeZone }: { readonly review: OpenReview; readonly timeZone: string }) {
  const { t } = useManagerLanguage();
  const when = useWhen(timeZone);
  const { name, reason, action, at, openedAt } = review;
  const punch = action && (action === 'start' ? t.receiptIn : t.receiptOut);
  return (
    <li className={styles['row']}>
      <span className={styles['time']}>{when(at)}</span>
      <span>{punch ? `${name}, ${punch}` : name}</span>
      <span className={styles['why']}>
        {wordFor(t.reviewAsks, reason)} {openedAt !== at && t.reviewOpened({ time: when(openedAt) })}
      </span>
    </li>
  );
}
