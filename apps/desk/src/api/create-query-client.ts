import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, isOldNow, isRefusedWith } from './call-failed.ts';
import { readAgain } from './calls.ts';

const MOST_TRIES = 2;

export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    // The day came while somebody was signed in: the session says so, and the desk leads to where a factor is added.
    if (isRefusedWith(error, 'auth.factor_demanded')) void readAgain(client, 'getDeskSession');
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error) => {
        onError(error);
        if (isOldNow(error)) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        // A refusal stays one however often it is asked.
        retry: (count, error) => count < MOST_TRIES && !isRefusal(error),
        staleTime: 15_000,
      },
      // Nothing is done twice unless a person asks for it twice.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

const isRefusal = (error: Error) => error instanceof CallFailed && error.failure.kind === 'refused';
