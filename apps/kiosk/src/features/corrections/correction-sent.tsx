import { useEffect } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { playTone } from '#ui/tones.ts';
import styles from './correction-screen.module.css';

type CorrectionSentProps = {
  readonly name: string;
  /** What was asked for, with its day and time. */
  readonly asked: string;
  readonly result: { readonly kind: 'draft' | 'review'; readonly isClockedIn: boolean };
  readonly onPunch: ((action: 'Start' | 'Stop') => void) | undefined;
  readonly onClose: () => void;
};

/** A draft stands in the timesheet without being paid; otherwise only a manager knows of it. */
export function CorrectionSent({ name, asked, result, onPunch, onClose }: CorrectionSentProps) {
  const { t } = useLanguage();
  const isDraft = result.kind === 'draft';
  useEffect(() => playTone('in'), []);
  return (
    <Page
      who={name}
      title={isDraft ? t.correctionDraftTitle : t.correctionReviewTitle}
      actions={
        <>
          {onPunch && (
            <Button
              look={result.isClockedIn ? 'out' : 'in'}
              size="main"
              icon={result.isClockedIn ? 'out' : 'in'}
              onPress={() => onPunch(result.isClockedIn ? 'Stop' : 'Start')}
            >
              {result.isClockedIn ? t.clockOutNow : t.clockInNow}
            </Button>
          )}
          <Button look={onPunch ? 'plain' : 'primary'} size="main" icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <div className={styles['sent']} role="alert">
        <Icon name={isDraft ? 'check' : 'person'} />
        <div>
          <p>{asked}</p>
          <p>{isDraft ? t.correctionDraftText : t.correctionReviewText}</p>
          <p>{result.isClockedIn ? t.nowClockedIn : t.nowClockedOut}</p>
        </div>
      </div>
    </Page>
  );
}
