// Which punches the server must not believe, as the campaign knows and the server must find out.
import type { Envelope, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';

export type Told = {
  readonly facts: Facts;
  readonly taps: ReadonlyMap<string, Tap>;
  /** Punches that are not what was signed, and those that follow them in the chain. */
  readonly broken: ReadonlySet<string>;
};

export function toTold(facts: Facts, taps: readonly Tap[], altered: ReadonlySet<string>): Told {
  return {
    facts,
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
export function doubtAbout(punchId: string, { facts, taps, broken }: Told): 'bytes' | 'person' | undefined {
  const envelope = facts.envelopes.get(punchId);
  if (envelope === undefined) return undefined;
  if (broken.has(punchId)) return 'bytes';
  const { proof } = JSON.parse(Buffer.from(envelope.envelope, 'base64url').toString()) as {
    readonly proof: { readonly sealDigest: string | null };
  };
  const isDoubtful =
    proof.sealDigest === null ? isUncertain(punchId, facts) : taps.get(punchId)?.hasRightPin !== true;
  return isDoubtful ? 'person' : undefined;
}

export function isUncertain(punchId: string, { envelopes }: Facts): boolean {
  const grade = envelopes.get(punchId)?.grade;
  return grade === 'C' || grade === 'D';
}
