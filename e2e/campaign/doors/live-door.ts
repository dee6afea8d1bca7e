// A punch through the public API, which takes no key of the caller's: after a lost answer its caller reads its outcome, as
// the specification says, and only then tries again.
//
//   read the state -> punch -> answered: done
//                           -> nothing: wait, read the state -> it has changed as wanted: done
//                                                            -> it has not: punch again
import type { Action, Door, Tap } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import type { Timeline } from '../timeline.ts';
import type { ApiAnswer } from './call-api.ts';
import type { Brought } from '../people/brought.ts';

export type LiveDoor = {
  readonly door: Door;
  readonly punch: (tap: LiveTap, name: string) => Promise<ApiAnswer>;
  readonly isClockedIn: (person: Person, name: string) => Promise<boolean | undefined>;
};

/** What somebody does, before it has a name. */
export type LiveTap = { readonly person: Person; readonly action: Action; readonly brought: Brought };

/** On this line nearly every second pair of requests fails; twelve failed tries in a row do happen. */
const TRIES = 40;
const WAIT_MS = 7_000;
const LONGEST_WAIT_MS = 60_000;

type Outcome = Pick<Tap, 'said' | 'told' | 'code'>;

export async function tapLive(
  { punch, isClockedIn }: LiveDoor,
  timeline: Timeline,
  { name, ...tap }: LiveTap & { readonly name: string },
): Promise<Outcome> {
  const { person } = tap;
  const wanted = tap.action === 'start';
  let isInDoubt = false;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await punch(tap, `${name} punch ${attempt}`);
    if (answer.kind === 'success') return { said: 'ok', told: toTold(answer.data) };
    if (answer.kind === 'refused') return { said: isInDoubt ? 'unknown' : 'failed', code: answer.code };
    isInDoubt = true;
    timeline.pass(Math.min(WAIT_MS * attempt, LONGEST_WAIT_MS));
    const state = await readState(isClockedIn, timeline, person, `${name} read ${attempt}`);
    // A tablet may have handed over a punch of this person meanwhile, so nobody can tell which punch changed the state.
    if (state === wanted) return { said: 'unknown', code: 'read back' };
  }
  return { said: 'unknown' };
}

async function readState(
  isClockedIn: LiveDoor['isClockedIn'],
  timeline: Timeline,
  person: Person,
  name: string,
): Promise<boolean | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const state = await isClockedIn(person, `${name}.${attempt}`);
    if (state !== undefined) return state;
    timeline.pass(WAIT_MS);
  }
  return undefined;
}

function toTold(data: unknown): NonNullable<Tap['told']> {
  const { timeEntryId, punchedAtUtc } = data as { timeEntryId: string; punchedAtUtc: string };
  return { timeEntryId, punchedAt: Date.parse(punchedAtUtc) };
}
