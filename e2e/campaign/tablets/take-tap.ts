// One person at one tablet: the PIN, the punch, and what the screen said. The fourth digit is the moment that counts; without an
// answer of the server the PIN is taken under seal.
import { authenticatePin } from '@stimpill/kiosk/features/auth/authenticate-pin.ts';
import type { PunchOutcome } from '@stimpill/kiosk/features/punches/punch-outcome.ts';
import type { PunchRequest } from '@stimpill/kiosk/features/punches/record-punch.ts';
import type { Action, Journal, Said } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import type { Timeline } from '../timeline.ts';
import type { PageLoad } from './page-load.ts';
import type { DeathPoint } from './tablet-ports.ts';

export type TabletTap = {
  readonly person: Person;
  readonly action: Action;
  /** What is typed, right or wrong. */
  readonly pin: string;
  readonly isRightPin: boolean;
  readonly diesAt: DeathPoint | undefined;
  /** Known before the tap, as nothing else of the punch is, so that a reader can find it. */
  readonly punchId: string;
};

type Before = { readonly page: PageLoad; readonly timeline: Timeline; readonly journal: Journal };

export function takeTap(before: Before, tap: TabletTap): Promise<void> {
  return before.page.visited(() => visit(before, tap));
}

async function visit({ page, timeline, journal }: Before, tap: TabletTap): Promise<void> {
  const { person, action, pin, isRightPin, diesAt, punchId } = tap;
  const at = timeline.now();
  const moment = { at: page.now(), clock: page.clockKeeper.read() };
  const write = (said: Said, code?: string) =>
    journal.write({
      ...{ door: 'station', person, action, at, endedAt: timeline.now(), said, punchId },
      ...(code === undefined ? {} : { code }),
      hasRightPin: isRightPin,
    });
  const proof = await proofOf(page, { employeeId: person.id, pin });
  if (proof === undefined) {
    write('failed', 'kiosk.pin_invalid');
    return;
  }
  if (diesAt !== undefined) page.ports.dieAt(diesAt);
  const request: PunchRequest = {
    employeeId: person.id,
    action: action === 'start' ? 'Start' : 'Stop',
    moment,
    proof,
  };
  // Until the screen has spoken nobody knows, and it may go dark before.
  const say = write('unknown', diesAt);
  const outcome = await withPunchId(punchId, () => page.record(request));
  say({ said: toSaid(outcome), endedAt: timeline.now() });
}

async function proofOf(
  page: PageLoad,
  input: { readonly employeeId: string; readonly pin: string },
): Promise<PunchRequest['proof'] | undefined> {
  if (page.isOffline()) return { pin: input.pin };
  const answer = await authenticatePin(page.call, input);
  if (answer.kind === 'right') return { employeeToken: answer.session.employeeToken };
  return answer.kind === 'silent' ? { pin: input.pin } : undefined;
}

function toSaid({ kind }: PunchOutcome): Said {
  if (kind === 'notRecorded') return 'failed';
  return kind === 'notKnown' ? 'unknown' : 'ok';
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
