import { isEasyManagerCode } from '@stimpill/api-types/manager-code';
import { useState } from 'react';
import { saveManagerCode } from '#device/manager-code.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { CodeEntry } from './code-entry.tsx';

type NewCodeStepProps = { readonly onSaved: () => void; readonly onCancel: () => void };

/** A new code of this tablet, typed twice. */
export function NewCodeStep({ onSaved, onCancel }: NewCodeStepProps) {
  const { t } = useManagerLanguage();
  const [first, setFirst] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [isSaving, setIsSaving] = useState(false);
  const take = (code: string) => {
    setTrouble(isEasyManagerCode(code) ? t.newCodeTooEasy : undefined);
    if (isEasyManagerCode(code)) return;
    if (first === undefined) {
      setFirst(code);
    } else if (first === code) {
      setIsSaving(true);
      void saveManagerCode(code, null).then(onSaved);
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
