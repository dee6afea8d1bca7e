// A server written from the contract and nothing else: it verifies signature and chain, takes every punch once by its id and once
// by its number, and remembers what it took. The faults lie in the line before it.
import {
  chainLink,
  encodePunchEnvelope,
  fromBase64Url,
  toBase64Url,
  type PunchEnvelope,
} from '@stimpill/api-types/signing';
import { readPunchEnvelope, type PunchResult, type StationState } from '@stimpill/api-types/station';
import type { CallOf } from '@stimpill/api-types';
import type { CallStation, StationExchange } from '#api/call-station.ts';
import type { ApiFailure } from '#api/api-failure.ts';
import { sha256 } from '#api/sha-256.ts';
import type { StationOperations } from '#api/kiosk-operations.ts';

type ToldHead = NonNullable<CallOf<StationOperations['sendPunchBatch']>['body']['chainHead']>;

/** By a count of its own: how many exchanges there were before it was told, and before the anchor in it was given out. */
type HeardHead = ToldHead & { readonly heardAt: number; readonly after: number | undefined };

type Item = CallOf<StationOperations['sendPunchBatch']>['body']['items'][number];

/** Where the numbers of an earlier registration end. */
type LastNumber = Pick<CallOf<StationOperations['recoverPunches']>['body'], 'deviceId' | 'lastNumber'>;

type UploadedPhoto = { readonly punchId: string; readonly grant: string; readonly jpeg: string };

type Body = Partial<UploadedPhoto & LastNumber> & {
  readonly items?: readonly Item[];
  readonly chainHead?: ToldHead;
};

/** One punch as the server has it. */
type Taken = { readonly item: Item; readonly envelope: PunchEnvelope; readonly isIntact: boolean };

/** What happens to one call: nothing, or a fault before or after the server has done its work. */
export type LineFault = 'none' | 'lost before' | 'lost after' | '500' | '503' | '429' | '409';

export type ModelServer = {
  readonly callStation: CallStation;
  /** By id, in the order in which they came. */
  readonly inbox: Map<string, Taken>;
  readonly mismatches: readonly string[];
  /** Ids whose bytes it claims not to understand. */
  readonly unreadable: Set<string>;
  readonly calls: readonly { readonly id: string; readonly items: number }[];
  /** Sequences that it was handed, in that order, repetitions included. */
  readonly handedOver: readonly number[];
  /** Keeps only these punches, and knows of no dispute any more. */
  readonly restoreBackup: (from: readonly string[]) => void;
  /** Where its tablets said that their chain stands, in the order in which it was told. */
  readonly toldHeads: readonly HeardHead[];
  /** The punches it was told to be disputed, each time. */
  readonly toldDisputes: readonly string[];
  readonly lastNumbers: readonly LastNumber[];
  /** Those that it knows of now. */
  readonly disputed: ReadonlySet<string>;
  /** The photos it was handed, by punch. */
  readonly photos: ReadonlyMap<string, string>;
  /** Every permission that it gave so far is too old. */
  readonly outdateGrants: () => void;
};

export type ModelDeps = {
  readonly publicKey: CryptoKey;
  readonly keyEpoch: number;
  /** Of the tablet that calls; left out where no earlier registration hands anything over. */
  readonly deviceId?: string;
  readonly nextFault: () => LineFault;
  readonly onExchange: (exchange: StationExchange) => void;
  readonly monotonicNow: () => number;
  readonly refusal?: (items: readonly Item[]) => ApiFailure | undefined;
};

const FAILURES: Record<Exclude<LineFault, 'none'>, ApiFailure> = {
  'lost before': { kind: 'offline' },
  'lost after': { kind: 'timedOut' },
  '500': { kind: 'broken', status: 500, retryAfterSeconds: undefined, requestId: undefined },
  '503': { kind: 'broken', status: 503, retryAfterSeconds: 2, requestId: undefined },
  '429': refused(429, 'rate.limited', 3),
  '409': refused(409, 'station.upload_in_progress', 1),
};

const PUNCH_UNKNOWN = refused(404, 'station.punch_unknown');
const GRANT_INVALID = refused(403, 'station.photo_grant_invalid');

function refused(
  status: number,
  code:
    | 'station.photo_grant_invalid'
    | 'station.punch_unknown'
    | 'rate.limited'
    | 'station.upload_in_progress'
    | 'request.invalid',
  retryAfterSeconds?: number,
): ApiFailure {
  return { kind: 'refused', status, codes: [code], retryAfterSeconds, requestId: undefined };
}

