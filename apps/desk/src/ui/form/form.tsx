// A form with its bar to save by, which stays in sight while something is not saved, says there what became of it, and asks before what was
// typed is left.
import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import type { ServerFault } from './show-server-faults.ts';
import { useSaving } from './use-saving.ts';

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
  /** What the fields show once the record was read again, where it is not known what stands there. Throws what the call threw. */
  readonly readAgain?: (() => Promise<Values>) | undefined;
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
  const { lastTry, isUnsure, submit, discard } = useSaving(props);
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, isSubmitting } = form.formState;
  return (
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
      <LeaveGuard isDirty={isDirty} isSubmitting={isSubmitting} />
    </form>
  );
}
