// The minutes that payroll would be told, read through the API as a payroll system reads them.
import type { CallApi } from '../doors/call-api.ts';
import type { Company, Person } from '../people/companies.ts';
import type { Timeline } from '../timeline.ts';

export type Totals = { readonly totalMinutes: number; readonly daytimeMinutes: number };

/** Below the limit of six hundred a minute. */
const CALLS_A_MINUTE = 500;
const MINUTE_MS = 60_000;

export async function readTotals(
  call: CallApi,
  timeline: Timeline,
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
  { id, name }: Person,
  accessToken: string,
): Promise<Totals> {
  const query = `employeeId=${id}&startDate=2026-02-01&endDate=2026-12-31`;
  const answer = await call({
    name: 'totals',
    method: 'GET',
    path: `/companies/${companyId}/time-entries?${query}`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (answer.kind !== 'success')
    throw new Error(`The hours of ${name} could not be read: ${JSON.stringify(answer)}`);
  return (answer.data as { readonly totals: Totals }).totals;
}
