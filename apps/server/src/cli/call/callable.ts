// Which operations of the contract the operator may call, and why not the others.
import { operations, type Operation } from '@stimpill/api-types';
import { manageOperations } from '@stimpill/api-types/manage';

const all: Readonly<Record<string, Operation>> = { ...operations, ...manageOperations };

/** They have their company in the address, and yet they are about the caller. */
const OF_THE_CALLER: Readonly<Record<string, string>> = {
  partnerPunch: 'is how the system of a partner punches. Working time is added with addTimeEntry.',
  makePairingWord: 'is for whoever stands at the tablet: the word is theirs, and they make it at the desk.',
  getPairingWord: 'is for whoever stands at the tablet: the word is theirs, and they see it at the desk.',
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
  return OF_THE_CALLER[id] ?? null;
}

/** The read that tells the version which a change of the same record names. */
export function readOf(operation: Operation): Operation | undefined {
  return callable
    .filter(({ method, versioned, path }) => method === 'GET' && versioned && operation.path.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
