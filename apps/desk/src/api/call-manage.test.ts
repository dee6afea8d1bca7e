import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { setPins, unlockPin } from './person-access.ts';

afterEach(() => vi.restoreAllMocks());

it('waits for minutes where PINs are told once, and for seconds everywhere else', async () => {
  const api = fakeApi();
  api.answer('POST /companies/c1/people-pins', { data: [] });
  api.answer('POST /companies/c1/people/e1/pin/unlock', { data: {} });
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const client = createQueryClient(() => undefined);

  await setPins(client, 'c1', ['e1']);
  await unlockPin(client, { companyId: 'c1', employeeId: 'e1' });

  expect(waits.mock.calls).toEqual([[300_000], [20_000]]);
});
