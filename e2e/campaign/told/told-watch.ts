// Looks at every answer of the server to a tablet, as soon as it is given, and at what the server holds at that moment: verdicts of
// batches, and the receipts that come with heartbeats.
import type { PunchResult } from '@stimpill/api-types/station';
import type { Read } from '../reconcile/overlap-watch.ts';
import { beforeLook, differencesIn, findReceiptFault, type SentPunch } from './compare-told.ts';
import { readHeldPunches, type HeldPunch } from './held-punch.ts';
import type { OpenReceipt } from './open-receipt.ts';
import type { Request, Witnessed } from '../network/witnessed.ts';

export type ToldWatch = {
  /** Looks before a request reaches a server, because the background judge may decide meanwhile, by an older clock. */
  readonly lookBefore: (request: Request) => Promise<void>;
  readonly see: (arrival: Witnessed) => Promise<void>;
  /** Everything that was ever told of a punch. */
  readonly told: ReadonlyMap<string, readonly PunchResult[]>;
  readonly openReceipt: OpenReceipt;
  readonly cases: () => number;
  readonly problems: readonly string[];
};

type Held = ReadonlyMap<string, HeldPunch>;
/** With what was held before the server was asked. */
type Moment = Pick<Witnessed, 'at' | 'isDoubled'> & { readonly earlier: Held };
type Batch = { readonly items: readonly SentPunch[] };
type BatchAnswer = { readonly data: { readonly results: readonly PunchResult[] } };
type Heartbeat = { readonly awaitedReceipts?: readonly string[] };
type HeartbeatAnswer = {
  readonly data: { readonly receipts: readonly { readonly punchId: string; readonly receipt: string }[] };
};

export function createToldWatch(
  companyIds: readonly string[],
  read: Read,
  openReceipt: OpenReceipt,
): ToldWatch {
  const earlierOf = new WeakMap<Request, Held>();
  const heldOf = heldIn(companyIds, read);
  const told = new Map<string, PunchResult[]>();
  const problems: string[] = [];
  let cases = 0;

  const seeBatch = async (moment: Moment, { items }: Batch, { data: { results } }: BatchAnswer) => {
    const ids = items.map(({ punchId }) => punchId);
    const held = await heldOf(ids);
    for (const [place, sent] of items.entries()) {
      const result = results[place];
      cases += 1;
      if (result?.punchId !== sent.punchId) {
        problems.push(`${sent.punchId}: nothing is told of it at ${moment.at}`);
        continue;
      }
      told.set(sent.punchId, [...(told.get(sent.punchId) ?? []), result]);
      const seen = { sent, told: result, ...momentOf(sent.punchId, held, moment) };
      const faults = differencesIn(seen, openReceipt);
      problems.push(...faults.map((fault) => `${sent.punchId} ${fault} (at ${moment.at})`));
    }
  };
  const seeHeartbeat = async (
    moment: Moment,
    { awaitedReceipts = [] }: Heartbeat,
    answer: HeartbeatAnswer,
  ) => {
    if (awaitedReceipts.length === 0) return;
    const held = await heldOf(awaitedReceipts);
    const given = new Map(answer.data.receipts.map(({ punchId, receipt }) => [punchId, receipt]));
    for (const punchId of awaitedReceipts) {
      cases += 1;
      const faults = handedFaults(punchId, given.get(punchId), momentOf(punchId, held, moment), openReceipt);
      problems.push(...faults.map((fault) => `${punchId} ${fault} (at ${moment.at})`));
    }
  };
  return {
    told,
    problems,
    openReceipt,
    cases: () => cases,
    lookBefore: async (request) => {
      const ids = idsIn(request);
      if (ids.length > 0) earlierOf.set(request, await heldOf(ids));
    },
    see: async ({ request, at, answer, isDoubled }) => {
      if (answer?.status !== 200) return;
      const { target, body } = request;
      const moment = { at, isDoubled, earlier: earlierOf.get(request) ?? new Map<string, HeldPunch>() };
      if (target.endsWith('/punch-batches'))
        await seeBatch(moment, parsed(body) as Batch, parsed(answer.body) as BatchAnswer);
      else if (target.endsWith('/heartbeat'))
        await seeHeartbeat(moment, parsed(body) as Heartbeat, parsed(answer.body) as HeartbeatAnswer);
    },
  };
}

function heldIn(companyIds: readonly string[], read: Read) {
  return (ids: readonly string[]): Promise<Held> =>
    read((reader) => reader.atOneMoment(() => readHeldPunches(reader, companyIds, ids)));
}

function handedFaults(
  punchId: string,
  receipt: string | undefined,
  { held, before }: ReturnType<typeof momentOf>,
  openReceipt: OpenReceipt,
): readonly string[] {
  if (receipt !== undefined) return findReceiptFault({ punchId, receipt }, held?.proof ?? null, openReceipt);
  return before?.isProven === true ? ['was proven, and its receipt is held back'] : [];
}

function momentOf(punchId: string, held: Held, { at, isDoubled, earlier }: Moment) {
  const punch = held.get(punchId);
  const before = punch === undefined ? undefined : beforeLook(punch, earlier.get(punchId));
  return { held: punch, at, isDoubled, before };
}

function idsIn({ target, body }: Request): readonly string[] {
  if (target.endsWith('/punch-batches')) return (parsed(body) as Batch).items.map(({ punchId }) => punchId);
  return target.endsWith('/heartbeat') ? ((parsed(body) as Heartbeat).awaitedReceipts ?? []) : [];
}

const parsed = (text: Buffer) => JSON.parse(text.toString()) as unknown;
