import type { UseMutationResult } from '@tanstack/react-query';
import { useSend } from '#api/calls.ts';
import type { CallInput } from '#api/call-manage.ts';
import { useSending } from '#api/use-sending.ts';
import { useToast } from '#ui/toasts.tsx';

type TabletChange = {
  /** What is said when it is done. */
  readonly done: string;
  readonly onDone?: () => void;
  /** Null: it is done. */
  readonly onSettled?: (error: Error | null) => void;
};

type TabletOperation = 'renameTablet' | 'revokeTablet' | 'closeTabletIncident';

/** A change of one tablet with a text that somebody typed. */
export function useTabletChange<Id extends TabletOperation>(
  id: Id,
  inputOf: (text: string) => CallInput<Id>,
  { done, onDone, onSettled }: TabletChange,
): UseMutationResult<unknown, Error, string> {
  const send = useSend(id);
  const say = useToast();
  return useSending<unknown, string>({
    mutationFn: (text) => send(inputOf(text)),
    onSettled: (_, error) => onSettled?.(error),
    onSuccess: () => {
      onDone?.();
      say({ text: done });
    },
  });
}
