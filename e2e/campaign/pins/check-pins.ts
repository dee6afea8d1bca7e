// R17: PINs lock and open again as promised, at every door that takes them, and a person is told what the server said.
import type { Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Person } from '../people/companies.ts';
import type { Inactive, NewPin } from '../play/open-stage.ts';
import type { Check } from '../reconcile/check.ts';
import { isSealed } from '../reconcile/doubts.ts';
import { followPins, type PinEvent, type PinsFound } from './pin-locks.ts';
import type { SeenPin } from './pin-watch.ts';

type PinsLived = {
  readonly people: readonly Person[];
  readonly seen: readonly SeenPin[];
  readonly taps: readonly Tap[];
  readonly facts: Pick<Facts, 'punches' | 'envelopes' | 'proofs' | 'questions' | 'answered'>;
  readonly newPins: readonly NewPin[];
  readonly inactive: readonly Inactive[];
  /** When something killed the server, or took its database or disk away. */
  readonly deaths: readonly number[];
  /** Punches that came a second time after a restore: nobody opened their seals then. */
  readonly unopened: ReadonlySet<string>;
  readonly deviceIdOf: (deviceToken: string) => string;
};

const FOUND: Readonly<Record<string, 'right' | 'wrong' | 'locked'>> = {
  pin: 'right',
  failed: 'wrong',
  unchecked: 'locked',
};

export function followEverybodysPins(lived: PinsLived): readonly PinsFound[] {
  return lived.people.map((person) =>
    followPins(
      [...typedBy(person, lived), ...sealedBy(person, lived), ...newPinsOf(person, lived)].sort(
        (a, b) => a.at - b.at,
      ),
    ),
  );
}

function typedBy(
  { id, pin, laterPin }: Person,
  { seen, newPins, inactive, deviceIdOf }: PinsLived,
): PinEvent[] {
  const changedAt = newPins.find(({ employeeId }) => employeeId === id)?.at ?? Infinity;
  const isEmployed = (at: number) =>
    !inactive.some(({ employeeId, from, until }) => employeeId === id && at > from && at < until);
  return seen
    .filter(({ employeeId }) => employeeId === id)
    .map(({ at, deviceToken, answer, pin: typed }) => ({
      ...{ kind: 'typed', at, answer, device: deviceIdOf(deviceToken) },
      isRight: typed === (at < changedAt ? pin : laterPin) && isEmployed(at),
    }));
}

/** Seals that come together are opened by time, then by number. A punch that is not what was signed is never opened. */
function sealedBy({ id }: Person, { facts, taps, deaths, unopened }: PinsLived): PinEvent[] {
  const tapOf = new Map(taps.map((tap) => [tap.punchId ?? '', tap]));
  const numberOf = (punchId: string) => facts.envelopes.get(punchId)?.sequence ?? 0;
  return [...facts.punches]
    .sort((a, b) => a.punchedAt - b.punchedAt || numberOf(a.punchId) - numberOf(b.punchId))
    .filter(
      ({ employeeId, punchId }) => employeeId === id && isSealed(punchId, facts) && !unopened.has(punchId),
    )
    .flatMap(({ punchId, deviceId, receivedAt, verdicts: [first] }): PinEvent[] => {
      const found = FOUND[facts.proofs.get(punchId) ?? ''];
      if (facts.envelopes.get(punchId)?.fault !== null || found === undefined || first === undefined)
        return [];
      const isRight = tapOf.get(punchId)?.hasRightPin === true;
      const [at, until] = [receivedAt, first.decidedAt];
      const mayCountTwice = deaths.some((death) => death >= at && death <= until);
      return [{ kind: 'sealed', punchId, device: deviceId ?? '', isRight, found, at, until, mayCountTwice }];
    });
}

const newPinsOf = ({ id }: Person, { newPins }: PinsLived): PinEvent[] =>
  newPins.filter(({ employeeId }) => employeeId === id).map(({ at }) => ({ kind: 'reset', at }));

export function checkPins(found: readonly PinsFound[], lived: PinsLived): readonly Check[] {
  const { seen, taps, people } = lived;
  const names = people.map(({ name }) => name);
  const refused = taps.filter(({ door, code }) => door === 'station' && code?.startsWith('kiosk.pin_'));
  return [
    {
      id: 'R17',
      says: 'Every PIN is answered as a second reckoning of its wrong guesses says: right, wrong, or locked for so many seconds.',
      cases: seen.length,
      problems: found.flatMap(({ problems }, place) =>
        problems.map((problem) => `${names[place] ?? ''}: ${problem}`),
      ),
    },
    {
      id: 'R17',
      says: 'A tablet that calls a PIN wrong or locked was told so.',
      cases: refused.length,
      problems: refused
        .filter((tap) => !seen.some((one) => isBehind(one, tap)))
        .map(
          ({ number, code }) => `tap ${number} was refused with ${code ?? ''}, which nobody told the tablet`,
        ),
    },
    checkQuestionsAboutLocks(found, lived),
  ];
}

function checkQuestionsAboutLocks(found: readonly PinsFound[], { people, facts }: PinsLived): Check {
  const asked = [...facts.questions, ...facts.answered].filter(({ reason }) => reason === 'pin_locked');
  return {
    id: 'R17',
    says: 'Each time a PIN locks for a day managers are asked about it, once.',
    cases: asked.length,
    problems: people.flatMap(({ id, name }, place) => {
      const times = asked.filter(({ employeeId }) => employeeId === id).length;
      const { least = 0, most = 0 } = found[place]?.dayLocks ?? {};
      const should = least === most ? `${least}` : `${least} to ${most}`;
      return times >= least && times <= most
        ? []
        : [`${name}: managers were asked ${times} times, and should have been ${should} times`];
    }),
  };
}

function isBehind({ at, employeeId, answer, locksForSeconds }: SeenPin, tap: Tap): boolean {
  const isOfTap = employeeId === tap.person.id && at >= tap.at && at <= tap.endedAt;
  if (!isOfTap) return false;
  if (tap.code === 'kiosk.pin_invalid') return answer?.kind === 'wrong';
  const told = answer?.kind === 'locked' ? answer.seconds : locksForSeconds;
  return told !== undefined && told === tap.lockedSeconds;
}
