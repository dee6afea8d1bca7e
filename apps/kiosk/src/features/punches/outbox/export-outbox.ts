// What the tablet cannot send, in a file that only the server can open. The rows stay and are sent if that ever works again; they
// only stop standing in the way of a new registration.
import {
  encodeExportedPunches,
  outboxExportHead,
  outboxExportInfo,
  toBase64Url,
  type ExportedPunch,
  type OutboxExport,
} from '@stimpill/api-types/signing';
import { seal, type SealingKey } from '#device/seal-pin.ts';
import type { ChainOf } from './chain-head.ts';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import type { Outbox } from './outbox.ts';
import { toBatchItem } from './to-batch-item.ts';

export type ExportDeps = {
  readonly outbox: Outbox;
  readonly chain: ChainOf;
  readonly sealingKey: SealingKey;
  readonly serverNow: () => number;
};

/** The file and the punches in it; `done` is called once a person has the file. */
export type ExportedOutbox = { readonly file: OutboxExport; readonly done: () => Promise<void> };

/** Undefined when there is nothing to take out. */
export async function exportOutbox(deps: ExportDeps): Promise<ExportedOutbox | undefined> {
  const { outbox, chain, sealingKey } = deps;
  const rows = await outbox.unsettled();
  if (rows.length === 0) return undefined;
  const head = {
    format: 'stimpill-outbox-export',
    version: 1,
    companyId: chain.companyId,
    deviceId: chain.deviceId,
    keyId: sealingKey.keyId,
    exportedAtUtc: new Date(Math.round(deps.serverNow())).toISOString(),
    punches: rows.length,
  } as const;
  const sealed = await seal({
    plaintext: encodeExportedPunches(rows.map(toExported)),
    info: outboxExportInfo(sealingKey.keyId),
    aad: outboxExportHead(head),
    key: sealingKey,
  });
  return {
    file: { ...head, sealed: toBase64Url(sealed) },
    done: () => outbox.markExported(rows.map(({ punchId }) => punchId)),
  };
}

/** On the line a dispute is told apart from its punch; a file, and another registration, have to bring both. */
export function toExported(row: OutboxPunch): ExportedPunch {
  return { ...toBatchItem(row), ...(row.dispute === undefined ? {} : { isDisputed: true }) };
}
