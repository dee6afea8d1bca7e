// Punches that a manager took out of a tablet in a file are handled as all others: stored in the inbox first, then judged. Those that
// the tablet has handed over meanwhile are known already. A tablet that was registered anew also brings what it was before.
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { groupBy } from '#group-by.ts';
import { listOpenReviews } from '#features/ledger/review-item-store.ts';
import { findDevice } from '#features/tablets/devices/device-store.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import type { InboxJudge } from '#features/tablets/judging/inbox-judge.ts';
import { disputePunch } from '#features/tablets/people/dispute-punch.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';
import type { Classified } from './classify-batch.ts';
import { receivePunchBatch, type ReceiveDeps } from './receive-punch-batch.ts';
import { NOT_TOLD, toDisputed } from './recover-punches.ts';
import { inBatches, makerOf, toExportedPunches } from './to-exported-punches.ts';
import type { BatchItem } from './verify-envelope.ts';

export type ImportedOutbox = {
  readonly companyId: string;
  readonly deviceId: string;
  /** Punches that the server did not have. */
  readonly taken: number;
  readonly known: number;
  /** Kept as they are, for a person to look at. */
  readonly unreadable: number;
  /** Questions that are open about the punches of the file. */
  readonly asked: number;
};

type ImportDeps = ReceiveDeps & { readonly inboxJudge: InboxJudge };

/** @throws Refused when the file is none of ours, of another installation, or changed since */
export async function importOutbox(deps: ImportDeps, content: unknown): Promise<ImportedOutbox> {
  const { device, open } = toExportedPunches(content);
  if (!(await isKnown(deps, device)))
    throw new Refused(
      `This installation knows no kiosk ${device.deviceId} of that company. Nothing was taken.`,
    );
  const { items, disputed } = await open(deps.secrets.sealingKeys);
  const received: Classified[] = [];
  const groups = await byMaker(deps, device, items);
  for (const [maker, made] of groups) {
    const broughtBy = maker.deviceId === device.deviceId ? undefined : device.deviceId;
    received.push(...(await takeIn(deps, { maker, broughtBy }, made, disputed)));
  }
  await deps.inboxJudge.drain();
  await askAboutTablets(deps);
  const count = (kind: string) => received.filter((each) => each.kind === kind).length;
  return {
    ...device,
    taken: count('new'),
    known: count('duplicate'),
    unreadable: count('mismatch') + count('stray'),
    asked: await countAsked(
      deps,
      groups.map(([{ companyId }]) => companyId),
      items,
    ),
  };
}

type Origin = { readonly maker: AnchoredDevice; readonly broughtBy: string | undefined };

async function takeIn(
  deps: ImportDeps,
  { maker, broughtBy }: Origin,
  items: readonly BatchItem[],
  disputed: ReadonlySet<string>,
): Promise<readonly Classified[]> {
  const taken: Classified[] = [];
  for (const batch of inBatches(items)) {
    const received = await receivePunchBatch(deps, maker, {
      ...{ items: batch, ...NOT_TOLD, broughtBy },
      clientAddress: 'file',
    });
    for (const punchId of toDisputed(received, disputed)) await disputePunch(deps, maker, punchId);
    taken.push(...received);
  }
  return taken;
}

/** What names a tablet that nobody here ever had is kept under the tablet of the file, for a person to look at. */
async function byMaker(
  deps: ImportDeps,
  device: AnchoredDevice,
  items: readonly BatchItem[],
): Promise<readonly (readonly [AnchoredDevice, readonly BatchItem[]])[]> {
  const groups = new Map<AnchoredDevice, BatchItem[]>([[device, []]]);
  for (const made of groupBy(items, (item) => makerOf(item)?.deviceId).values()) {
    const maker = made[0] && makerOf(made[0]);
    const isOther = maker !== undefined && maker.deviceId !== device.deviceId;
    if (isOther && (await isKnown(deps, maker))) groups.set(maker, [...made]);
    else groups.get(device)?.push(...made);
  }
  return [...groups];
}

async function isKnown({ database }: ImportDeps, device: AnchoredDevice): Promise<boolean> {
  const scope = companyScope(database.knex, device.companyId);
  return (await findDevice(scope, device.deviceId)) !== undefined;
}

async function countAsked(
  { database }: ImportDeps,
  companyIds: readonly string[],
  items: readonly BatchItem[],
): Promise<number> {
  const ids = new Set(items.map(({ punchId }) => punchId));
  let asked = 0;
  for (const companyId of new Set(companyIds)) {
    const open = await listOpenReviews(companyScope(database.knex, companyId));
    asked += open.filter(({ punchId }) => punchId !== null && ids.has(punchId)).length;
  }
  return asked;
}
