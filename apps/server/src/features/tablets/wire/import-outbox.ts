// Punches that a manager took out of a tablet in a file are handled as all others: stored in the inbox first, then judged. Those that
// the tablet has handed over meanwhile are known already.
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { findDevice } from '#features/tablets/devices/device-store.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { disputePunch } from '#features/tablets/people/dispute-punch.ts';
import type { Classified } from './classify-batch.ts';
import { receivePunchBatch, type ReceiveDeps } from './receive-punch-batch.ts';
import { toExportedPunches } from './to-exported-punches.ts';

export type ImportedOutbox = {
  readonly companyId: string;
  readonly deviceId: string;
  /** Punches that the server did not have. */
  readonly taken: number;
  readonly known: number;
  /** Kept as they are, for a person to look at. */
  readonly unreadable: number;
};

/** A file does not tell what the clocks did afterwards, and comes from no network address. */
const NOT_TOLD = {
  closingAnchor: undefined,
  closingStretches: undefined,
  chainHead: undefined,
  clientAddress: 'file',
};

/** @throws Refused when the file is none of ours, of another installation, or changed since */
export async function importOutbox(
  deps: ReceiveDeps & { readonly inboxJudge: InboxJudge },
  content: unknown,
): Promise<ImportedOutbox> {
  const { device, open } = toExportedPunches(content);
  const scope = companyScope(deps.database.knex, device.companyId);
  if ((await findDevice(scope, device.deviceId)) === undefined)
    throw new Refused(
      `This installation knows no kiosk ${device.deviceId} of that company. Nothing was taken.`,
    );
  const kinds: string[] = [];
  const { batches, disputed } = await open(deps.secrets.sealingKeys);
  for (const items of batches) {
    const received = await receivePunchBatch(deps, device, { items, ...NOT_TOLD });
    kinds.push(...received.map(({ kind }) => kind));
    for (const punchId of toDisputed(received, disputed)) await disputePunch(deps, device, punchId);
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

/** Those of them that the server has as this tablet made them. */
function toDisputed(received: readonly Classified[], disputed: ReadonlySet<string>): readonly string[] {
  return received
    .filter(({ kind, item }) => (kind === 'new' || kind === 'duplicate') && disputed.has(item.punchId))
    .map(({ item }) => item.punchId);
}
