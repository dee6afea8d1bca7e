// Commands that an operation of the API has taken the place of. For one release each answers with the call that does the same.
import { callable } from './call/callable.ts';
import { lineOf } from './call/describe-operation.ts';

type Successor = {
  readonly operation: string;
  /** What the arguments of the command were, in their order. */
  readonly given: readonly string[];
};

const now = (operation: string, ...given: readonly string[]): Successor => ({
  operation,
  given: ['companyId', ...given],
});

/** By the two words of the command. */
export const GONE_COMMANDS: Readonly<Record<string, Successor>> = {
  'entry list': now('getTimeEntries'),
  'entry add': now('addTimeEntry'),
  'entry change': now('changeTimeEntry', 'timeEntryId'),
  'entry remove': now('removeTimeEntry', 'timeEntryId'),
  'entry history': now('listTimeEntryChanges', 'timeEntryId'),
  'leave list': now('listLeaveRequests'),
  'leave approve': now('approveLeave', 'requestId'),
  'leave refuse': now('refuseLeave', 'requestId'),
  'leave take-back': now('takeBackLeaveDecision', 'requestId'),
  'absence list': now('listAbsences'),
  'absence add': now('enterAbsence'),
  'absence remove': now('removeAbsences'),
  'review list': now('listReviews'),
  'review settle': now('settleReview', 'reviewId'),
  'change list': now('listChanges'),
  'photo save': now('lookAtPunchPhoto', 'punchId'),
  'user reset-factors': { operation: 'resetFactors', given: ['employeeId'] },
  'person hours': now('proposeWorkPattern', 'employeeId'),
  'person set-hours': now('setWorkPatterns', 'employeeId'),
  'service-account new': now('makeServiceAccount'),
  'service-account list': now('listServiceAccounts'),
  'service-account end': now('endServiceAccount', 'serviceAccountId'),
  'pin unlock': now('unlockPin', 'employeeId'),
  'device incidents': now('listTablets'),
  'device close-incident': now('closeTabletIncident', 'incidentId'),
};

/** @returns what to run in the place of a command that is gone; undefined: it is not gone */
export function goneText([group = '', verb = '', ...words]: readonly string[]): string | undefined {
  const name = `${group} ${verb}`;
  const successor = Object.hasOwn(GONE_COMMANDS, name) ? GONE_COMMANDS[name] : undefined;
  const operation = callable.find(({ id }) => id === successor?.operation);
  if (successor === undefined || operation === undefined) return undefined;
  const end = words.findIndex((word) => word.startsWith('-'));
  const values = end === -1 ? words : words.slice(0, end);
  const known = successor.given.flatMap((word, at) => (values[at] === undefined ? [] : [[word, values[at]]]));
  const line = lineOf(operation, Object.fromEntries(known) as Readonly<Record<string, string>>);
  return `"stimpill ${name}" is gone, and nothing was done; its place has taken: ${line}\n`;
}
