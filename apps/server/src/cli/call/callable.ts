// Which operations of the contract the operator may call, and why not the others.
import { operations, type Operation } from '@stimpill/api-types';
import { manageOperations } from '@stimpill/api-types/manage';

const all: Readonly<Record<string, Operation>> = { ...operations, ...manageOperations };

/** They have their company in the address, and yet the operator does not call them: they are about the caller, or a command does more. */
const NOT_BY_CALL: Readonly<Record<string, string>> = {
  partnerPunch: 'is how the system of a partner punches. Working time is added with addTimeEntry.',
  makePairingWord: 'is for the person at the tablet: the word is theirs, and they make it at the desk.',
  getPairingWord: 'is for the person at the tablet: the word is theirs, and they see it at the desk.',
  // An approval by nobody of the company would be undone by any operator, and open what managers have approved since.
  undoApproval:
    'is for the person who approved, at the desk. The operator opens time with "stimpill timesheet unlock".',
  erasePerson:
    'is done with "stimpill person erase", which shows first what goes, and by which the person stays erased in backups.',
  lookAtPunchPhoto:
    'is done with "stimpill photo save", which makes a new file that only you can read, and records why you looked.',
};

/** In the order of the contract. */
export const callable: readonly Operation[] = Object.values(all).filter(
  (operation) => whyNotCallable(operation) === null,
);

/** In the order of the contract. */
export const notCallable: readonly Operation[] = Object.values(all).filter(
  (operation) => whyNotCallable(operation) !== null,
);

/** @returns a sentence that begins after the id of the operation; null: it may be called */
export function whyNotCallable({ id, auth, company }: Operation): string | null {
  if (auth === 'none' || auth === 'ownPage') return 'is for a page on which nobody has signed in yet.';
  if (auth === 'device' || auth === 'employeeSession') return 'is for a tablet.';
  if (company !== 'route')
    return 'is about the caller’s own sign-in. The operator has none: who runs the command is the operator.';
  return NOT_BY_CALL[id] ?? null;
}

/** What the desk asks a fresh confirmation for, and nothing puts back: a record that is put can be put again. */
export function asksForYes({ freshFactor, method }: Operation): boolean {
  return freshFactor === true && method !== 'GET' && method !== 'PUT';
}

/** The read that tells the version which a change of the same record names. */
export function readOf(operation: Operation): Operation | undefined {
  return callable
    .filter(({ method, versioned, path }) => method === 'GET' && versioned && operation.path.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
