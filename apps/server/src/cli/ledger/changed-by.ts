import { userInfo } from 'node:os';

/** Who stands in the history for what a command changes. */
export function changedBy(): string {
  try {
    return `command line, ${userInfo().username}`;
  } catch {
    // A container may run as a user that has no name.
    return 'command line';
  }
}
