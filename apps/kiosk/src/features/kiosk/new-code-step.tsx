import { useState } from 'react';
import { isEasyCode, saveManagerCode } from '#device/manager-code.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { CodeEntry } from './code-entry.tsx';

type NewCodeStepProps = { readonly onSaved: () => void; readonly onCancel: () => void };

/** A new code, typed twice. */
export function NewCodeStep({ onSaved, onCancel }: NewCodeStepProps) {
  const { t } = useManagerLanguage();
  const [first, setFirst] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [isSaving, setIsSaving] = useState(false);
  const take = (code: string) => {
    setTrouble(isEasyCode(code) ? t.newCodeTooEasy : undefined);
    if (isEasyCode(code)) return;
    if (first === undefined) {
      setFirst(code);
    } else if (first === code) {
      setIsSaving(true);
      void saveManagerCode(code).then(onSaved);
    } else {
      setFirst(undefined);
      setTrouble(t.newCodeDiffers);
    }
  };
  return (
    <CodeEntry
      key={first === undefined ? 'first' : 'second'}
      title={first === undefined ? t.newCodeTitle : t.newCodeAgain}
      lead={t.newCodeHint}
      trouble={trouble}
      submitLabel={t.next}
      isBusy={isSaving}
      onCode={take}
    >
      <Button icon="cross" onPress={onCancel}>
        {t.cancel}
      </Button>
    </CodeEntry>
  );
}
