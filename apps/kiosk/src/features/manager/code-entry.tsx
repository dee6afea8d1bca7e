import { MANAGER_CODE_LENGTH } from '@stimpill/api-types/manager-code';
import { useRef, useState, type ReactNode } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { DigitPad } from '#ui/digit-pad.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './manager.module.css';

const css = classNames(styles);

type CodeEntryProps = {
  readonly title: string;
  readonly lead: string;
  readonly trouble: string | undefined;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  /** The ways out, below the one that opens. */
  readonly children: ReactNode;
};

/** A code of six to twelve digits. How many there are is told, never which; they are forgotten the moment they are handed on. */
export function CodeEntry(props: CodeEntryProps) {
  const { t } = useManagerLanguage();
  const digits = useRef('');
  const [count, setCount] = useState(0);
  const keep = (next: string) => {
    digits.current = next;
    setCount(next.length);
  };
  const submit = () => {
    // A second press finds none left.
    if (digits.current.length < MANAGER_CODE_LENGTH.least) return;
    props.onCode(digits.current);
    keep('');
  };
  return (
    <div className={css('code')}>
      <section className={css('codeWords')}>
        <h1>{props.title}</h1>
        <p>{props.lead}</p>
        {props.trouble && (
          <Notice look="error" icon="warning" role="alert">
            {props.trouble}
          </Notice>
        )}
      </section>
      <div className={css('codePad')} role="group" aria-label={props.title}>
        <div className={css('dots')}>
          {Array.from({ length: Math.max(MANAGER_CODE_LENGTH.least, count) }, (_, place) => (
            <span key={place} className={css('dot', place < count && 'isFilled')} />
          ))}
          <span className="spoken" role="status">
            {t.managerCodeEntered({ digits: count })}
          </span>
        </div>
        <DigitPad
          deleteLabel={t.pinDelete}
          isDisabled={props.isBusy}
          onDigit={(digit) => {
            if (digits.current.length < MANAGER_CODE_LENGTH.most && !props.isBusy)
              keep(digits.current + digit);
          }}
          onDelete={() => keep(digits.current.slice(0, -1))}
        />
      </div>
      <div className={css('codeWays')}>
        <Button
          look="primary"
          size="main"
          isWide
          isDisabled={count < MANAGER_CODE_LENGTH.least || props.isBusy}
          onPress={submit}
        >
          {props.submitLabel}
        </Button>
        {props.children}
      </div>
    </div>
  );
}
