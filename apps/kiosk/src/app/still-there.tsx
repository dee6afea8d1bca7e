import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCountdown } from '#ui/use-countdown.ts';

const ANSWER_WITHIN_SECONDS = 20;

type StillThereProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asked before a person's screen is closed on them. */
export function StillThere({ onStay, onLeave }: StillThereProps) {
  const { t } = useLanguage();
  const left = useCountdown(ANSWER_WITHIN_SECONDS, onLeave);
  return (
    <Dialog title={t.stillThere} icon="clock" onCancel={onStay}>
      <p>{t.stillThereHint({ seconds: left })}</p>
      <Button look="primary" size="main" isWide onPress={onStay}>
        {t.stillThereYes}
      </Button>
    </Dialog>
  );
}
