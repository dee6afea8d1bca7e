// Every change that a page sends by itself goes through here: it is shut from the first press until its answer has been dealt with.
import { useCallback } from 'react';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { useHush } from '#ui/toasts.tsx';

/** `useMutation`, with which two presses of the same are one; what is sent meanwhile with another input is another press. */
export function useSending<Data, Input = void>(
  options: UseMutationOptions<Data, Error, Input>,
): UseMutationResult<Data, Error, Input> {
  const hush = useHush();
  const mutation = useMutation({
    ...options,
    // What was said of an earlier press is not about this one.
    onError: (...failed) => {
      hush();
      return options.onError?.(...failed);
    },
  });
  const once = useOneSending();
  const { mutateAsync: start } = mutation;
  const mutateAsync = useCallback<typeof start>(
    (...given) => once(() => start(...given), given[0]),
    [once, start],
  );
  const mutate = useCallback<UseMutationResult<Data, Error, Input>['mutate']>(
    // What went wrong stands in the result.
    (...given) => void mutateAsync(...given).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
