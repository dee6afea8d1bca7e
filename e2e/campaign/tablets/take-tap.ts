// One person at one tablet: the PIN, the punch, and what the screen said. The fourth digit is the moment that counts; without an
// answer of the server the PIN is taken under seal.
import { authenticatePin } from '@stimpill/kiosk/features/auth/authenticate-pin.ts';
import { toPunchDetails, toVisitRules } from '@stimpill/kiosk/app/visit/visit-rules.ts';
import type { PunchOutcome } from '@stimpill/kiosk/features/punches/punch-outcome.ts';
import type { PunchRequest } from '@stimpill/kiosk/features/punches/record-punch.ts';
import type { Action, Journal, Said, Tap } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import { photoDigestOf, photoOf } from '../people/plan-brought.ts';
import type { Timeline } from '../timeline.ts';
import type { PageLoad } from './page-load.ts';
import type { DeathPoint } from './tablet-ports.ts';
import type { Brought } from '../people/brought.ts';

export type TabletTap = {
  readonly person: Person;
  readonly action: Action;
  readonly brought: Brought;
  /** As the list of people on the tablet says it. */
  readonly needs: { readonly requiresProject: boolean; readonly requiresPosition: boolean };
  /** What is typed, right or wrong. */
  readonly pin: string;
  readonly isRightPin: boolean;
  readonly diesAt: DeathPoint | undefined;
  /** A session that was opened elsewhere: no PIN is asked for. */
  readonly employeeToken?: string;
  /** Known before the tap, as nothing else of the punch is, so that a reader can find it. */
  readonly punchId: string;
};

type Before = { readonly page: PageLoad; readonly timeline: Timeline; readonly journal: Journal };

export function takeTap(before: Before, tap: TabletTap): Promise<void> {
  return before.page.visited(() => visit(before, tap));
}

async function visit({ page, timeline, journal }: Before, tap: TabletTap): Promise<void> {
  const { person, action, brought, pin, isRightPin, diesAt, punchId } = tap;
  const at = timeline.now();
  const moment = { at: page.now(), clock: page.clockKeeper.read() };
  const write = (said: Said, why: Pick<Tap, 'code' | 'lockedSeconds'>) =>
    journal.write({
      ...{ door: 'station', person, action, brought, at, endedAt: timeline.now(), said, punchId },
      ...why,
      hasRightPin: isRightPin,
    });
  const proof = await proofOf(page, { employeeId: person.id, pin }, tap.employeeToken);
  if ('code' in proof) {
    write('failed', proof);
    return;
  }
  if (diesAt !== undefined) page.ports.dieAt(diesAt);
  const request: PunchRequest = {
    employeeId: person.id,
    action: action === 'start' ? 'Start' : 'Stop',
    moment,
    proof,
    ...askedFor(page, tap),
  };
  // Until the screen has spoken nobody knows, and it may go dark before.
  const say = write('unknown', diesAt === undefined ? {} : { code: diesAt });
  const outcome = await withPunchId(punchId, () => page.record(request));
  const shown = toShown(outcome);
  say({ said: toSaid(outcome), endedAt: timeline.now(), ...(shown === undefined ? {} : { shown }) });
}

/** What the screens between PIN and punch ask for, by the settings that the tablet has. */
function askedFor(
  page: PageLoad,
  { action, brought, needs, punchId }: TabletTap,
): Pick<PunchRequest, 'projectId' | 'subProjectId' | 'photo' | 'details'> {
  const screenAction = action === 'start' ? 'Start' : 'Stop';
  const rules = toVisitRules(page.settings(), needs, screenAction);
  const position = brought.position === null ? undefined : { ...brought.position, accuracyMeters: 12 };
  return {
    ...(rules.project === 'none' ? {} : chosenIn(brought)),
    photo: rules.photo === 'none' ? { kind: 'none' } : pictureOf(brought, punchId),
    details: toPunchDetails(needs, screenAction, position),
  };
}

const chosenIn = ({ projectId, subProjectId }: Brought) => ({
  projectId: projectId ?? undefined,
  subProjectId: subProjectId ?? undefined,
});

function pictureOf({ photo }: Brought, punchId: string): NonNullable<PunchRequest['photo']> {
  if (photo !== 'taken') return { kind: photo };
  return { kind: photo, digest: photoDigestOf(punchId), jpeg: photoOf(punchId) };
}

type Refused = Pick<Tap, 'lockedSeconds'> & { readonly code: string };

async function proofOf(
  page: PageLoad,
  input: { readonly employeeId: string; readonly pin: string },
  employeeToken: string | undefined,
): Promise<PunchRequest['proof'] | Refused> {
  if (employeeToken !== undefined) return { employeeToken };
  if (page.isOffline()) return { pin: input.pin };
  const answer = await authenticatePin(page.call, input);
  switch (answer.kind) {
    case 'right':
      return { employeeToken: answer.session.employeeToken };
    case 'silent':
      return { pin: input.pin };
    case 'locked':
      return { code: 'kiosk.pin_locked', lockedSeconds: answer.seconds };
    case 'wrong':
      return { code: 'kiosk.pin_invalid' };
    case 'revoked':
      return { code: 'kiosk.device_revoked' };
  }
}

function toSaid({ kind }: PunchOutcome): Said {
  if (kind === 'notRecorded') return 'failed';
  return kind === 'notKnown' ? 'unknown' : 'ok';
}

function toShown(outcome: PunchOutcome): Tap['shown'] {
  const { kind, at } = outcome;
  if (kind === 'confirmed') return { kind, at, reason: null };
  return kind === 'needsAttention' ? { kind, at, reason: outcome.reason } : undefined;
}

/** The kiosk draws the id of a punch first of all; here it draws one that the campaign knows. */
function withPunchId<Result>(punchId: string, work: () => Result): Result {
  const drawn = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => punchId });
  try {
    return work();
  } finally {
    if (drawn === undefined) Reflect.deleteProperty(crypto, 'randomUUID');
    else Object.defineProperty(crypto, 'randomUUID', drawn);
  }
}
