// What happened, what to do, what is safe.
import { useEffect } from 'react';
import type { Problem } from '#api/to-problem.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { problemText } from '#i18n/problem-kind.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import { NameText } from '#ui/name-text.tsx';
import { playTone } from '#ui/tones.ts';
import styles from './punches.module.css';

type ProblemScreenProps = {
  readonly problem: Problem;
  readonly name: string | undefined;
  /** The moment the person wanted to punch. */
  readonly at: number;
  readonly timeZone: string;
  readonly onTryAgain: (() => void) | undefined;
  readonly onClose: () => void;
};

export function ProblemScreen({ problem, name, at, timeZone, onTryAgain, onClose }: ProblemScreenProps) {
  const { t } = useLanguage();
  const words = problemText(t, problem.kind, formatClock(at, timeZone));
  useEffect(() => playTone('error'), []);
  return (
    <div className={styles['problem']}>
      <div className={styles['problemWords']} role="alert">
        <div className={styles['what']}>
          <Icon name={problem.kind === 'offline' ? 'offline' : 'warning'} />
          <div>
            {name && (
              <p className={styles['who']}>
                <NameText>{name}</NameText>
              </p>
            )}
            <h1>{words.what}</h1>
          </div>
        </div>
        <p className={styles['toDo']}>
          <Icon name="pencil" />
          <span>{words.toDo}</span>
        </p>
        <p className={styles['safe']}>
          <Icon name="shield" />
          <span>{words.safe}</span>
        </p>
        <p className={styles['code']}>{t.supportCode({ code: problem.supportCode })}</p>
      </div>
      <div className={styles['row']}>
        {onTryAgain && (
          <Button look="primary" size="main" isWide onPress={onTryAgain}>
            {t.tryAgain}
          </Button>
        )}
        <Button size="main" isWide onPress={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
