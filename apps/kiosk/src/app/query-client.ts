import { QueryClient } from '@tanstack/react-query';

/** Reads only; punches never go through here. Whether there is a network is found out by asking, not by the browser's opinion. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 5_000 } },
  });
}
