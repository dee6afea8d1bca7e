// Commands that an operation of the API has taken the place of. For one release each answers with the call that does the same.
import type { Operation } from '@stimpill/api-types';
import { callable } from './call/callable.ts';
import { lineOf } from './call/describe-operation.ts';
import type { Said } from './call/read-call.ts';

/** By the name without dashes; of one without a value an empty list. */
type OldOptions = Readonly<Partial<Record<string, readonly string[]>>>;

/** They stood alone; every other took the word behind it. */
const ALONE: readonly string[] = [
  ...['json', 'all', 'accept', 'reject', 'open', 'help'],
  ...['as-proposed', 'none', 'take-back', 'even-approved'],
];
/** They took every word up to the next option. */
const SEVERAL: readonly string[] = ['employee', 'subject', 'day'];

function saidOf(words: readonly string[]): {
  readonly values: readonly string[];
  readonly options: OldOptions;
} {
  const values: string[] = [];
  const options: Record<string, string[]> = {};
  let open: string | undefined;
  for (const word of words) {
    const [, name, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name !== undefined) {
      options[name] = [...(options[name] ?? []), ...(value === undefined ? [] : [value])];
      open = value === undefined && !ALONE.includes(name) ? name : undefined;
    } else if (open === undefined) values.push(word);
    else {
      options[open]?.push(word);
      if (!SEVERAL.includes(open)) open = undefined;
    }
  }
  return { values, options };
}

type Successor = {
  readonly operation: string;
  /** What the arguments of the command were, in their order. */
  readonly given: readonly string[];
  /** What the call has to say where the command said it without a word. */
  readonly said?: (options: OldOptions) => Said;
  /** What the call names otherwise, by the option of the command. */
  readonly options?: Said;
  /** The body, where all of it was said in the line. */
  readonly body?: (values: readonly string[], options: OldOptions) => object;
  /** What the call shows more or less. */
  readonly differs?: string;
};

type Besides = Omit<Successor, 'operation' | 'given'>;

const now = (operation: string, given: readonly string[] = [], besides: Besides = {}): Successor => ({
  operation,
  given: ['companyId', ...given],
  ...besides,
});

/** By the two words of the command. */
export const GONE_COMMANDS: Readonly<Record<string, Successor>> = {
  'entry list': now('getTimeEntries', [], {
    options: { from: 'startDate', to: 'endDate', employee: 'employeeId' },
    differs: 'It shows one person at a time.',
  }),
  'entry add': now('addTimeEntry'),
  'entry change': now('changeTimeEntry', ['timeEntryId']),
  'entry remove': now('removeTimeEntry', ['timeEntryId']),
  'entry history': now('listTimeEntryChanges', ['timeEntryId']),
  'leave list': now('listLeaveRequests', [], {
    said: (options): Said => ('all' in options ? {} : { status: 'pending' }),
    differs: 'Without a status it shows those that were decided too, a year back or from startDate=DATE on.',
  }),
  'leave approve': now('approveLeave', ['requestId']),
  'leave refuse': now('refuseLeave', ['requestId']),
  'leave take-back': now('takeBackLeaveDecision', ['requestId']),
  'absence list': now('listAbsences', [], {
    options: { from: 'from', to: 'to', employee: 'employeeId' },
    differs: 'It shows everybody or one person.',
  }),
  'absence add': now('enterAbsence'),
  'absence remove': now('removeAbsences'),
  'review list': now('listReviews'),
  'review settle': now('settleReview', ['reviewId']),
  'change list': now('listChanges', [], {
    options: { from: 'from', to: 'to', employee: 'employeeId' },
    differs:
      'It shows the newest 50, and the rest with cursor=NEXT; what is about somebody with employeeId=PERSON, and what they changed with userId=PERSON.',
  }),
  'user reset-factors': { operation: 'resetFactors', given: ['employeeId'] },
  'person hours': now('getPerson', ['employeeId'], {
    differs:
      'It shows the whole person; "stimpill call proposeWorkPattern" shows the hours that are proposed.',
  }),
  'person set-hours': now('setWorkPatterns', ['employeeId']),
  'service-account new': now('makeServiceAccount', [], { body: accountOf }),
  'service-account list': now('listServiceAccounts'),
  'service-account end': now('endServiceAccount', ['serviceAccountId']),
  'pin unlock': now('unlockPin', ['employeeId']),
  'device incidents': now('listTablets', [], {
    differs: 'It shows every tablet, each with its incidents that are open.',
  }),
  'device close-incident': now('closeTabletIncident', ['incidentId']),
};

function accountOf([, name]: readonly string[], { role, until, address }: OldOptions): object {
  return {
    displayName: name ?? 'NAME',
    role: role?.[0] ?? 'accountant',
    lastDay: until?.[0],
    allowedAddresses: address,
  };
}

/**
 * @param left the groups of commands that are there
 * @returns what to run in the place of a command that is gone, or of a group of which all are; undefined: it is not gone
 */
export function goneText(args: readonly string[], left: readonly string[]): string | undefined {
  const [group = '', verb = '', ...words] = args[0] === 'help' ? args.slice(1) : args;
  const name = `${group} ${verb}`;
  if (Object.hasOwn(GONE_COMMANDS, name)) return textOf(name, words);
  const ofGroup = Object.keys(GONE_COMMANDS).filter((each) => each.startsWith(`${group} `));
  if (left.includes(group) || ofGroup.length === 0) return undefined;
  return ofGroup.map((each) => textOf(each, [])).join('');
}

function textOf(name: string, words: readonly string[]): string | undefined {
  const successor = GONE_COMMANDS[name];
  const operation = callable.find(({ id }) => id === successor?.operation);
  if (successor === undefined || operation === undefined) return undefined;
  const line = lineFor(successor, operation, words);
  const file = line.endsWith('body.json')
    ? ` What body.json holds says "stimpill call ${operation.id} --help".`
    : '';
  const differs = successor.differs === undefined ? '' : ` ${successor.differs}`;
  return `"stimpill ${name}" is gone, and nothing was done.${differs}${file} Its place has taken: ${line}\n`;
}

function lineFor(successor: Successor, operation: Operation, words: readonly string[]): string {
  const { values, options } = saidOf(words);
  const given = successor.given.map((word, at) => [word, values[at]] as const);
  const renamed = Object.entries(successor.options ?? {}).map(
    ([old, word]) => [word, options[old]?.[0]] as const,
  );
  const known = [...given, ...renamed].filter(
    (each): each is readonly [string, string] => each[1] !== undefined,
  );
  return lineOf(operation, {
    values: { ...Object.fromEntries(known), ...successor.said?.(options) },
    body: successor.body?.(values, options),
  });
}
