// A form with its bar to save by, which stays in sight while something is not saved, says there what became of it, and asks before what was
// typed is left.
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { faultWords } from '#words/fault-words.ts';
import { useWords } from '#words/words.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { ShownFailure } from '../failure-notice.tsx';
import { useHush } from '../toasts.tsx';
import { faultSentence } from './fault-sentence.ts';
import styles from './form.module.css';
import { SaveBar, type SaveTry } from './save-bar.tsx';
import { saveWords } from './save-words.ts';
import { showSaved } from './show-saved.ts';
import { showServerFaults, type ServerFault } from './show-server-faults.ts';

const css = classNames(styles);

export type FormProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
  readonly saveLabel?: string | undefined;
  /** What stands in it at first can be saved as it is, such as what is proposed. */
  readonly isReady?: boolean;
  /**
   * Throws what the call threw: faults that name a field are then shown beside it, all others in the bar. Where it answers false, nothing was
   * sent, since what stands on the server was kept.
   */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** What the fields show once it was saved, where the server may keep another value than the one that was typed. */
  readonly savedAs?: ((values: Values) => Values) | undefined;
  /** What to say above the buttons in place of the general words, such as why the last try led to nothing. */
  readonly trouble?: ReactNode;
  /** A fault of the server in the language of the page, where this form knows better than the general sentences. */
  readonly sayFault?: ((fault: ServerFault) => string | undefined) | undefined;
  /** In a dialog: closes it without saving. */
  readonly onCancel?: (() => void) | undefined;
  /** Seen by somebody who may not change it. */
  readonly isReadOnly?: boolean | undefined;
  readonly isWide?: boolean;
};

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, children, trouble, saveLabel, isReady = false, isReadOnly = false } = props;
  const { isWide = false, onCancel } = props;
  const { lastTry, submit } = useSaving(props);
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form ref={element} className={css('form', isWide && 'wide')} onSubmit={submit} noValidate>
      <fieldset className={css('fields')} disabled={isReadOnly}>
        {children}
      </fieldset>
      {!isReadOnly && (
        <SaveBar
          {...{ isDirty, isReady, isSubmitting, lastTry, trouble, saveLabel, onCancel }}
          onDiscard={() => form.reset()}
          onAgain={() => element.current?.requestSubmit()}
        />
      )}
      {onCancel === undefined && <LeaveGuard isDirty={isDirty && !isSubmitting} />}
    </form>
  );
}

function useSaving<Values extends FieldValues>({ form, onSave, savedAs, sayFault }: FormProps<Values>) {
  const t = useWords(faultWords);
  const once = useOneSending();
  const hush = useHush();
  const [lastTry, setLastTry] = useState<SaveTry | undefined>(undefined);
  const { isDirty } = form.formState;
  // What was said of an earlier save is not so any more.
  useEffect(() => {
    if (isDirty) hush();
  }, [isDirty, hush]);
  const save = async (values: Values) => {
    setLastTry(undefined);
    try {
      const isSent = (await onSave(values)) !== false;
      showSaved(form, values, savedAs?.(values) ?? values);
      setLastTry(isSent ? { kind: 'saved', at: new Date() } : undefined);
    } catch (error) {
      hush();
      const sentence = (fault: ServerFault) => sayFault?.(fault) ?? faultSentence(t, fault);
      setLastTry(showServerFaults(form, error, sentence) ? { kind: 'faults' } : tryOf(error));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void once(() => form.handleSubmit(save, () => setLastTry({ kind: 'faults' }))(event));
  };
  return { lastTry, submit };
}

/** That somebody else was faster was asked about in a dialog of its own. */
function tryOf(error: unknown): SaveTry {
  if (!(error instanceof Error) || !('failure' in error)) throw error;
  const failure = error.failure as ShownFailure;
  return failure.status === 412 ? { kind: 'clash' } : { kind: 'failed', failure };
}

function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useWords(saveWords);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog title={t.leaveTitle} act={t.leave} onConfirm={blocker.proceed} onCancel={blocker.reset}>
      <p>{t.leaveLead}</p>
    </ConfirmDialog>
  );
}
