// The punch is safe: in or out, when, and by whose word. Closes by itself, at a touch, or stays when asked to.
import { useEffect, useState, type ComponentProps } from 'react';
import { localTimeOf, whichOfTwo } from '@stimpill/time';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NewPhones } from '#ui/new-phones.tsx';
import { NameText } from '#ui/name-text.tsx';
import { playTone } from '#ui/tones.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import styles from './punch-receipt.module.css';
import { DisputeChip } from './dispute-chip.tsx';
import { ReceiptLines, type ReceiptNotes } from './receipt-lines.tsx';
import { ReceiptProof } from './receipt-proof.tsx';
import type { ReceiptTruth } from './receipt-truth.ts';

const css = classNames(styles);
const CLOSES_AFTER_SECONDS = 4;

const LOOKS = { confirmed: undefined, savedHere: 'isSaved', needsAttention: 'isAttention' } as const;

type PunchReceiptProps = {
  readonly name: string;
  readonly action: 'Start' | 'Stop';
  readonly at: number;
  readonly truth: ReceiptTruth;
  readonly notes: ReceiptNotes;
  readonly timeZone: string;
  /** Left out where the server has not checked who the person is. */
  readonly onHours: (() => void) | undefined;
  /** Phones that were let in lately; left out where nobody has any. */
  readonly newPhones?: Pick<ComponentProps<typeof NewPhones>, 'phones' | 'onNotMine'>;
  /** Not me, or wrong. Left out where it cannot be said any more. */
  readonly onDispute: (() => void) | undefined;
  readonly onClose: () => void;
};

export function PunchReceipt(props: PunchReceiptProps) {
  const { t } = useLanguage();
  const { truth, action } = props;
  const isIn = action === 'Start';
  const which = whichOfTwo(props.at, props.timeZone);
  const needsAttention = truth.kind === 'needsAttention';
  const look = needsAttention ? 'plain' : 'onColour';
  useEffect(() => playTone(needsAttention ? 'error' : isIn ? 'in' : 'out'), [isIn, needsAttention]);
  return (
    <div className={css('receipt', isIn ? 'isIn' : 'isOut', LOOKS[truth.kind])}>
      <button type="button" className={css('closer')} aria-label={t.close} onClick={props.onClose} />
      <div className={css('words')} role="alert">
        <span className={css('disc')}>
          <Icon name={isIn ? 'in' : 'out'} />
        </span>
        <div>
          <p className={css('name')}>
            <NameText>{props.name}</NameText>
          </p>
          <h1 className={css('what')}>
            {isIn ? t.receiptIn : t.receiptOut} <span>{localTimeOf(props.at, props.timeZone)}</span>
            {which !== undefined && <small> ({which})</small>}
          </h1>
          <ReceiptLines action={action} at={props.at} notes={props.notes} timeZone={props.timeZone} />
        </div>
      </div>
      {props.onDispute && <DisputeChip look={look} onPress={props.onDispute} />}
      {/* Saved here, there is no server to be told. */}
      {props.newPhones && truth.kind !== 'savedHere' && (
        <NewPhones {...props.newPhones} timeZone={props.timeZone} look={look} />
      )}
      <Foot {...props} />
    </div>
  );
}

function Foot({ truth, onHours, onClose }: PunchReceiptProps) {
  const { t } = useLanguage();
  const [isKept, setIsKept] = useState(false);
  const left = useCountdown(CLOSES_AFTER_SECONDS, onClose, isKept);
  const look = truth.kind === 'needsAttention' ? 'plain' : 'onColour';
  return (
    <div className={css('foot')}>
      <ReceiptProof truth={truth} />
      <p className={css('closes')}>{isKept ? t.keptOpen : t.receiptCloses({ seconds: left })}</p>
      <div className={css('buttons')}>
        {onHours && (
          <Button look={look} icon="calendar" onPress={onHours}>
            {t.myHours}
          </Button>
        )}
        {!isKept && (
          <Button look={look} onPress={() => setIsKept(true)}>
            {t.keepOpen}
          </Button>
        )}
        <Button look={look} icon="check" onPress={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
