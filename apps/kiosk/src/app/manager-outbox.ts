// The outbox as a manager sees it: with names, to be retried, and as a file that leaves the tablet.
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { isRefusedWith } from '#api/api-failure.ts';
import { forgetTablet } from '#device/device-record.ts';
import { sealingKeyInForce } from '#device/seal-pin.ts';
import type { MakeFile } from '#features/manager/export-dialog.tsx';
import type { KeptPunches } from '#features/manager/remove-dialog.tsx';
import type { QueueItem } from '#features/manager/queue-list.tsx';
import type { QueueView } from '#features/manager/queue-panel.tsx';
import { usePunchList } from '#features/people/use-punch-list.ts';
import { exportOutbox } from '#features/punches/outbox/export-outbox.ts';
import type { Outbox } from '#features/punches/outbox/outbox.ts';
import { receiptCodeOf } from '#features/punches/outbox/receipt-code.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import { clearProjects } from '#storage/project-store.ts';
import { noteHappening } from '#storage/tablet-log.ts';
import { countKeptPunches, erasePhotos, leaveExportedPunches } from '#storage/unsent-punches.ts';
import type { Kiosk } from './kiosk.ts';
import type { PunchClock } from './punch-clock.ts';

export function useQueueView({ outboxState, punchClock }: Kiosk, { companyId }: DeviceRecord): QueueView {
  const { waiting, oldestWaitingAt, isSending, trouble, storage, needsAttention, untoldDisputes } =
    useStore(outboxState);
  const counts = [waiting, needsAttention.length, untoldDisputes, isSending].join(' ');
  const rows = useUnsettled(punchClock?.outbox, counts);
  const { people } = usePunchList(companyId);
  const items = useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return rows.map((row) => toQueueItem(row, names.get(row.employeeId))).sort(byNeed);
  }, [rows, people]);
  return { waiting, oldestAt: oldestWaitingAt, isSending, items, trouble, storage };
}

/** Read from the disk whenever the counts change. */
function useUnsettled(outbox: Outbox | undefined, counts: string): readonly OutboxPunch[] {
  const [rows, setRows] = useState<readonly OutboxPunch[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void outbox
      ?.unsettled()
      .then((read) => {
        if (isCurrent) setRows(read);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [outbox, counts]);
  return rows;
}

function toQueueItem(row: OutboxPunch, name: string | undefined): QueueItem {
  const { punchId, action, at, tries, status, exportedAt } = row;
  return {
    punchId,
    receiptCode: receiptCodeOf(punchId),
    name,
    action,
    at,
    status: toQueueStatus(status),
    tries,
    lastError: status === 'mismatch' ? null : row.lastError,
    isExported: exportedAt !== undefined,
  };
}

const toQueueStatus = (status: OutboxPunch['status']): QueueItem['status'] => {
  if (status === 'settled') return 'disputed';
  return status === 'refused' || status === 'mismatch' ? status : 'waiting';
};

const byNeed = (a: QueueItem, b: QueueItem) =>
  Number(a.status === 'waiting') - Number(b.status === 'waiting') || a.at - b.at;

export async function tryAgain({ outbox, sender, photoSender }: PunchClock): Promise<void> {
  await outbox.retryRefused().catch(() => undefined);
  sender.send('asked');
  await photoSender.send();
}

/** Makes the file, hands it to the browser, and says what it is called. */
export function exporterOf({ outbox, station, chain }: PunchClock, serverNow: () => number): MakeFile {
  return async () => {
    const keys = station.settings.getState().settings?.sealingKeys ?? [];
    const sealingKey = sealingKeyInForce(keys, serverNow());
    if (!sealingKey) return 'failed';
    try {
      const made = await exportOutbox({ outbox, chain, sealingKey, serverNow });
      if (!made) return 'nothing';
      const { punches, exportedAtUtc } = made.file;
      const time = exportedAtUtc.slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
      const name = `stimpill-outbox-${time}-${punches}.json`;
      saveFile(name, JSON.stringify(made.file));
      void noteHappening({ at: serverNow(), kind: 'exported', punches });
      return { name, punches, done: made.done };
    } catch {
      return 'failed';
    }
  };
}

const REVOKED_AFTER_MS = 60_000;

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}

/** Undefined when they cannot be counted: then the tablet stays in use. */
export async function countKept(): Promise<KeptPunches | undefined> {
  return countKeptPunches().catch(() => undefined);
}

/**
 * The server revokes the device. But if the server lacks punches that it once had, as after a restore, they are sent again first. Without a
 * server the tablet only forgets its token; then nobody has the token any more.
 */
async function isStillNeeded({ outbox, station, sender }: PunchClock): Promise<boolean> {
  const rest = await outbox.unsettled();
  const isRestExported = rest.some(({ exportedAt }) => exportedAt !== undefined);
  const lastSequence = await outbox.lastSequence();
  const answer = await station.call('revokeOwnDevice', { body: { lastSequence, isRestExported } });
  if (answer.ok || !isRefusedWith(answer.failure, 'station.punches_missing')) return false;
  sender.send('asked');
  return true;
}

/** @returns the punches that forbade it; `unsent` is 0 when the tablet was taken out of use */
export async function takeOutOfUse(punchClock: PunchClock | undefined): Promise<KeptPunches | undefined> {
  const kept = await countKept();
  if (kept?.unsent !== 0) return kept;
  if (punchClock && (await isStillNeeded(punchClock))) return undefined;
  await leaveExportedPunches();
  await Promise.all([erasePhotos(), clearProjects()]);
  await forgetTablet();
  return kept;
}
