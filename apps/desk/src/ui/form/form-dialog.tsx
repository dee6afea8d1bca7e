import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useWords } from '#words/words.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Form, type FormProps } from './form.tsx';
import { leaveLead } from './leave-guard.tsx';
import { saveWords } from '#said/desk/ui/save.ts';

type FormDialogProps<Values extends FieldValues> = Omit<
  FormProps<Values>,
  'onCancel' | 'isWide' | 'onUnsure'
> & {
  readonly title: string;
  readonly onClose: () => void;
  readonly look?: 'middle' | 'wide' | undefined;
};

/** A form on top of its list. What was typed is not thrown away without a question. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  // A dialog is closed, and not read again.
  const { title, onClose, look = 'middle', readAgain: _, ...rest } = props;
  const t = useWords(saveWords);
  const [isAsking, setIsAsking] = useState(false);
  const [isUnsure, setIsUnsure] = useState(false);
  const { isDirty, isSubmitting } = rest.form.formState;
  const cancel = () => (isDirty || isSubmitting ? setIsAsking(true) : onClose());
  return (
    <Dialog title={title} look={look} onCancel={cancel}>
      <Form {...rest} isWide onCancel={cancel} onUnsure={setIsUnsure} />
      {isAsking && (
        <ConfirmDialog
          title={t.leaveTitle}
          act={t.leave}
          onConfirm={onClose}
          onCancel={() => setIsAsking(false)}
        >
          <p>{leaveLead(t, { isSubmitting, isUnsure })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
