import { Button } from '#ui/button.tsx';
import { useLanguage } from '#words/language-provider.tsx';

type ToChangesProps = { readonly waiting: number; readonly onPress: () => void };

/** Leads to what others changed; where something waits for the word of the person, it says so. */
export function ToChanges({ waiting, onPress }: ToChangesProps) {
  const { t } = useLanguage();
  return (
    <>
      {waiting > 0 && <p>{t.changesToAnswer({ count: waiting })}</p>}
      <Button icon="pencil" onPress={onPress}>
        {t.toChanges}
      </Button>
    </>
  );
}
