import type { ReactNode } from 'react';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#words/language-provider.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type UnreadProps = {
  /** Why it could not be read. */
  readonly words: string;
  /** When what is shown was read; undefined where nothing is. */
  readonly from: { readonly readAt: number; readonly timeZone: string } | undefined;
  readonly isReading: boolean;
  readonly onAgain: () => void;
};

/** That something could not be read, how old what is shown is, and the way to try again. */
export function Unread({ words, from, isReading, onAgain }: UnreadProps): ReactNode {
  const { t } = useLanguage();
  return (
    <div className="stack gap-8">
      <Notice>
        {words} {from && t.old({ time: formatClock(from.readAt, from.timeZone) })}
      </Notice>
      <Button icon="again" isOff={isReading} onPress={onAgain}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
