// What was approved a short while ago and can still be taken back, read from the log: it is known to the person who looks, wherever and whenever they
// do, and whether or not the answer to the approval arrived.
import { UNDO_MS } from '@stimpill/api-types/rights';
import type { CompanyScope } from '#database/company-scope.ts';
import { listWhoChanged } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { DateRange } from '@stimpill/time';
import { groupBy } from '#group-by.ts';
import { APPROVED } from './approve-payroll-month.ts';
import { overlap, readPresses, type AskedPress, type Press } from './read-press.ts';
import { z } from 'zod';
import { listKept } from '#features/presses/press-store.ts';

export type AskedApprovals = {
  readonly company: Pick<CompanySettings, 'timeZone'>;
  readonly range: DateRange;
  readonly isSeen: (employeeId: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

type Part = { readonly approvedAt: number; readonly employeeIds: readonly string[] };

type RecentApproval = {
  /** Who pressed. */
  readonly userId: string;
  /** When its first request began, epoch milliseconds. */
  readonly approvedAt: number;
  /** Of how many people it would be taken back. */
  readonly people: number;
  /** Oldest first. */
  readonly parts: readonly Part[];
};

/** The oldest first. */
export async function listRecentApprovals(
  scope: CompanyScope,
  { company, range, isSeen, now }: AskedApprovals,
): Promise<readonly RecentApproval[]> {
  const since = now - UNDO_MS;
  const did = await listWhoChanged(scope, { reason: APPROVED, since });
  const asked = requestsIn(did.filter(({ employeeId }) => isSeen(employeeId)));
  if (asked.length === 0) return [];
  const requests = (await readPresses(scope, company, asked)).filter(
    ({ mine, days }) => mine.size > 0 && days !== undefined && overlap(days, range),
  );
  // A press is as old as its first request, which may be over already.
  const sent = await listSentRequests(scope, since - UNDO_MS);
  return inPresses(requests, sent).filter(({ approvedAt }) => approvedAt >= since);
}

function requestsIn(did: Awaited<ReturnType<typeof listWhoChanged>>): readonly AskedPress[] {
  const byRequest = groupBy(did, ({ changedAt, userId }) => `${changedAt} ${userId}`);
  return [...byRequest.values()].flatMap((people) =>
    people.slice(0, 1).map(({ changedAt: approvedAt, userId }) => ({
      ...{ approvedAt, userId },
      employeeIds: people.map(({ employeeId }) => employeeId),
    })),
  );
}

/** @param requests oldest first; those that belong to no press that was named are one each */
function inPresses(requests: readonly Press[], sent: readonly SentRequest[]): RecentApproval[] {
  const idOf = new Map(sent.map((each) => [keyOf(each), `${each.userId} ${each.pressId}`]));
  const beganAt = new Map<string, number>();
  for (const { userId, pressId, approvedAt } of sent) {
    const id = `${userId} ${pressId}`;
    beganAt.set(id, Math.min(approvedAt, beganAt.get(id) ?? approvedAt));
  }
  const grouped = groupBy(requests, (request) => idOf.get(keyOf(request)) ?? keyOf(request));
  return [...grouped].map(([id, parts]) => ({
    userId: parts[0]?.userId ?? '',
    approvedAt: beganAt.get(id) ?? parts[0]?.approvedAt ?? 0,
    people: parts.reduce((sum, { mine }) => sum + mine.size, 0),
    parts: parts.map(({ approvedAt, employeeIds }) => ({ approvedAt, employeeIds })),
  }));
}

const keyOf = ({ userId, approvedAt }: Omit<AskedPress, 'employeeIds'>) => `${approvedAt} ${userId}`;

/** What is kept of an approval under the key of its press: by it a second request is answered, and requests of one press are known as one. */
const OPERATION = 'approvePayrollMonth';

const kept = z.object({ pressId: z.string().nullable(), approvedAtUtc: z.string() });

/** A request of somebody's press, by the moment that names it in the log. */
type SentRequest = {
  readonly userId: string;
  readonly pressId: string;
  /** Epoch milliseconds. */
  readonly approvedAt: number;
};

/** The requests since a moment that said to which press they belong. */
async function listSentRequests(scope: CompanyScope, since: number): Promise<readonly SentRequest[]> {
  const rows = await listKept(scope, { operation: OPERATION, since });
  return rows.flatMap(({ employeeId: userId, made }) => {
    const { data } = kept.safeParse(made);
    if (data === undefined || data.pressId === null) return [];
    return [{ userId, pressId: data.pressId, approvedAt: Date.parse(data.approvedAtUtc) }];
  });
}
