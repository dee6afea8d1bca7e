// The minutes that payroll would be told, read through the API as a payroll system reads them.
import type { CallApi } from '../doors/call-api.ts';
import type { Company, Person } from '../people/companies.ts';
import type { Timeline } from '../timeline.ts';

export type Totals = { readonly totalMinutes: number; readonly daytimeMinutes: number };

export const NO_TOTALS: Totals = { totalMinutes: -1, daytimeMinutes: -1 };

/** Below the limit of six hundred a minute. */
const CALLS_A_MINUTE = 500;
const MINUTE_MS = 60_000;

export async function readTotals(
  call: CallApi,
  timeline: Pick<Timeline, 'pass'>,
  companies: readonly Company[],
): Promise<ReadonlyMap<string, Totals>> {
  const totals = new Map<string, Totals>();
  let calls = 0;
  for (const company of companies) {
    const login = await call({ name: 'totals', method: 'POST', path: '/auth/login', body: company.manager });
    if (login.kind !== 'success') throw new Error(`${company.name} cannot log in to read its hours.`);
    const { accessToken } = login.data as { readonly accessToken: string };
    for (const person of company.people) {
      if ((calls += 1) % CALLS_A_MINUTE === 0) timeline.pass(MINUTE_MS);
      totals.set(person.id, await totalsOf(call, company, person, accessToken));
    }
  }
  return totals;
}

async function totalsOf(
  call: CallApi,
  { id: companyId }: Company,
  { id }: Person,
  accessToken: string,
): Promise<Totals> {
  const query = `employeeId=${id}&startDate=2026-02-01&endDate=2026-12-31`;
  const answer = await call({
    name: 'totals',
    method: 'GET',
    path: `/companies/${companyId}/time-entries?${query}`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  // Hours that cannot be read are no hours that anybody could be paid for.
  if (answer.kind !== 'success') return NO_TOTALS;
  return (answer.data as { readonly totals: Totals }).totals;
}
