import { useState } from 'react';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import type { OwnPhone } from './own-phones.ts';
import { PhoneTimes } from './phone-times.tsx';
import { usePhoneName, usePhoneWords } from './phone-words.ts';
import styles from './phones.module.css';

type EndQuestionProps = {
  readonly name: string;
  readonly phone: OwnPhone;
  readonly isNotMine: boolean;
  readonly timeZone: string;
  readonly onEnd: () => Promise<void>;
  readonly onKeep: () => void;
};

/** One question, so that a slip of the hand ends nothing and calls no manager. */
export function EndQuestion({ name, phone, isNotMine, timeZone, onEnd, onKeep }: EndQuestionProps) {
  const words = usePhoneWords();
  const nameOf = usePhoneName();
  const [isSending, setIsSending] = useState(false);
  const once = useOneSending();
  const end = async () => {
    setIsSending(true);
    await onEnd();
  };
  const { title, text, yes } = isNotMine ? words.disown : words.remove;
  return (
    <Page
      who={name}
      title={title({ phone: nameOf(phone.program) })}
      actions={
        <>
          <Button
            look="primary"
            size="main"
            icon="cross"
            isDisabled={isSending}
            onPress={() => void once(end)}
          >
            {yes}
          </Button>
          <Button size="main" icon="check" isDisabled={isSending} onPress={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className={styles['question']}>
        <p>{text}</p>
        <PhoneTimes phone={phone} timeZone={timeZone} />
      </div>
    </Page>
  );
}
