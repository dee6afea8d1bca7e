// Which punches the server must not believe, as the campaign knows and the server must find out.
import type { Envelope, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Closed, Corrected, Inactive, Stage } from '../play/open-stage.ts';
import { sealDigestOf } from '../told/compare-told.ts';
import type { BroughtPunch } from './what-was-brought.ts';
import type { Decided } from '../play/decided.ts';

/** What happened to punches and people. The server has to find it out by itself. */
type Odd = Pick<
  Stage,
  | 'altered'
  | 'vouched'
  | 'unvouched'
  | 'disputed'
  | 'noRoom'
  | 'inactive'
  | 'corrections'
  | 'closings'
  | 'decisions'
  | 'foreign'
> &
  Pick<Told, 'brought' | 'lockedOut'>;

export type Told = {
  readonly facts: Facts;
  readonly taps: ReadonlyMap<string, Tap>;
  /** Punches that are not what was signed, and those that follow them in the chain. */
  readonly broken: ReadonlySet<string>;
  /** Punches that came a second time after a restore, with or without the server's word for their proof. */
  readonly vouched: ReadonlySet<string>;
  readonly unvouched: ReadonlySet<string>;
  readonly disputed: ReadonlySet<string>;
  /** Punches that were judged while the person was not employed. */
  readonly unemployed: ReadonlySet<string>;
  /** Those who were not employed for a while. */
  readonly deactivated: ReadonlySet<string>;
  /** Punches whose number was given out and that are stored nowhere, as on a full disk; each with its tablet. */
  readonly lost: ReadonlyMap<string, string>;
  readonly corrections: readonly Corrected[];
  readonly closings: readonly Closed[];
  /** By punch: a manager decides once about each. */
  readonly decisions: ReadonlyMap<string, Decided>;
  readonly brought: ReadonlyMap<string, BroughtPunch>;
  /** Punches with a session of another tablet or another person. */
  readonly foreign: ReadonlySet<string>;
  /** Sealed punches whose PIN nobody would look at, since it was locked. */
  readonly lockedOut: ReadonlySet<string>;
};

export function toTold(
  facts: Facts,
  taps: readonly Tap[],
  { altered, noRoom, inactive, decisions, ...odd }: Odd,
): Told {
  const tapOf = new Map(taps.map((tap) => [tap.punchId ?? '', tap]));
  const isLost = (punchId: string) => tapOf.get(punchId)?.said === 'unknown' && !facts.envelopes.has(punchId);
  return {
    facts,
    ...odd,
    decisions: new Map(decisions.map((decision) => [decision.punchId, decision])),
    deactivated: new Set(inactive.map(({ employeeId }) => employeeId)),
    unemployed: judgedWhile(inactive, facts),
    taps: tapOf,
    lost: new Map([...noRoom].filter(([punchId]) => isLost(punchId))),
    broken: withFollowers(stillAltered(altered, facts), facts),
  };
}

/** If the tablet loses its database afterwards, the altered bytes are lost with it: the second copy brings back what was signed. */
function stillAltered(altered: ReadonlyMap<string, string>, { envelopes }: Facts): ReadonlySet<string> {
  const isThere = ([punchId, envelope]: readonly [string, string]) =>
    envelopes.get(punchId)?.envelope === envelope;
  return new Set([...altered].filter(isThere).map(([punchId]) => punchId));
}

function judgedWhile(inactive: readonly Inactive[], { punches }: Facts): ReadonlySet<string> {
  const judged = punches.filter(({ employeeId, verdicts: [first] }) =>
    inactive.some(
      (span) =>
        span.employeeId === employeeId &&
        first !== undefined &&
        first.decidedAt > span.from &&
        first.decidedAt < span.until,
    ),
  );
  return new Set(judged.map(({ punchId }) => punchId));
}

/**
 * The chain of the next punch breaks too: it was signed after a punch that no longer exists in that form. But where the next punch arrived
 * first, because the altered one was passed over on its way, the server could check nothing but its signature.
 */
function withFollowers(altered: ReadonlySet<string>, { envelopes, punches }: Facts): ReadonlySet<string> {
  const receivedAt = new Map(punches.map((punch) => [punch.punchId, punch.receivedAt]));
  const placeOf = ({ deviceId, keyEpoch, sequence }: Envelope, after = 0) =>
    `${deviceId} ${keyEpoch} ${sequence + after}`;
  const all = [...envelopes.values()];
  const before = new Map(
    all.filter(({ punchId }) => altered.has(punchId)).map((one) => [placeOf(one, 1), one.punchId]),
  );
  const followers = all.filter((one) => {
    const precedes = before.get(placeOf(one));
    return precedes !== undefined && (receivedAt.get(one.punchId) ?? 0) >= (receivedAt.get(precedes) ?? 0);
  });
  return new Set([...altered, ...followers.map(({ punchId }) => punchId)]);
}

/**
 * `bytes`: it is not what was signed. `person`: the person is not employed, the PIN under the seal is wrong, or the time of the session
 * cannot be told.
 */
export function doubtAbout(
  punchId: string,
  { facts, taps, broken, vouched, unvouched, unemployed, foreign, lockedOut }: Told,
): 'bytes' | 'person' | undefined {
  const envelope = facts.envelopes.get(punchId);
  if (envelope === undefined) return undefined;
  if (broken.has(punchId)) return 'bytes';
  if (unemployed.has(punchId)) return 'person';
  // The seal is wiped once the server has it, and a session says nothing about a time that nobody knows any more.
  if (unvouched.has(punchId) || foreign.has(punchId) || lockedOut.has(punchId)) return 'person';
  const isDoubtful = isSealed(punchId, facts)
    ? taps.get(punchId)?.hasRightPin !== true
    : isUncertain(punchId, facts) && !vouched.has(punchId);
  return isDoubtful ? 'person' : undefined;
}

/** Whether the PIN lies under a seal, since nobody could check it when it was typed. */
export function isSealed(punchId: string, { envelopes }: Pick<Facts, 'envelopes'>): boolean {
  const envelope = envelopes.get(punchId);
  return envelope !== undefined && sealDigestOf(envelope.envelope) !== null;
}

export function isUncertain(punchId: string, { envelopes }: Facts): boolean {
  const grade = envelopes.get(punchId)?.grade;
  return grade === 'C' || grade === 'D';
}
