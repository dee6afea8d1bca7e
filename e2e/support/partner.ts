// A partner's system: it knows the published API and nothing else.
import { operations, type CallOf, type DataOf, type Operation } from '@stimpill/api-types';
import { expect, type APIRequestContext } from '@playwright/test';
import { company } from './company.ts';

export type Partner = {
  readonly punch: (
    body: CallOf<typeof operations.partnerPunch>['body'],
  ) => Promise<DataOf<typeof operations.partnerPunch>>;
  readonly timesheetOf: (
    employeeId: string,
    startDate: string,
    endDate: string,
  ) => Promise<DataOf<typeof operations.getTimeEntries>>;
};

/** Logs in through the API, as the quickstart of the reference does. */
export async function aPartner(
  request: APIRequestContext,
  origin: string,
  credentials: { readonly email: string; readonly password: string },
  companyId: string = company.id,
): Promise<Partner> {
  const { accessToken } = await call(operations.login, '/auth/login', { data: credentials });
  const headers = { Authorization: `Bearer ${accessToken}` };
  return {
    punch: (body) =>
      call(operations.partnerPunch, `/companies/${companyId}/punches`, { data: body, headers }),
    timesheetOf: (employeeId, startDate, endDate) => {
      const query = new URLSearchParams({ employeeId, startDate, endDate });
      return call(operations.getTimeEntries, `/companies/${companyId}/time-entries?${query.toString()}`, {
        headers,
      });
    },
  };

  async function call<O extends Operation>(
    operation: O,
    path: string,
    options: { readonly data?: unknown; readonly headers?: Record<string, string> },
  ): Promise<DataOf<O>> {
    const response = await request.fetch(`${origin}/api/v1${path}`, { method: operation.method, ...options });
    expect(response.status(), await response.text()).toBe(200);
    const envelope = (await response.json()) as { data: DataOf<O> };
    return envelope.data;
  }
}
