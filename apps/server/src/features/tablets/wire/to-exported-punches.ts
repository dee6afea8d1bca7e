// The file that a manager took out of a tablet -> the punches in it, as the tablet would have sent them.
import { MAX_BATCH_ITEMS, readPunchEnvelope, stationOperations } from '@stimpill/api-types/station';
import { fromBase64Url, openOutboxExport, type OutboxExport } from '@stimpill/api-types/signing';
import { Refused } from '#errors/refused.ts';
import type { SealingKey } from '#sealing-keys.ts';
import { openHpke } from '#features/tablets/judging/open-hpke.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';
import type { BatchItem } from './verify-envelope.ts';

export type ExportedPunches = {
  readonly device: AnchoredDevice;
  /** @throws Refused when none of the keys opens it, or it was changed */
  readonly open: (keys: readonly SealingKey[]) => Promise<OpenedExport>;
};

type OpenedExport = {
  readonly items: readonly BatchItem[];
  /** Of which punches somebody said at the tablet that they are not theirs, or wrong. */
  readonly disputed: ReadonlySet<string>;
};

/** @throws Refused when it is no such file */
export function toExportedPunches(content: unknown): ExportedPunches {
  const file = asExport(content);
  const { companyId, deviceId } = file;
  return {
    device: { companyId, deviceId },
    open: (keys) => openExport(keys, file),
  };
}

const GUIDS = ['companyId', 'deviceId', 'keyId'] as const;
const TEXTS = [...GUIDS, 'exportedAtUtc', 'sealed'] as const;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function asExport(content: unknown): OutboxExport {
  const file = (typeof content === 'object' && content !== null ? content : {}) as Partial<OutboxExport>;
  const isOurs = file.format === 'stimpill-outbox-export' && Number.isInteger(file.punches);
  const isWhole = TEXTS.every((name) => typeof file[name] === 'string');
  if (!isOurs || !isWhole || !GUIDS.every((name) => GUID.test(file[name] ?? '')))
    throw new Refused('This is no file of punches that a tablet made. Nothing was taken.');
  if (file.version !== 1)
    throw new Refused(
      'A newer version of Stimpill made this file. Install that one first. Nothing was taken.',
    );
  return file as OutboxExport;
}

async function openExport(keys: readonly SealingKey[], file: OutboxExport): Promise<OpenedExport> {
  const key = keys.find(({ keyId }) => keyId === file.keyId);
  if (key === undefined)
    throw new Refused(
      'The file is sealed for a key that this installation does not have. Nothing was taken.',
    );
  try {
    const exported = await openOutboxExport(file, async (message) => {
      const opened = await openHpke(key, message);
      if (opened === undefined) throw new Error('The seal does not open.');
      return opened;
    });
    const schema = stationOperations.sendPunchBatch.body;
    const disputed = exported.filter(({ isDisputed }) => isDisputed === true).map(({ punchId }) => punchId);
    const items = exported.flatMap((item) => schema.parse({ items: [item] }).items);
    return { items, disputed: new Set(disputed) };
  } catch {
    throw new Refused('The file was changed since the tablet made it, or is damaged. Nothing was taken.');
  }
}

/** The device that its envelope names, also one of another company; undefined for bytes that name none. */
export function makerOf({ envelope }: BatchItem): AnchoredDevice | undefined {
  const bytes = fromBase64Url(envelope);
  const read = bytes === undefined ? undefined : readPunchEnvelope(bytes);
  if (read?.kind !== 'punch') return undefined;
  const { companyId, deviceId } = read.envelope.header;
  return { companyId, deviceId };
}

/** As a tablet would send them. */
export function inBatches(items: readonly BatchItem[]): readonly (readonly BatchItem[])[] {
  const count = Math.ceil(items.length / MAX_BATCH_ITEMS);
  return Array.from({ length: count }, (_, batch) =>
    items.slice(batch * MAX_BATCH_ITEMS, (batch + 1) * MAX_BATCH_ITEMS),
  );
}
