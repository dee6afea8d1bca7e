// Looks at every answer of the server to a tablet, as soon as it is given, and at what the server holds at that moment: verdicts of
// batches, and the receipts that come with heartbeats.
import type { PunchResult } from '@stimpill/api-types/station';
import type { Witnessed } from '../network/upstream.ts';
import type { Read } from '../reconcile/overlap-watch.ts';
import { differencesIn, findReceiptFault, isProvenBefore, type SentPunch } from './compare-told.ts';
import { readHeldPunches } from './held-punch.ts';
import type { OpenReceipt } from './open-receipt.ts';

export type ToldWatch = {
  readonly see: (arrival: Witnessed) => Promise<void>;
  /** Everything that was ever told of a punch. */
  readonly told: ReadonlyMap<string, readonly PunchResult[]>;
  readonly openReceipt: OpenReceipt;
  readonly cases: () => number;
  readonly problems: readonly string[];
};

type Moment = Pick<Witnessed, 'at' | 'isDoubled'> & { readonly unsureFrom: number };
type Batch = { readonly items: readonly SentPunch[] };
type BatchAnswer = { readonly data: { readonly results: readonly PunchResult[] } };
type Heartbeat = { readonly awaitedReceipts?: readonly string[] };
type HeartbeatAnswer = {
  readonly data: { readonly receipts: readonly { readonly punchId: string; readonly receipt: string }[] };
};

export function createToldWatch(
  { servers }: { readonly servers: number },
  read: Read,
  openReceipt: OpenReceipt,
): ToldWatch {
  const momentOf = createMoments(servers);
  const told = new Map<string, PunchResult[]>();
  const problems: string[] = [];
  let cases = 0;

  const seeBatch = async (moment: Moment, { items }: Batch, { data: { results } }: BatchAnswer) => {
    const ids = items.map(({ punchId }) => punchId);
    const held = await read((reader) => readHeldPunches(reader, ids));
    for (const [place, sent] of items.entries()) {
      const result = results[place];
      cases += 1;
      if (result?.punchId !== sent.punchId) {
        problems.push(`${sent.punchId}: nothing is told of it at ${moment.at}`);
        continue;
      }
      told.set(sent.punchId, [...(told.get(sent.punchId) ?? []), result]);
      const seen = { sent, told: result, held: held.get(sent.punchId), ...moment };
      const faults = differencesIn(seen, openReceipt);
      problems.push(...faults.map((fault) => `${sent.punchId} ${fault} (at ${moment.at})`));
    }
  };
  const seeHeartbeat = async (
    { at, unsureFrom }: Moment,
    { awaitedReceipts = [] }: Heartbeat,
    answer: HeartbeatAnswer,
  ) => {
    if (awaitedReceipts.length === 0) return;
    const held = await read((reader) => readHeldPunches(reader, awaitedReceipts));
    const given = new Map(answer.data.receipts.map(({ punchId, receipt }) => [punchId, receipt]));
    for (const punchId of awaitedReceipts) {
      cases += 1;
      const [punch, receipt] = [held.get(punchId), given.get(punchId)];
      if (receipt === undefined && punch !== undefined && isProvenBefore(punch, unsureFrom))
        problems.push(`${punchId} was proven, and its receipt is held back (at ${at})`);
      if (receipt === undefined) continue;
      const faults = findReceiptFault({ punchId, receipt }, punch?.proof ?? null, openReceipt);
      problems.push(...faults.map((fault) => `${punchId} ${fault} (at ${at})`));
    }
  };
  return {
    told,
    problems,
    openReceipt,
    cases: () => cases,
    see: async ({ request: { target, body }, at, answer, isDoubled }) => {
      const moment = momentOf(at, isDoubled);
      if (answer?.status !== 200) return;
      if (target.endsWith('/punch-batches'))
        await seeBatch(moment, parsed(body) as Batch, parsed(answer.body) as BatchAnswer);
      else if (target.endsWith('/heartbeat'))
        await seeHeartbeat(moment, parsed(body) as Heartbeat, parsed(answer.body) as HeartbeatAnswer);
    },
  };
}

/**
 * Of two servers, the one that did not answer may still be judging by the moment that it was told last: what came to be at the request before
 * may be told, or not yet.
 */
function createMoments(servers: number): (at: number, isDoubled: boolean) => Moment {
  let before = 0;
  return (at, isDoubled) => {
    const unsureFrom = servers === 1 ? at : Math.min(at, before);
    before = Math.max(before, at);
    return { at, isDoubled, unsureFrom };
  };
}

const parsed = (text: Buffer) => JSON.parse(text.toString()) as unknown;
