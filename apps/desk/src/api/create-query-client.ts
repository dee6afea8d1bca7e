import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, isSessionEnded } from './call-failed.ts';

const MOST_TRIES = 2;

/** @param onSessionEnded called as soon as any call finds that somebody must sign in again */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isSessionEnded(error)) onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
}

const isRefusal = (error: Error) => error instanceof CallFailed && error.failure.kind === 'refused';
