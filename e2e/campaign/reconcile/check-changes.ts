// R18: the record of changes. What managers did, on the command line or at the desk, stands in it once, with who and why, and nothing else does.
import { CORRECT_ENTRY } from '../../support/correct-entry.ts';
import type { Facts, RecordedChange } from '../facts/read-facts.ts';
import type { CommandDone, Stage } from '../play/open-stage.ts';
import type { Check } from './check.ts';

/** What a command changes once each time that it is done, and which of its words ends with its id. A PIN is set for an e-mail address. */
const CHANGES: Readonly<Record<string, { readonly subject: string; readonly word?: number }>> = {
  'pin set': { subject: 'employee' },
  'call addTimeEntry': { subject: 'timeEntry' },
  [`call ${CORRECT_ENTRY}`]: { subject: 'timeEntry', word: 3 },
  'call settleReview': { subject: 'reviewItem', word: 3 },
  'device revoke': { subject: 'device', word: 2 },
  'call approveLeave': { subject: 'timeOff', word: 3 },
  'call refuseLeave': { subject: 'timeOff', word: 3 },
  'call takeBackLeaveDecision': { subject: 'timeOff', word: 3 },
  'call changeAbsences': { subject: 'absence' },
  'balance book': { subject: 'balanceBooking' },
  'payroll export': { subject: 'payrollRun' },
};

type Given = {
  readonly facts: Pick<Facts, 'changes' | 'entries'>;
  readonly stage: Pick<Stage, 'commands'>;
  /** The devices of all tablets, of each registration one. */
  readonly deviceIds: readonly string[];
};

export function checkChanges({ facts: { changes, entries }, stage, deviceIds }: Given): readonly Check[] {
  const { done, begunAt } = stage.commands;
  const byOperators = changes.filter(
    ({ door, changedAt }) => (door === 'command line' || door === 'desk') && changedAt >= begunAt,
  );
  const madeAt = (moment: number) => byOperators.filter(({ changedAt }) => changedAt === moment);
  const moments = new Set(done.map((command) => command.at));
  const locked = entries.filter(({ isLocked }) => isLocked).map(({ id }) => id);
  const isLockedIn = ({ subject, reason }: RecordedChange) => subject === 'timeEntry' && reason === 'paid';
  const paid = new Set(byOperators.filter(isLockedIn).map(({ subjectId }) => subjectId));
  return [
    {
      id: 'R18',
      says: 'The record of changes names what each command of a manager changed, once, with who and why, and nothing else.',
      cases: done.length + byOperators.length + locked.length,
      problems: [
        ...done.flatMap((command) => findCommandFaults(command, madeAt(command.at))),
        ...byOperators
          .filter(({ changedAt }) => !moments.has(changedAt))
          .map((change) => `${textOf(change)} was changed at ${change.changedAt}, when nobody ran a command`),
        ...locked
          .filter((entryId) => !paid.has(entryId))
          .map((entryId) => `entry ${entryId} was locked, and no change says so`),
      ],
    },
    {
      id: 'R18',
      says: 'The record of changes names every registration of a tablet, once.',
      cases: deviceIds.length,
      problems: deviceIds.flatMap((deviceId) => {
        const times = changes.filter(
          ({ subject, subjectId, isAddition }) =>
            subject === 'device' && subjectId === deviceId && isAddition,
        ).length;
        return times === 1
          ? []
          : [`device ${deviceId} was registered once, and that stands there ${times} times`];
      }),
    },
  ];
}

function findCommandFaults(command: CommandDone, changes: readonly RecordedChange[]): string[] {
  const { at, words, userId } = command;
  const said = `"${words.join(' ')}" at ${at}`;
  const wanted = CHANGES[words.slice(0, 2).join(' ')];
  const reason = reasonIn(command);
  const isTheirs = (one: RecordedChange) =>
    userId === null
      ? one.door === 'command line' && one.operator !== null && one.userId === null
      : one.door === 'desk' && one.operator === null && one.userId === userId;
  const strange = changes.filter((one) => one.reason !== reason || !isTheirs(one));
  const faults = strange.map((change) => `${said}: ${textOf(change)} names somebody else or another reason`);
  if (wanted === undefined) return faults;
  const { subject, word } = wanted;
  const named = word === undefined ? undefined : words[word]?.replace(/^\w+=/, '');
  const times = changes.filter(
    (change) => change.subject === subject && (named === undefined || change.subjectId === named),
  ).length;
  return times === 1 ? faults : [...faults, `${said}: that ${subject} stands there ${times} times`];
}

/** An import gives itself as the reason, and a call has it in its body. */
function reasonIn({ words, body }: CommandDone): string | null {
  if (words[0] === 'company') return 'company import';
  const { reason, answer } = { ...body } as { readonly reason?: string; readonly answer?: string };
  const option = words.indexOf('--reason');
  return option < 0 ? (reason ?? answer ?? null) : (words[option + 1] ?? null);
}

const textOf = ({ subject, subjectId }: RecordedChange) => `${subject} ${subjectId}`;
