// A form with its bar to save by, which stays in sight while something is not saved, and which asks before what was typed is left.
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { dataWords } from '#words/data-words.ts';
import { faultWords } from '#words/fault-words.ts';
import { useWords } from '#words/words.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FailureNotice, type ShownFailure } from '../failure-notice.tsx';
import { faultSentence } from './fault-sentence.ts';
import styles from './form.module.css';
import { showServerFaults, type ServerFault } from './show-server-faults.ts';

const css = classNames(styles);

export type FormProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
  readonly saveLabel?: string | undefined;
  /** What stands in it at first can be saved as it is, such as what is proposed. */
  readonly isReady?: boolean;
  /** Throws what the call threw: faults that name a field are then shown beside it, all others above the buttons. */
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
  const { form, children, trouble, isReadOnly = false, isWide = false, onCancel } = props;
  const { failure, submit } = useSaving(props);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form className={css('form', isWide && 'wide')} onSubmit={submit} noValidate>
      <fieldset className={css('fields')} disabled={isReadOnly}>
        {children}
      </fieldset>
      {trouble}
      {!trouble && failure && <FailureNotice failure={failure} />}
      {!isReadOnly && <SaveBar {...props} />}
      {onCancel === undefined && <LeaveGuard isDirty={isDirty && !isSubmitting} />}
    </form>
  );
}

function useSaving<Values extends FieldValues>({ form, onSave, savedAs, sayFault }: FormProps<Values>) {
  const t = useWords(faultWords);
  const once = useOneSending();
  const [failure, setFailure] = useState<ShownFailure | undefined>(undefined);
  const save = async (values: Values) => {
    setFailure(undefined);
    try {
      await onSave(values);
      form.reset(savedAs?.(values) ?? values);
    } catch (error) {
      const sentence = (fault: ServerFault) => sayFault?.(fault) ?? faultSentence(t, fault);
      if (!showServerFaults(form, error, sentence)) setFailure(failureOf(error));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void once(() => form.handleSubmit(save)(event));
  };
  return { failure, submit };
}

/** That somebody else was faster is asked about in a dialog of its own. */
function failureOf(error: unknown): ShownFailure | undefined {
  if (!(error instanceof Error) || !('failure' in error)) throw error;
  const failure = error.failure as ShownFailure;
  return failure.status === 412 ? undefined : failure;
}

function SaveBar<Values extends FieldValues>({ form, saveLabel, isReady, onCancel }: FormProps<Values>) {
  const t = useWords(dataWords);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <div className={css('bar', onCancel ? 'inDialog' : isDirty && 'waiting')}>
      <p role="status">{isDirty && !onCancel && t.unsaved}</p>
      {onCancel && <Button onPress={onCancel}>{t.cancel}</Button>}
      {isDirty && !onCancel && <Button onPress={() => form.reset()}>{t.discard}</Button>}
      <Button
        type="submit"
        look="primary"
        isBusy={isSubmitting}
        isDisabled={!isReady && !isDirty && !isSubmitting}
      >
        {saveLabel ?? t.save}
      </Button>
    </div>
  );
}

function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useWords(dataWords);
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
