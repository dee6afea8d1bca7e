// What is kept of an approval under the key of its press: by it a second request is answered, and requests of one press are known as one.
import { z } from 'zod';
import type { CompanyScope } from '#database/company-scope.ts';
import { listKept } from '#features/presses/press-store.ts';

const OPERATION = 'approvePayrollMonth';

const kept = z.object({ pressId: z.string().nullable(), approvedAtUtc: z.string() });

/** A request of somebody's press, by the moment that names it in the log. */
export type SentRequest = {
  readonly userId: string;
  readonly pressId: string;
  /** Epoch milliseconds. */
  readonly approvedAt: number;
};

/** The requests since a moment that said to which press they belong. */
export async function listSentRequests(scope: CompanyScope, since: number): Promise<readonly SentRequest[]> {
  const rows = await listKept(scope, { operation: OPERATION, since });
  return rows.flatMap(({ employeeId: userId, made }) => {
    const { data } = kept.safeParse(made);
    if (data === undefined || data.pressId === null) return [];
    return [{ userId, pressId: data.pressId, approvedAt: Date.parse(data.approvedAtUtc) }];
  });
}
