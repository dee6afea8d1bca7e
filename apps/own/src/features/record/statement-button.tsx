import { useState } from 'react';
import { bytesOf } from '@stimpill/ui/bytes-of.ts';
import { saveBlob } from '@stimpill/ui/save-blob.ts';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import { useAct } from '#api/use-act.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLanguage } from '#words/language-provider.tsx';

/** The pay period in which a day lies, on paper, to keep. */
export function StatementButton({ date }: { readonly date: string }) {
  const { t, language } = useLanguage();
  const call = useCall();
  const [isDone, setDone] = useState(false);
  const making = useAct(
    () => call('makeMyStatement', { body: { date, language } }),
    ({ fileName, mediaType, base64 }) => {
      saveBlob(fileName, new Blob([bytesOf(base64)], { type: mediaType }));
      setDone(true);
    },
  );
  return (
    <>
      <Button icon="down" isOff={making.isSending} onPress={making.send}>
        {making.isSending ? t.statement.making : t.statement.make}
      </Button>
      {making.failure && (
        <Notice>
          {t.statement.failed} {failureWords(making.failure, t)}
        </Notice>
      )}
      {isDone && !making.failure && <p>{t.statement.done}</p>}
    </>
  );
}
