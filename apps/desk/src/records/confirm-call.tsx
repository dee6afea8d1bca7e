import type { ReactNode } from 'react';
import type { CallInput } from '#api/call-manage.ts';
import { useCall } from '#api/calls.ts';
import type { AnswerOf, OperationId } from '#api/contract.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureOf, type FailureText } from '#ui/failure-notice.tsx';
import { useToast } from '#ui/toasts.tsx';

type ConfirmCallProps<Id extends OperationId> = {
  readonly call: Id;
  readonly input: CallInput<Id>;
  readonly title: string;
  /** The act by its name. */
  readonly act: string;
  /** What will be gone, and that it cannot be brought back. */
  readonly children: ReactNode;
  /** What is said when it is done. */
  readonly done: string;
  /** Where the page knows better what a refusal means. */
  readonly sayFailure?: (error: unknown) => FailureText | undefined;
  readonly onClose: () => void;
};

/** A change that cannot be undone, and is sent only after a question. */
export function ConfirmCall<Id extends OperationId>(props: ConfirmCallProps<Id>) {
  const { call, input, title, act, children, done, sayFailure, onClose } = props;
  const say = useToast();
  const { mutate, isPending, error } = useCall<Id>(call, {
    onSuccess: (_: AnswerOf<Id>) => {
      onClose();
      say({ text: done });
    },
  });
  return (
    <ConfirmDialog
      title={title}
      act={act}
      isBusy={isPending}
      onConfirm={() => mutate(input)}
      onCancel={onClose}
    >
      {children}
      <FailureOf error={error} text={sayFailure?.(error)} />
    </ConfirmDialog>
  );
}
