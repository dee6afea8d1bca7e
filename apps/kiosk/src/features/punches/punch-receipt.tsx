// The punch is recorded: in or out, when, and by whose word. Closes by itself, at a touch, or stays when asked to.
import { useEffect, useState } from 'react';
import { formatClock } from '#i18n/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { playTone } from '#ui/tones.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './punch-receipt.module.css';

const css = classNames(styles);
const CLOSES_AFTER_SECONDS = 4;

type PunchReceiptProps = {
  readonly name: string;
  readonly action: 'Start' | 'Stop';
  readonly at: number;
  /** Start of the entry that a clock-out closed, as the list knew it. */
  readonly openSince: number | undefined;
  /** The answer was lost and the list confirmed the punch. */
  readonly isFromList: boolean;
  readonly timeZone: string;
  readonly onClose: () => void;
};

export function PunchReceipt(props: PunchReceiptProps) {
  const { t } = useLanguage();
  const [isKept, setIsKept] = useState(false);
  const left = useCountdown(CLOSES_AFTER_SECONDS, props.onClose, isKept);
  const isIn = props.action === 'Start';
  useEffect(() => playTone(isIn ? 'in' : 'out'), [isIn]);
  return (
    <div className={css('receipt', isIn ? 'isIn' : 'isOut')}>
      <button type="button" className={css('closer')} aria-label={t.close} onClick={props.onClose} />
      <div className={css('words')} role="alert">
        <span className={css('disc')}>
          <Icon name={isIn ? 'in' : 'out'} />
        </span>
        <div>
          <p className={css('name')}>{props.name}</p>
          <h1 className={css('what')}>
            {isIn ? t.receiptIn : t.receiptOut} <span>{formatClock(props.at, props.timeZone)}</span>
          </h1>
          {!isIn && props.openSince !== undefined && (
            <p className={css('since')}>{t.receiptSince(formatClock(props.openSince, props.timeZone))}</p>
          )}
          <p className={css('greeting')}>{isIn ? t.greetingIn : t.greetingOut}</p>
        </div>
      </div>
      <div className={css('foot')}>
        <p className={css('proof')}>
          <Icon name="check" />
          <span>{props.isFromList ? t.receiptChecked : t.receiptRecorded}</span>
        </p>
        <p>{isKept ? t.keptOpen : t.receiptCloses(left)}</p>
        <div className={css('buttons')}>
          {!isKept && (
            <Button look="onColour" onPress={() => setIsKept(true)}>
              {t.keepOpen}
            </Button>
          )}
          <Button look="onColour" icon="check" onPress={props.onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    </div>
  );
}
