import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from './dispute.module.css';

type DisputeChipProps = {
  /** Whose punch, where the screen does not say it. */
  readonly punch?: {
    /** Left out where the list shows no names. */
    readonly name: string | undefined;
    readonly action: 'Start' | 'Stop';
    readonly at: number;
    readonly timeZone: string;
  };
  readonly look?: 'onColour' | 'plain';
  readonly onPress: () => void;
};

/**
 * "Not me / wrong" lies over the name of the product, in the same place on the receipt and on the list after it. Nobody touches there to
 * punch, and nothing moves when it goes.
 */
export function DisputeChip({ punch, look = 'plain', onPress }: DisputeChipProps) {
  const { t } = useLanguage();
  return (
    <div className={styles[punch ? 'onList' : 'chip']} data-over-name>
      <Button look={look} size="small" icon="question" onPress={onPress}>
        {t.disputeButton}
        {punch && (
          <span className={styles['whose']}>
            {punch.action === 'Start' ? t.receiptIn : t.receiptOut} {formatClock(punch.at, punch.timeZone)}
            {punch.name !== undefined && `, ${punch.name}`}
          </span>
        )}
      </Button>
    </div>
  );
}
