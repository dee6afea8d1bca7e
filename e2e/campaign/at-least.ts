// What a campaign must have met to have proven anything: the figures that docs/fault-campaign.md promises are of what happened.
import type { CampaignOptions } from './campaign-options.ts';
import { OFFICE_ACTS } from './play/office.ts';
import type { Check } from './reconcile/check.ts';

type Options = Pick<
  CampaignOptions,
  | ('punches' | 'restores' | 'engine' | 'troubleFactor' | 'serverKills' | 'powerCuts' | 'fullServerDisks')
  | ('guesses' | 'foreignSessions' | 'disputes' | 'revocations' | 'newPins' | 'secondTabs' | 'fullDisks')
  | ('updates' | 'deactivations' | 'alteredPunches' | 'corrections' | 'companies' | 'cutOffToTheEnd')
>;

type Happened = Readonly<Record<string, number>>;

/** From so many punches on there is time enough for every kind of answer. */
const EVERY_ANSWER_FROM = 2_000;

/** Time that stands already as a draft is answered too; but whether there is any is chance. */
const ANSWERS = [
  'accepted',
  'accepted at another time',
  'attached',
  'rejected',
  'dispute upheld',
  'dispute declined',
];

/** @param canLosePower not without a C compiler */
export function checkHappened(options: Options, happened: Happened, canLosePower: boolean): Check {
  const least = Object.entries(leastOf(options, canLosePower));
  const timesOf = (what: string) =>
    Object.entries(happened)
      .filter(([kind]) => isThis(kind.replace(' at the desk', ''), what))
      .reduce((sum, [, times]) => sum + times, 0);
  return {
    id: 'R19',
    says: 'Everything that such a campaign has to meet has happened, as often as it had to.',
    cases: least.length,
    problems: least
      .filter(([what, times]) => timesOf(what) < times)
      .map(([what, times]) => `${what}: ${timesOf(what)} times, and at least ${times} were wanted`),
  };
}

/** Of a group all that begin with its name. */
const GROUPS = ['killed', 'question settled'];

const isThis = (kind: string, what: string) =>
  kind === what || (GROUPS.includes(what) && kind.startsWith(what));

/** Some of what is tried cannot be done: nothing can be called wrong of which no screen told, and neither session nor guess comes through a line that is cut. */
const third = (times: number) => Math.max(1, Math.floor(times / 3));

function leastOf(options: Options, canLosePower: boolean): Happened {
  const isOnFile = options.engine === 'sqlite';
  if (options.restores > 0)
    return { killed: options.serverKills, 'server back from a backup': options.restores };
  return {
    killed: options.serverKills,
    ...(isOnFile && canLosePower ? { 'power cut': options.powerCuts } : {}),
    ...(isOnFile && canLosePower ? { 'disk of the server full': options.fullServerDisks } : {}),
    'punch called wrong': third(options.disputes),
    'tap in a second tab': options.secondTabs,
    'punch altered on the tablet': third(options.alteredPunches),
    'new version of the app while a punch waits': options.updates,
    ...(options.troubleFactor === 0 ? {} : { 'cut off': 2, 'clock set': 2, asleep: 2, reloaded: 2 }),
    ...leastOfManagers(options),
  };
}

function leastOfManagers(options: Options): Happened {
  const hasEveryAnswer = options.punches >= EVERY_ANSWER_FROM;
  return {
    'PIN guessed until it locks': third(options.guesses),
    'session of another tablet or person': third(options.foreignSessions),
    'PIN changed while a punch waits': third(options.newPins),
    'employee deactivated while a punch waits': options.deactivations,
    'disk of the tablet full': options.fullDisks,
    'entry corrected by a manager': third(options.corrections),
    'tablet revoked while a punch waits, and registered again': options.revocations,
    'project closed': options.companies,
    'time approved': 1,
    'time locked': 1,
    'approval withdrawn': 1,
    'time locked while punches of it wait': Math.min(1, options.cutOffToTheEnd),
    ...Object.fromEntries(OFFICE_ACTS.map(([, what]) => [what, options.companies])),
    'question settled': hasEveryAnswer ? ANSWERS.length : 4,
    ...(hasEveryAnswer ? Object.fromEntries(ANSWERS.map((name) => [`question settled: ${name}`, 1])) : {}),
  };
}
