// A form with its bar to save by, which stays in sight while something is not saved, says there its outcome, and asks before what was
// typed is left.
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving, type SavingProps } from './use-saving.ts';

const css = classNames(styles);

export type FormProps<Values extends FieldValues> = SavingProps<Values> & {
  readonly children: ReactNode;
  readonly saveLabel?: string | undefined;
  /** What stands in it at first can be saved as it is, such as what is proposed. */
  readonly isReady?: boolean;
  /** What to say above the buttons in place of the general words, such as why the last try led to nothing. */
  readonly trouble?: ReactNode;
  /** The question which of two versions shall stand, of `useVersionedSave`. */
  readonly conflict?: ReactNode;
  /** In a dialog: closes it without saving. */
  readonly onCancel?: (() => void) | undefined;
  /** Seen by somebody who may not change it. */
  readonly isReadOnly?: boolean | undefined;
  readonly isWide?: boolean;
  /** Hears whether the server may have saved it without an answer. */
  readonly onUnsure?: ((isUnsure: boolean) => void) | undefined;
};

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, children, trouble, saveLabel, isReady = false, isReadOnly = false } = props;
  const { isWide = false, conflict, onCancel, onUnsure } = props;
  const { lastTry, isUnsure, submit, discard } = useSaving(props);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => onUnsure?.(isUnsure), [onUnsure, isUnsure]);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <>
      <form ref={element} className={css('form', isWide && 'wide')} onSubmit={submit} noValidate>
        <fieldset className={css('fields')} disabled={isReadOnly}>
          {children}
        </fieldset>
        {!isReadOnly && (
          <SaveBar
            {...{ isDirty, isReady, isSubmitting, isUnsure, lastTry, trouble, saveLabel, onCancel }}
            onDiscard={discard}
            onAgain={() => element.current?.requestSubmit()}
          />
        )}
        <LeaveGuard {...{ isDirty, isSubmitting, isUnsure }} isInDialog={onCancel !== undefined} />
      </form>
      {conflict}
    </>
  );
}
