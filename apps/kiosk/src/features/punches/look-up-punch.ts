// A punch was sent and no clear answer came back. Did it take effect? The punch list says so, and nothing is claimed before it did.
import { callOperation } from '#api/call-operation.ts';
import type { PunchListUser } from '@stimpill/api-types';

export type LookUp =
  | { readonly kind: 'recorded'; readonly at: number }
  | { readonly kind: 'notRecorded' }
  | { readonly kind: 'notKnown' };

export type SentPunch = {
  readonly employeeId: string;
  readonly companyId: string;
  readonly action: 'Start' | 'Stop';
  /** When it was sent, by the server's clock as this tablet knows it. */
  readonly sentAt: number;
};

/** The request may still be on its way when the list is first read. */
const WAITS_MS = [0, 1_000, 2_000];
const GIVE_UP_MS = 3_000;
/** Clocks of tablet and server may differ by this much without the entry being another one. */
const TOLERANCE_MS = 60_000;

export async function lookUpPunch(punch: SentPunch): Promise<LookUp> {
  let found: LookUp = { kind: 'notKnown' };
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const list = await readList(punch.companyId);
    found = list ? explain(punch, list) : { kind: 'notKnown' };
    if (found.kind === 'recorded') return found;
  }
  return found;
}

async function readList(companyId: string): Promise<readonly PunchListUser[] | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), GIVE_UP_MS));
  const answer = await Promise.race([callOperation('getPunchList', { query: { companyId } }), late]);
  return answer?.ok ? answer.data : undefined;
}

/** What the list says of a punch that was sent while the person was in the opposite state. */
export function explain(punch: SentPunch, list: readonly PunchListUser[]): LookUp {
  const person = list.find(({ id }) => id === punch.employeeId);
  if (!person) return { kind: 'notKnown' };
  if (person.isClockedIn !== (punch.action === 'Start')) return { kind: 'notRecorded' };
  // Of a clock-out the list gives no time; it happened in the seconds since it was sent.
  if (punch.action === 'Stop') return { kind: 'recorded', at: punch.sentAt };
  const startedAt = person.openEntryStartAtUtc === null ? Number.NaN : Date.parse(person.openEntryStartAtUtc);
  return Math.abs(startedAt - punch.sentAt) <= TOLERANCE_MS
    ? { kind: 'recorded', at: startedAt }
    : { kind: 'notKnown' };
}
