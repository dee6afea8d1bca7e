// A tablet that lost its registration hands over, under the one that a manager gave it since, what it still has of the earlier one.
// The key of the earlier device proves each punch; that another tablet brings it is a question for a manager.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findDevice } from '#features/tablets/devices/device-store.ts';
import { disputePunch } from '#features/tablets/people/dispute-punch.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';
import type { Classified } from './classify-batch.ts';
import type { HandedOver, HandOver, PunchBatch, ReceiveDeps } from './receive-punch-batch.ts';
import type { BatchItem } from './verify-envelope.ts';

export type LeftBehind = Pick<PunchBatch, 'lastNumber' | 'clientAddress'> & {
  readonly deviceId: string;
  readonly items: readonly (BatchItem & { readonly isDisputed?: true | undefined })[];
};

/** What a tablet cannot tell any more of another page load and another key. */
export const NOT_TOLD = { closingAnchor: undefined, closingStretches: undefined, chainHead: undefined };

/** @throws DomainError `station.tablet_unknown`, `station.upload_in_progress` */
export async function recoverPunches(
  deps: ReceiveDeps & { readonly handOver: HandOver },
  { companyId, deviceId: broughtBy }: AnchoredDevice,
  { deviceId, items, ...rest }: LeftBehind,
): Promise<HandedOver> {
  const scope = companyScope(deps.database.knex, companyId);
  if ((await findDevice(scope, deviceId)) === undefined)
    throw new DomainError('station.tablet_unknown', { field: 'deviceId' });
  const device = { companyId, deviceId };
  const handedOver = await deps.handOver(device, { items, ...NOT_TOLD, ...rest, broughtBy });
  const disputed = new Set(items.filter(({ isDisputed }) => isDisputed).map(({ punchId }) => punchId));
  for (const punchId of toDisputed(handedOver.classified, disputed))
    await disputePunch(deps, device, punchId);
  return handedOver;
}

/** Those of them that the server has as their tablet made them. */
export function toDisputed(
  received: readonly Classified[],
  disputed: ReadonlySet<string>,
): readonly string[] {
  return received
    .filter(({ kind, item }) => (kind === 'new' || kind === 'duplicate') && disputed.has(item.punchId))
    .map(({ item }) => item.punchId);
}
