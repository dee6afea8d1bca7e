// What each item of a batch is: new, known already, or in contradiction to what is known. For each new one also: does it follow
// the punch before it in the chain, and when was it made? Pure.
import { contradictedAt, notBefore, type HeardHead } from './chain-heads.ts';
import type { EffectiveTime } from '#features/tablets/clocks/effective-time.ts';
import type { StoredEnvelope } from './envelope-store.ts';
import {
  timeOfPunch,
  type PreviousPunch,
  type PunchTimeContext,
} from '#features/tablets/clocks/time-of-punch.ts';
import { isStray, type BatchItem, type ReadPunch, type StrayEnvelope } from './verify-envelope.ts';

export type NewPunch = {
  readonly kind: 'new';
  readonly item: BatchItem;
  readonly punch: ReadPunch;
  readonly fault: 'signature' | 'chain' | null;
  /** The number at which it contradicts a head that its tablet has told. */
  readonly contradictedAt: number | undefined;
  readonly time: EffectiveTime;
};

export type Classified =
  | NewPunch
  | { readonly kind: 'duplicate'; readonly item: BatchItem; readonly fingerprint: string }
  /** Another punch, with other content, has its id or its number. */
  | { readonly kind: 'mismatch'; readonly item: BatchItem; readonly fingerprint: string }
  | { readonly kind: 'stray'; readonly item: BatchItem; readonly stray: StrayEnvelope };

export type KnownBatch = {
  /** By punch id; no fingerprint where the punch came in by another door. */
  readonly punches: ReadonlyMap<string, { readonly fingerprint: string | null }>;
  /** By key epoch and number. */
  readonly sequences: ReadonlyMap<number, ReadonlyMap<number, StoredEnvelope>>;
  /** By key epoch. */
  readonly boundAt: ReadonlyMap<number, number>;
  /** What the tablet has told of its chain, by key epoch and number. */
  readonly heads: ReadonlyMap<number, readonly HeardHead[]>;
};

type Follower = PreviousPunch & { readonly chainHash: string; readonly previousHash: string };

/** @returns in the order of the items */
export function classifyBatch(
  items: readonly (ReadPunch | StrayEnvelope)[],
  known: KnownBatch,
  context: Omit<PunchTimeContext, 'boundAt' | 'notBefore'>,
): readonly Classified[] {
  const fingerprints = new Map([...known.punches].map(([id, { fingerprint }]) => [id, fingerprint]));
  const chain = new Map<string, Follower>();
  for (const [epoch, envelopes] of known.sequences)
    for (const envelope of envelopes.values())
      chain.set(placeOf(epoch, envelope.sequence), toFollower(envelope));

  const classifyOne = (one: ReadPunch | StrayEnvelope): Classified => {
    const { item, fingerprint } = one;
    if (fingerprints.has(item.punchId)) {
      const kind = fingerprints.get(item.punchId) === fingerprint ? 'duplicate' : 'mismatch';
      return { kind, item, fingerprint };
    }
    if (isStray(one)) return { kind: 'stray', item, stray: one };
    const { keyEpoch, sequence } = one.header;
    if (chain.has(placeOf(keyEpoch, sequence))) return { kind: 'mismatch', item, fingerprint };

    const previous = chain.get(placeOf(keyEpoch, sequence - 1));
    const boundAt = known.boundAt.get(keyEpoch) ?? 0;
    const heads = known.heads.get(keyEpoch) ?? [];
    const bounds = { boundAt, notBefore: notBefore(heads, sequence, context.receivedAt) };
    const time = timeOfPunch({ ...context, ...bounds }, one.header.clock, previous);
    fingerprints.set(item.punchId, fingerprint);
    chain.set(placeOf(keyEpoch, sequence), {
      chainHash: one.chainHash,
      previousHash: item.previousHash,
      earliest: time.earliest,
      at: time.at,
    });
    const next = chain.get(placeOf(keyEpoch, sequence + 1));
    // The chain is not checked for bytes that do not match their signature.
    const at = one.fault === null ? contradictedAt(heads, toPlace(one)) : undefined;
    const fault = one.fault ?? chainFault(one, previous, next) ?? (at === undefined ? null : 'chain');
    return { kind: 'new', item, punch: one, fault, contradictedAt: at, time };
  };
  const inOrder = [...items].sort((a, b) => a.item.sequence - b.item.sequence);
  const byItem = new Map(inOrder.map((one) => [one.item, classifyOne(one)]));
  return items.flatMap(({ item }) => byItem.get(item) ?? []);
}

/** A punch must follow the punch before it and be followed by the one after it. A neighbour that has not arrived is not checked. */
function chainFault(
  { item, header, chainStart, chainHash }: ReadPunch,
  previous: Follower | undefined,
  next: Follower | undefined,
): 'chain' | null {
  const expected = header.sequence === 1 ? chainStart : previous?.chainHash;
  const follows = expected === undefined || expected === item.previousHash;
  const isFollowed = next === undefined || next.previousHash === chainHash;
  return follows && isFollowed ? null : 'chain';
}

function toPlace({ item: { previousHash }, header: { sequence }, chainHash }: ReadPunch) {
  return { sequence, previousHash, chainHash };
}

function toFollower(row: StoredEnvelope): Follower {
  return {
    chainHash: row.chain_hash,
    previousHash: row.previous_hash,
    earliest: row.earliest_at,
    at: row.punched_at,
  };
}

function placeOf(keyEpoch: number, sequence: number): string {
  return `${keyEpoch}:${sequence}`;
}
