import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { NameText } from '#ui/name-text.tsx';
import { usePhoneWords } from './phone-words.ts';
import styles from './phones.module.css';

export type CodeActions = {
  /** Undefined while one is on its way. */
  readonly onAnother: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly isSending?: boolean;
};

type SidesProps = {
  readonly name: string;
  readonly title: string;
  /** What it is about, as large as the tablet allows. */
  readonly thing: ReactNode;
  readonly actions: CodeActions;
  readonly children: ReactNode;
};

/** A code or a pad beside what is to be done with it; above each other on a tablet that hangs upright. */
export function Sides({ name, title, thing, actions, children }: SidesProps) {
  const { t } = useLanguage();
  const { code } = usePhoneWords();
  const { onAnother, onCancel, isSending = false } = actions;
  return (
    <div className={styles['sides']}>
      <div className={styles['words']}>
        <div>
          <p className={styles['who']}>
            <NameText>{name}</NameText>
          </p>
          <h1>{title}</h1>
        </div>
        {children}
      </div>
      <div className={styles['thing']}>{thing}</div>
      <div className={styles['actions']}>
        <Button icon="again" isDisabled={!onAnother || isSending} onPress={() => onAnother?.()}>
          {code.another}
        </Button>
        <Button icon="cross" onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
