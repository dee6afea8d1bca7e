// What the screens have read of the server, kept from one visit to the next. The library that reads comes with the first screen that
// reads something, so that the first picture does not wait for it.
import type { QueryClient } from '@tanstack/react-query';
import { readListAnew } from '#features/people/punch-list-key.ts';

export type Reads = {
  /** The one client of this kiosk, made for the first screen that asks. */
  readonly clientFrom: (make: () => QueryClient) => QueryClient;
  /** A list that was read is out of date; where none was, the first screen reads it anyway. */
  readonly listChanged: () => void;
};

export function createReads(): Reads {
  let client: QueryClient | undefined;
  return {
    clientFrom: (make) => (client ??= make()),
    listChanged: () => client && readListAnew(client),
  };
}