export function createModelServer(deps: ModelDeps): ModelServer {
  const inbox = new Map<string, Taken>();
  const mismatches: string[] = [];
  const unreadable = new Set<string>();
  const calls: { id: string; items: number }[] = [];
  const handedOver: number[] = [];
  const heads = createHeadBook();
  const shelf = createPhotoShelf();
  const disputes = createDisputeBook((punchId) => inbox.has(punchId));

  const receive = createReceive({ inbox, mismatches, handedOver, shelf, publicKey: deps.publicKey });
  const answerTo = async (id: string, items: readonly Item[]) => {
    const results = await takeAll(receive, disputes, items);
    const own = ownOf(deps, [...inbox.values()]);
    const station = toState(deps.keyEpoch, own, heads.nextAnchor());
    tellExchange(deps, station);
    return { ok: true as const, data: { results, receipts: [], station }, id };
  };
  const callStation = (async (id: string, input?: { readonly body?: Body }) => {
    const items = input?.body?.items ?? [];
    calls.push({ id, items: items.length });
    await Promise.resolve();
    const fault = deps.nextFault();
    const isUpload = id === 'uploadPunchPhoto' && fault !== 'lost before';
    if (isUpload && !shelf.take(input?.body as UploadedPhoto)) return { ok: false, failure: GRANT_INVALID };
    const isDispute = id === 'disputePunch' && fault !== 'lost before';
    if (isDispute && !disputes.tell(input?.body?.punchId)) return { ok: false, failure: PUNCH_UNKNOWN };
    if (fault === 'none' || fault === 'lost after') heads.hear(input?.body?.chainHead);
    heads.end(input?.body);
    if (fault === 'lost after') await answerTo(id, items);
    if (fault !== 'none') return { ok: false, failure: FAILURES[fault] };
    const isBad = items.some(({ punchId }) => unreadable.has(punchId));
    const failure = deps.refusal?.(items) ?? (isBad ? refused(400, 'request.invalid') : undefined);
    return failure ? { ok: false, failure } : answerTo(id, items);
  }) as CallStation;
  const restoreBackup = (from: readonly string[]) => {
    for (const id of [...inbox.keys()]) if (!from.includes(id)) inbox.delete(id);
    disputes.forget();
  };
  return {
    ...shelf,
    ...disputes,
    lastNumbers: heads.ended,
    toldHeads: heads.told,
    inbox,
    mismatches,
    unreadable,
    calls,
    handedOver,
    callStation,
    restoreBackup,
  };
}

type Shelves = {
  readonly inbox: Map<string, Taken>;
  readonly mismatches: string[];
  readonly handedOver: number[];
  readonly shelf: ReturnType<typeof createPhotoShelf>;
  readonly publicKey: CryptoKey;
};

/** Takes one punch, once by its id and once by its number. */
function createReceive({ inbox, mismatches, handedOver, shelf, publicKey }: Shelves) {
  const mismatch = (item: Item): PunchResult => {
    mismatches.push(item.punchId);
    return { ...toResult(item, 'mismatch'), outcome: null, receipt: null };
  };
  return async (item: Item): Promise<PunchResult> => {
    handedOver.push(item.sequence);
    const known = inbox.get(item.punchId);
    if (known) {
      return known.item.envelope === item.envelope
        ? shelf.withGrant(known, toResult(item, 'duplicate'))
        : mismatch(item);
    }
    const deviceId = makerOf(item);
    const isNumberKnown = [...inbox.values()].some(
      ({ item: other, envelope }) =>
        envelope.header.deviceId === deviceId && other.sequence === item.sequence,
    );
    if (isNumberKnown) return mismatch(item);
    const taken = await verified(item, publicKey);
    inbox.set(item.punchId, taken);
    return shelf.withGrant(taken, toResult(item, item.seal === undefined ? 'applied' : 'stored'));
  };
}

async function takeAll(
  receive: ReturnType<typeof createReceive>,
  disputes: ReturnType<typeof createDisputeBook>,
  items: readonly Item[],
): Promise<PunchResult[]> {
  const results: PunchResult[] = [];
  for (const item of items) {
    results.push(await receive(item));
    if ('isDisputed' in item) disputes.tell(item.punchId);
  }
  return results;
}

/** An earlier registration of the tablet has a chain of its own. */
const ownOf = ({ deviceId }: ModelDeps, taken: readonly Taken[]) =>
  taken.filter(({ envelope: { header } }) => deviceId === undefined || header.deviceId === deviceId);

function tellExchange({ monotonicNow, onExchange }: ModelDeps, state: StationState): void {
  const at = monotonicNow();
  onExchange({
    askedAtMonotonicMs: at,
    answeredAtMonotonicMs: at,
    answeredAtWallMs: Date.now(),
    state,
  });
}

