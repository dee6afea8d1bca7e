// A form with its bar to save by, which stays in sight while something is not saved, and which asks before what was typed is left.
import type { ReactNode, SubmitEvent } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import styles from './form.module.css';
import { showServerFaults, type ServerFault } from './show-server-faults.ts';

type FormProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly children: ReactNode;
  /** What to say above the buttons, such as why the last try led to nothing. */
  readonly trouble?: ReactNode;
  readonly saveLabel?: string;
  /** Throws what the call threw: faults that name a field are then shown beside it. */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** A fault of the server in the language of the page. */
  readonly sayFault?: (fault: ServerFault) => string;
};

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, children, trouble, saveLabel, onSave, sayFault } = props;
  const t = useWords(dataWords);
  const { isDirty, isSubmitting } = form.formState;
  const save = async (values: Values) => {
    try {
      await onSave(values);
      form.reset(values);
    } catch (error) {
      showServerFaults(form, error, sayFault);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) event.preventDefault();
    else void form.handleSubmit(save)(event);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {children}
      {trouble}
      <div className={styles['bar']}>
        <p role="status">{isDirty && t.unsaved}</p>
        {isDirty && <Button onPress={() => form.reset()}>{t.discard}</Button>}
        <Button type="submit" look="primary" isBusy={isSubmitting} isDisabled={!isDirty && !isSubmitting}>
          {saveLabel ?? t.save}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty && !isSubmitting} />
    </form>
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
