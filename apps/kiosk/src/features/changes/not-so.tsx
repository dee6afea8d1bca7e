// Why is it not so? The person says it in their own words; without any there is nothing to send.
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { useChangeWords } from './change-words.ts';

const MOST_LETTERS = 300;

type NotSoProps = {
  readonly name: string;
  readonly isSending: boolean;
  /** What was typed stays. */
  readonly trouble: 'failed' | 'ended' | undefined;
  readonly onSend: (because: string) => void;
  readonly onBack: () => void;
};

export function NotSo({ name, isSending, trouble, onSend, onBack }: NotSoProps) {
  const words = useChangeWords();
  const [because, setBecause] = useState('');
  const said = because.trim();
  return (
    <Page
      who={name}
      title={words.whyTitle}
      actions={
        <>
          <Button
            look="primary"
            size="main"
            icon="send"
            isDisabled={isSending || said === '' || trouble === 'ended'}
            onPress={() => onSend(said)}
          >
            {isSending ? words.sending : words.send}
          </Button>
          <Button size="main" icon="back" isDisabled={isSending} onPress={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <Field label={words.why} hint={words.whyHint}>
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            enterKeyHint="done"
            value={because}
            onChange={({ target }) => setBecause(target.value)}
          />
        )}
      </Field>
      {trouble && (
        <Notice look="error" icon="warning" role="alert">
          {trouble === 'ended' ? words.ended : words.notSent}
        </Notice>
      )}
    </Page>
  );
}
