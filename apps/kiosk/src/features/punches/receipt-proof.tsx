import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import styles from './punch-receipt.module.css';
import type { ReceiptTruth } from './receipt-truth.ts';

const css = classNames(styles);

type ReceiptProofProps = { readonly truth: ReceiptTruth };

/** By whose word the punch is safe: the server's, this tablet's, or a manager's to come. */
export function ReceiptProof({ truth }: ReceiptProofProps) {
  const { t } = useLanguage();
  if (truth.kind === 'confirmed') {
    return (
      <p className={css('proof')}>
        <Icon name="check" />
        <span>{truth.isLate ? t.receiptChecked : t.receiptConfirmed}</span>
      </p>
    );
  }
  if (truth.kind === 'savedHere') {
    return (
      <div className={css('proof', 'slip')}>
        <Icon name="cloudClock" />
        <p>
          <strong>{t.receiptSaved}</strong>
          <span>{t.receiptSavedHint}</span>
        </p>
        <p className={css('code')}>
          <span>{t.receiptCode}</span> <strong>{truth.receiptCode}</strong>
        </p>
      </div>
    );
  }
  return (
    <div className={css('proof', 'slip')}>
      <Icon name="warning" />
      <p>
        <strong>{t.receiptAttention}</strong>
        <span>{t.reviewReasons[truth.reason]}</span>
      </p>
    </div>
  );
}
