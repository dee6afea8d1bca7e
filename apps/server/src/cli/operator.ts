import { userInfo } from 'node:os';
import type { Author } from '#features/changes/change.ts';

/** Who stands in the record of changes for what a command changes. */
export function operator(): Author {
  return { door: 'command line', userId: null, operator: userName() };
}

function userName(): string | null {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that has no name.
    return null;
  }
}
