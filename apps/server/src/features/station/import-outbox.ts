// Punches that a manager took out of a tablet in a file take the way of all others: inbox first, judged after. They may have
// arrived by themselves meanwhile; then they are known already.
import { MAX_BATCH_ITEMS, stationOperations } from '@stimpill/api-types/station';
import { openOutboxExport, type OutboxExport } from '@stimpill/api-types/signing';
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { findDevice } from '#features/kiosk/device-store.ts';
import type { InboxJudge } from './inbox-judge.ts';
import { openHpke } from './open-hpke.ts';
import { receivePunchBatch, type ReceiveDeps } from './receive-punch-batch.ts';
import type { BatchItem } from './verify-envelope.ts';

export type ImportedOutbox = {
  readonly companyId: string;
  readonly deviceId: string;
  /** Punches that the server did not have. */
  readonly taken: number;
  readonly known: number;
  /** Kept as they are, for a person to look at. */
  readonly unreadable: number;
};

/** @throws Refused when the file is none of ours, of another installation, or changed since */
export async function importOutbox(
  deps: ReceiveDeps & { readonly inboxJudge: InboxJudge },
  content: unknown,
): Promise<ImportedOutbox> {
  const file = asExport(content);
  const { companyId, deviceId } = file;
  const device = { companyId, deviceId };
  if ((await findDevice(companyScope(deps.database.knex, companyId), deviceId)) === undefined)
    throw new Refused(`This installation knows no kiosk ${deviceId} of that company. Nothing was taken.`);
  const items = await openItems(deps, file);

  const kinds: string[] = [];
  for (let from = 0; from < items.length; from += MAX_BATCH_ITEMS) {
    const batch = { items: items.slice(from, from + MAX_BATCH_ITEMS), ...NOT_TOLD };
    kinds.push(...(await receivePunchBatch(deps, device, batch)).map(({ kind }) => kind));
  }
  await deps.inboxJudge.drain();
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  return {
    ...device,
    taken: count('new'),
    known: count('duplicate'),
    unreadable: count('mismatch') + count('stray'),
  };
}

/** A file tells nothing of the clocks since, and has no address. */
const NOT_TOLD = { closingAnchor: undefined, closingStretches: undefined, clientAddress: 'file' };

const FIELDS = ['companyId', 'deviceId', 'keyId', 'exportedAtUtc', 'sealed'] as const;

function asExport(content: unknown): OutboxExport {
  const file = (typeof content === 'object' && content !== null ? content : {}) as Partial<OutboxExport>;
  const isOurs = file.format === 'stimpill-outbox-export' && Number.isInteger(file.punches);
  if (!isOurs || FIELDS.some((name) => typeof file[name] !== 'string'))
    throw new Refused('This is no file of punches that a tablet made. Nothing was taken.');
  if (file.version !== 1)
    throw new Refused(
      'A newer version of Stimpill made this file. Install that one first. Nothing was taken.',
    );
  return file as OutboxExport;
}

async function openItems({ secrets }: ReceiveDeps, file: OutboxExport): Promise<readonly BatchItem[]> {
  const key = secrets.sealingKeys.find(({ keyId }) => keyId === file.keyId);
  if (key === undefined)
    throw new Refused(
      'The file is sealed for a key that this installation does not have. Nothing was taken.',
    );
  try {
    const items = await openOutboxExport(file, async (message) => {
      const opened = await openHpke(key, message);
      if (opened === undefined) throw new Error('The seal does not open.');
      return opened;
    });
    const schema = stationOperations.sendPunchBatch.body;
    return items.flatMap((item) => schema.parse({ items: [item] }).items);
  } catch {
    throw new Refused('The file was changed since the tablet made it, or is damaged. Nothing was taken.');
  }
}
