import { useNow } from '#device/use-now.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type NotOnListProps = { readonly timeZone: string; readonly onClose: () => void };

/** Whom to ask, and what to write down meanwhile. */
export function NotOnList({ timeZone, onClose }: NotOnListProps) {
  const { t } = useLanguage();
  const time = formatClock(useNow(), timeZone);
  return (
    <Dialog title={t.notOnList} icon="question" onCancel={onClose}>
      <p>{t.notOnListText({ time })}</p>
      <Button look="primary" size="main" isWide onPress={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}
