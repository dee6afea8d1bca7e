// Stores the head of the chain that a tablet tells, in the transaction of the heartbeat or batch that told it.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Secrets } from '#secrets.ts';
import { listHeads, saveHeads } from './chain-head-store.ts';
import type { KnownSequences } from './device-sequence.ts';
import { hear, stillNeeded, type HeardHead, type ToldHead } from './chain-heads.ts';
import { openShortened, type KeyOfDevice } from '#features/tablets/health/device-incident-store.ts';
import { readAnchor, type AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

/** As the tablet sends it. */
export type HeadOnTheLine = {
  readonly sequence: number;
  readonly hash: string;
  readonly anchor?: string | undefined;
};

export function toToldHead(
  secrets: Secrets,
  device: AnchoredDevice,
  { sequence, hash, anchor }: HeadOnTheLine,
): ToldHead {
  return { sequence, hash, after: anchor === undefined ? undefined : readAnchor(secrets, device, anchor) };
}

const NOTHING: KnownSequences = { highest: 0, missing: [] };

/** @param arrived under the key; by default nothing is known of it, and no head is given up */
export async function hearHead(
  scope: CompanyScope,
  key: KeyOfDevice,
  told: ToldHead,
  { arrived = NOTHING, now }: { readonly arrived?: KnownSequences | undefined; readonly now: number },
): Promise<void> {
  const before: readonly HeardHead[] = await listHeads(scope, key);
  const { heads, lost } = hear(before, told, now);
  await saveHeads(scope, key, { before, now: stillNeeded(heads, arrived) });
  if (lost !== undefined) await openShortened(scope, key, lost, now);
}
