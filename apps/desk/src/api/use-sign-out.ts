import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { signOut } from './session.ts';
import { useSending } from './use-sending.ts';
import { useToast } from '#ui/toasts.tsx';
import { useFailureSentence } from '#ui/use-failure-sentence.ts';

/** Anyone who is still signed in, since the server was not reached, is told so. */
export function useSignOut(): UseMutationResult<void> {
  const client = useQueryClient();
  const say = useToast();
  const sayFailure = useFailureSentence();
  return useSending({
    mutationFn: () => signOut(client),
    onError: (error) => say({ text: sayFailure(error), isFailure: true }),
  });
}
