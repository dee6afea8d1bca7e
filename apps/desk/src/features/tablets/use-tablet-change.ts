import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { queryKeys } from '#api/query-keys.ts';
import { useSending } from '#api/use-sending.ts';
import { useToast } from '#ui/toasts.tsx';

type TabletChange = {
  readonly done: string;
  readonly onDone?: () => void;
  /** Also after a refusal. */
  readonly onSettled?: () => void;
};

/** A change of one tablet with a text that somebody typed. The list is read again before it is said that it was done. */
export function useTabletChange(
  change: (text: string) => Promise<void>,
  { done, onDone, onSettled }: TabletChange,
): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  const say = useToast();
  return useSending({
    mutationFn: change,
    onSettled: () => onSettled?.(),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.tablets });
      onDone?.();
      say({ text: done });
    },
  });
}
