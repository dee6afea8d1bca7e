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

type Moment = Pick<Witnessed, 'at' | 'isDoubled'>;
type Batch = { readonly items: readonly SentPunch[] };
type BatchAnswer = { readonly data: { readonly results: readonly PunchResult[] } };
type Heartbeat = { readonly awaitedReceipts?: readonly string[] };
type HeartbeatAnswer = {
  readonly data: { readonly receipts: readonly { readonly punchId: string; readonly receipt: string }[] };
};

export function createToldWatch(read: Read, openReceipt: OpenReceipt): ToldWatch {
  const told = new Map<string, PunchResult[]>();
  const problems: string[] = [];
  let cases = 0;

  const seeBatch = async (
    { at, isDoubled }: Moment,
    { items }: Batch,
    { data: { results } }: BatchAnswer,
  ) => {
    const ids = items.map(({ punchId }) => punchId);
    const held = await read((reader) => readHeldPunches(reader, ids));
    for (const [place, sent] of items.entries()) {
      const result = results[place];
      cases += 1;
      if (result?.punchId !== sent.punchId) {
        problems.push(`${sent.punchId}: nothing is told of it at ${at}`);
        continue;
      }
      told.set(sent.punchId, [...(told.get(sent.punchId) ?? []), result]);
      const faults = differencesIn(
        { sent, told: result, held: held.get(sent.punchId), at, isDoubled },
        openReceipt,
      );
      problems.push(...faults.map((fault) => `${sent.punchId} ${fault} (at ${at})`));
    }
  };
  const seeHeartbeat = async (at: number, { awaitedReceipts = [] }: Heartbeat, answer: HeartbeatAnswer) => {
    if (awaitedReceipts.length === 0) return;
    const held = await read((reader) => readHeldPunches(reader, awaitedReceipts));
    const given = new Map(answer.data.receipts.map(({ punchId, receipt }) => [punchId, receipt]));
    for (const punchId of awaitedReceipts) {
      cases += 1;
      const [punch, receipt] = [held.get(punchId), given.get(punchId)];
      if (receipt === undefined && punch !== undefined && isProvenBefore(punch, at))
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
      if (answer?.status !== 200) return;
      const [sent, said] = [
        () => JSON.parse(body.toString()) as unknown,
        () => JSON.parse(answer.body.toString()) as unknown,
      ];
      if (target.endsWith('/punch-batches'))
        await seeBatch({ at, isDoubled }, sent() as Batch, said() as BatchAnswer);
      else if (target.endsWith('/heartbeat'))
        await seeHeartbeat(at, sent() as Heartbeat, said() as HeartbeatAnswer);
    },
  };
}
