import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './punch-receipt.module.css';
import { useShiftText, type TodaysShift } from './todays-shift.ts';

/** What a receipt may add. Minutes are the server's or are not there at all. */
export type ReceiptNotes = {
  /** Start of the entry that a clock-out closed, as the list knew it. */
  readonly openSince?: number | undefined;
  /** Minutes of today, once the server has said them. */
  readonly todayMinutes?: number | undefined;
  /** Today's shift of a person whose PIN the server has checked. */
  readonly shift?: TodaysShift | undefined;
  /** The project it is booked on. */
  readonly projectName?: string | undefined;
  /** Earlier punches of this person that wait for a manager. */
  readonly punchesInReview?: number | undefined;
  /** Changes of their time by others that wait for a word of theirs. */
  readonly changesToAnswer?: number | undefined;
};

type ReceiptLinesProps = {
  readonly action: 'Start' | 'Stop';
  /** The minute that counts. */
  readonly at: number;
  readonly notes: ReceiptNotes;
  readonly timeZone: string;
};

/** The smaller lines under the time. */
export function ReceiptLines({ action, at, notes, timeZone }: ReceiptLinesProps) {
  const { t, language } = useLanguage();
  const shiftText = useShiftText();
  const { openSince, todayMinutes, shift, projectName } = notes;
  const { punchesInReview = 0, changesToAnswer = 0 } = notes;
  const isIn = action === 'Start';
  const facts = [
    !isIn && openSince !== undefined && t.receiptSince({ time: formatClock(openSince, timeZone) }),
    todayMinutes !== undefined && t.receiptToday({ duration: formatDuration(todayMinutes, language) }),
    shift && shiftText(shift, at, timeZone),
    isIn && projectName,
  ].filter((fact) => fact !== false && fact !== undefined);
  return (
    <div className={styles['lines']}>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {punchesInReview > 0 && (
        <p className={styles['review']}>
          <Icon name="question" />
          <span>{t.inReview({ punches: punchesInReview })}</span>
        </p>
      )}
      {changesToAnswer > 0 && (
        <p className={styles['review']}>
          <Icon name="question" />
          <span>{t.changesToAnswer({ count: changesToAnswer })}</span>
        </p>
      )}
      {facts.length === 0 && <p>{isIn ? t.greetingIn : t.greetingOut}</p>}
    </div>
  );
}
