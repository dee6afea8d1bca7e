// Which punches the server must not believe, as the campaign knows and the server must find out.
import type { Envelope, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import type { Stage } from '../play/open-stage.ts';

export type Told = {
  readonly facts: Facts;
  readonly taps: ReadonlyMap<string, Tap>;
  /** Punches that are not what was signed, and those that follow them in the chain. */
  readonly broken: ReadonlySet<string>;
  /** Punches that came a second time after a restore, with or without the server's word for their proof. */
  readonly vouched: ReadonlySet<string>;
  readonly unvouched: ReadonlySet<string>;
};

export function toTold(
  facts: Facts,
  taps: readonly Tap[],
  { altered, vouched, unvouched }: Pick<Stage, 'altered' | 'vouched' | 'unvouched'>,
): Told {
  return {
    facts,
    vouched,
    unvouched,
    taps: new Map(taps.map((tap) => [tap.punchId ?? '', tap])),
    broken: withFollowers(altered, [...facts.envelopes.values()]),
  };
}

/** The chain of the next one does not hold either: it was signed after the punch that is there no more. */
function withFollowers(altered: ReadonlySet<string>, envelopes: readonly Envelope[]): ReadonlySet<string> {
  const placeOf = ({ deviceId, keyEpoch, sequence }: Envelope, after = 0) =>
    `${deviceId} ${keyEpoch} ${sequence + after}`;
  const next = new Set(
    envelopes.filter(({ punchId }) => altered.has(punchId)).map((envelope) => placeOf(envelope, 1)),
  );
  const followers = envelopes.filter((envelope) => next.has(placeOf(envelope)));
  return new Set([...altered, ...followers.map(({ punchId }) => punchId)]);
}

/** `bytes`: it is not what was signed. `person`: a wrong PIN under the seal, or a session whose time cannot be told. */
export function doubtAbout(
  punchId: string,
  { facts, taps, broken, vouched, unvouched }: Told,
): 'bytes' | 'person' | undefined {
  const envelope = facts.envelopes.get(punchId);
  if (envelope === undefined) return undefined;
  if (broken.has(punchId)) return 'bytes';
  // The seal is wiped once the server has it, and a session says nothing about a time that nobody knows any more.
  if (unvouched.has(punchId)) return 'person';
  const { proof } = JSON.parse(Buffer.from(envelope.envelope, 'base64url').toString()) as {
    readonly proof: { readonly sealDigest: string | null };
  };
  const isDoubtful =
    proof.sealDigest === null
      ? isUncertain(punchId, facts) && !vouched.has(punchId)
      : taps.get(punchId)?.hasRightPin !== true;
  return isDoubtful ? 'person' : undefined;
}

export function isUncertain(punchId: string, { envelopes }: Facts): boolean {
  const grade = envelopes.get(punchId)?.grade;
  return grade === 'C' || grade === 'D';
}
