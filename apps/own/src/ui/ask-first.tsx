import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './ask-first.module.css';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type AskFirstProps = {
  readonly children: ReactNode;
  readonly label?: string;
  readonly question: string;
  readonly yes: string;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  readonly onYes: () => void;
};

/** A button for what cannot be undone: its question takes its place, and what failed stands there as well. */
export function AskFirst(props: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <Question {...props} onNo={() => setAsking(false)} />;
  return (
    <Button onPress={() => setAsking(true)} {...(props.label !== undefined && { label: props.label })}>
      {props.children}
    </Button>
  );
}

type QuestionProps = Omit<AskFirstProps, 'children'> & { readonly onNo: () => void };

function Question({ question, yes, isSending, failure, onYes, onNo }: QuestionProps) {
  const { t } = useLanguage();
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus();
  }, []);
  return (
    <div className={styles['question']} role="group" aria-labelledby={id}>
      <p ref={words} id={id} tabIndex={-1}>
        {question}
      </p>
      {failure !== undefined && <Notice>{failure}</Notice>}
      <div className={styles['answers']}>
        <Button onPress={onNo} isOff={isSending}>
          {t.phoneList.keep}
        </Button>
        <Button look="danger" onPress={onYes} isOff={isSending}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
