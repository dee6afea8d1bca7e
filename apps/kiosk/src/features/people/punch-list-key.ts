import type { QueryClient } from '@tanstack/react-query';

/** Under which the list of names is kept among what was read. A file of its own: the first picture knows the key, not yet the reading. */
export const PUNCH_LIST_KEY = 'punch-list';

/** What was read of it is out of date. */
export const readListAnew = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: [PUNCH_LIST_KEY] });
