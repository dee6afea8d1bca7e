// Where one saves stands its outcome: saving, saved at which time, or why not and what to do.
import type { ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { useIsAsked } from '../asked.ts';
import { Button } from '../button.tsx';
import { FailureNotice, type ShownFailure } from '../failure-notice.tsx';
import styles from './form.module.css';
import { saveWords } from '#said/desk/ui/save.ts';

const css = classNames(styles);

/** It is compared with the clock on the wall, wherever the company is. */
const MACHINE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The outcome of the last try.
 * - `faults`: they stand beside the fields
 * - `clash`: somebody else has changed the same, and it was not decided whose shall stand
 */
export type SaveTry =
  /** `at` is in epoch milliseconds. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'faults' | 'clash' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure };

type SaveBarProps = {
  readonly isDirty: boolean;
  /** What stands there at first can be saved as it is. */
  readonly isReady: boolean;
  readonly isSubmitting: boolean;
  /** The server may have done it without an answer. */
  readonly isUnsure: boolean;
  readonly lastTry: SaveTry | undefined;
  /** In place of the general words of a failure. */
  readonly trouble: ReactNode;
  readonly saveLabel: string | undefined;
  readonly onCancel: (() => void) | undefined;
  readonly onDiscard: () => void;
  readonly onAgain: () => void;
};

export function SaveBar(props: SaveBarProps) {
  const { isDirty, isSubmitting, isUnsure, lastTry, trouble, saveLabel } = props;
  const { onCancel, onDiscard, onAgain } = props;
  const t = useWords(saveWords);
  const { cancel } = useWords(dataWords);
  const isInDialog = onCancel !== undefined;
  const isLeft = isSomethingLeft(props);
  const state = useSaveState(props);
  const failed = isLeft && lastTry?.kind === 'failed' && (
    <Failed failure={lastTry.failure} onAgain={onAgain} />
  );
  const why = hasTrouble(trouble) ? trouble : failed;
  const isOpen = isDirty || state.text !== undefined;
  return (
    <div className={css('bar', isInDialog ? 'inDialog' : isOpen && 'waiting')}>
      {!isSubmitting && why && <div className={css('failure')}>{why}</div>}
      <p role="status" className={css(state.isGood && 'good')}>
        {state.text}
      </p>
      {onCancel && <Button onPress={onCancel}>{cancel}</Button>}
      {(isDirty || isUnsure) && !isInDialog && (
        <Button onPress={onDiscard} isDisabled={isSubmitting}>
          {t.discard}
        </Button>
      )}
      <Button type="submit" look="primary" isBusy={isSubmitting} isDisabled={!isLeft && !isSubmitting}>
        {saveLabel ?? t.save}
      </Button>
    </div>
  );
}

/** What draws nothing is none. */
const hasTrouble = (trouble: ReactNode) => Boolean(trouble);

/** Trying again helps where no answer came, and not against a refusal. */
function Failed({ failure, onAgain }: { readonly failure: ShownFailure; readonly onAgain: () => void }) {
  const mayHelp = failure.kind !== 'refused';
  return <FailureNotice failure={failure} onAgain={mayHelp ? onAgain : undefined} />;
}

type State = { readonly text: string | undefined; readonly isGood?: boolean };

/** Whether there is something to save. */
const isSomethingLeft = ({ isDirty, isReady, isUnsure }: SaveBarProps) => isDirty || isReady || isUnsure;

function useSaveState(props: SaveBarProps): State {
  const { isDirty, isSubmitting, isUnsure, lastTry, onCancel } = props;
  const isLeft = isSomethingLeft(props);
  const isAsked = useIsAsked();
  const t = useWords(saveWords);
  if (isSubmitting && isAsked) return { text: t.waits };
  if (isSubmitting) return { text: t.saving, isGood: true };
  if (lastTry?.kind === 'faults' && isLeft) return { text: t.faults };
  if (lastTry?.kind === 'clash' && isLeft) return { text: t.clash };
  if (lastTry?.kind === 'failed' && isLeft) return { text: isUnsure ? t.unsure : t.notSaved };
  if (isDirty) return { text: onCancel === undefined ? t.unsaved : undefined };
  return {
    text: lastTry?.kind === 'saved' ? t.savedAt({ time: formatClock(lastTry.at, MACHINE_ZONE) }) : undefined,
    isGood: true,
  };
}
