// Who are you, on a tablet that shows no names: the employee number first, the PIN after it.
import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { DigitPad } from '#ui/digit-pad.tsx';
import { Notice } from '#ui/notice.tsx';
import { playTone } from '#ui/tones.ts';
import { findByNumber, type ListPerson } from './list-person.ts';
import { PeopleHead } from './people-head.tsx';
import styles from './number-step.module.css';
import type { PunchListView } from './use-punch-list.ts';

const MOST_DIGITS = 10;

type NumberStepProps = {
  readonly view: PunchListView;
  readonly people: readonly ListPerson[];
  readonly timeZone: string;
  readonly onChoose: (person: ListPerson) => void;
};

export function NumberStep({ view, people, timeZone, onChoose }: NumberStepProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  const change = (next: string) => {
    setTyped(next.slice(0, MOST_DIGITS));
    setIsUnknown(false);
  };
  const submit = () => {
    const person = findByNumber(people, typed);
    setTyped('');
    setIsUnknown(!person);
    if (person) onChoose(person);
    else playTone('error');
  };
  return (
    <div className={styles['number']}>
      <PeopleHead
        view={view}
        timeZone={timeZone}
        title={t.numberTitle}
        hint={t.numberHint}
        onSearch={undefined}
      />
      <div className={styles['body']}>
        <div className={styles['side']}>
          <output className={styles['typed']} aria-label={t.numberEntered}>
            {typed}
          </output>
          {isUnknown && (
            <Notice look="error" icon="warning" role="alert">
              {t.numberUnknown}
            </Notice>
          )}
          <Button look="primary" size="main" icon="forward" isWide isDisabled={typed === ''} onPress={submit}>
            {t.next}
          </Button>
        </div>
        <DigitPad
          deleteLabel={t.pinDelete}
          isDisabled={false}
          onDigit={(digit) => change(typed + digit)}
          onDelete={() => change(typed.slice(0, -1))}
        />
      </div>
    </div>
  );
}