/** Its anchors are numbered, so that each told head shows which answers its tablet had. */
function createHeadBook() {
  const told: HeardHead[] = [];
  const ended: LastNumber[] = [];
  let moments = 0;
  return {
    told,
    ended,
    end: ({ deviceId, lastNumber }: Partial<LastNumber> = {}) => {
      if (deviceId !== undefined && lastNumber) ended.push({ deviceId, lastNumber });
    },
    nextAnchor: () => `${(moments += 1)}`,
    hear: (head: ToldHead | undefined) => {
      if (!head) return;
      const after = typeof head.anchor === 'string' ? Number(head.anchor) : undefined;
      told.push({ ...head, heardAt: (moments += 1), after });
    },
  };
}

/** Takes a dispute only of a punch that it has. */
function createDisputeBook(isKnown: (punchId: string) => boolean) {
  const toldDisputes: string[] = [];
  const disputed = new Set<string>();
  return {
    toldDisputes,
    disputed,
    tell: (punchId = '') => {
      toldDisputes.push(punchId);
      if (!isKnown(punchId)) return false;
      disputed.add(punchId);
      return true;
    },
    forget: () => disputed.clear(),
  };
}

/** Gives permissions for photos that it awaits, and takes each photo against the newest one. */
function createPhotoShelf() {
  const photos = new Map<string, string>();
  let generation = 1;
  const grantFor = (punchId: string) => `grant ${generation} of ${punchId}`;
  return {
    photos,
    withGrant: ({ envelope }: Taken, result: PunchResult): PunchResult => {
      const isAwaited = envelope.header.photo === 'taken' && !photos.has(result.punchId);
      return isAwaited ? { ...result, photoUploadGrant: grantFor(result.punchId) } : result;
    },
    take: ({ punchId, grant, jpeg }: UploadedPhoto) => {
      if (grant !== grantFor(punchId)) return false;
      photos.set(punchId, jpeg);
      return true;
    },
    outdateGrants: () => {
      generation += 1;
    },
  };
}

function makerOf({ envelope }: Item): string | undefined {
  const read = readPunchEnvelope(fromBase64Url(envelope) ?? new Uint8Array());
  return read.kind === 'punch' ? read.envelope.header.deviceId : undefined;
}

async function verified(item: Item, publicKey: CryptoKey): Promise<Taken> {
  const bytes = fromBase64Url(item.envelope) ?? new Uint8Array();
  const read = readPunchEnvelope(bytes);
  if (read.kind !== 'punch') throw new Error(`The envelope of ${item.punchId} is ${read.kind}.`);
  const hash = await sha256(chainLink(fromBase64Url(item.previousHash) ?? new Uint8Array(), bytes));
  const isSigned = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    new Uint8Array(fromBase64Url(item.signature) ?? []),
    new Uint8Array(hash),
  );
  const { header } = read.envelope;
  const isNamed = header.punchId === item.punchId && header.sequence === item.sequence;
  const isCanonical = toBase64Url(encodePunchEnvelope(read.envelope)) === item.envelope;
  return { item, envelope: read.envelope, isIntact: isSigned && isNamed && isCanonical };
}

function toResult(item: Item, verdict: PunchResult['verdict']): PunchResult {
  const isTold = item.seal === undefined;
  return {
    punchId: item.punchId,
    sequence: item.sequence,
    verdict,
    outcome: isTold ? 'applied' : 'stored',
    reason: null,
    punchedAtUtc: isTold ? '2026-03-02T06:58:11.902Z' : null,
    isClockedIn: isTold ? true : null,
    timeEntryId: null,
    photoUploadGrant: null,
    receipt: isTold ? `receipt of ${item.punchId}` : null,
  };
}

function toState(keyEpoch: number, taken: readonly Taken[], anchor: string): StationState {
  const numbers = new Set(taken.map(({ item }) => item.sequence));
  const top = Math.max(0, ...numbers);
  let highestSequence = 0;
  while (numbers.has(highestSequence + 1)) highestSequence += 1;
  const missing: { from: number; to: number }[] = [];
  for (let sequence = highestSequence + 1; sequence < top; sequence += 1) {
    const last = missing.at(-1);
    if (numbers.has(sequence)) continue;
    if (last?.to === sequence - 1) last.to = sequence;
    else missing.push({ from: sequence, to: sequence });
  }
  return {
    keyEpoch,
    highestSequence,
    missing: missing.slice(0, 20),
    serverTimeUtc: new Date().toISOString(),
    anchor,
  };
}
