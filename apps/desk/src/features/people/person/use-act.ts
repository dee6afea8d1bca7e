import { useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useSending } from '#api/use-sending.ts';
import { useToast } from '#ui/toasts.tsx';

/** Something that is done with a person: what it is, and what to say once it was done. */
export function useAct<Input, Result>(
  act: (client: QueryClient, input: Input) => Promise<Result>,
  {
    done,
    onDone,
  }: { readonly done?: (result: Result) => string; readonly onDone?: (result: Result) => void },
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const say = useToast();
  return useSending({
    mutationFn: (input: Input) => act(client, input),
    onSuccess: (result) => {
      onDone?.(result);
      if (done) say({ text: done(result) });
    },
  });
}
