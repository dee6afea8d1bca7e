import { useStore } from 'zustand';
import { openedWord } from '#device/pairing-word.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCountdown } from '#ui/use-countdown.ts';

const SHOWN_FOR_SECONDS = 20;

const drop = () => openedWord.setState({ word: undefined });

/** A tablet that is registered has opened a pairing code: the word stays good for the one that it is meant for. */
export function CodeForAnother() {
  const isOpened = useStore(openedWord, ({ word }) => word !== undefined);
  return isOpened && <Told />;
}

function Told() {
  const { t } = useLanguage();
  useCountdown(SHOWN_FOR_SECONDS, drop);
  return (
    <Dialog title={t.registeredAlready} icon="tablet" onCancel={drop}>
      <p>{t.codeForAnother}</p>
      <Button look="primary" size="main" isWide onPress={drop}>
        {t.close}
      </Button>
    </Dialog>
  );
}
