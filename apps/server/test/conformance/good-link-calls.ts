// The part of good-calls.ts about one-time links.
import { randomInt } from 'node:crypto';
import type { Tenant } from '../a-tenant.ts';
import type { TestApi } from '../api.ts';
import { derived } from './derived-call.ts';

export const goodLinkCalls = {
  makePasswordLink: derived('makePasswordLink', () => ({ body: { byMail: false } })),
  askForPasswordLink: (_: TestApi, { users }: Tenant) => ({ body: { email: users.owner.email } }),
  readPasswordLink: async (api: TestApi, tenant: Tenant) => ({
    body: { token: await aPasswordLink(api, tenant) },
  }),
  redeemPasswordLink: async (api: TestApi, tenant: Tenant) => ({
    body: { token: await aPasswordLink(api, tenant), newPassword: 'four words in a row' },
  }),
  readAddressLink: async ({ given }: TestApi, { employee }: Tenant) => ({
    body: { token: (await given.aWaitingAddress(employee)).token },
  }),
  confirmAddress: async ({ given }: TestApi, { company }: Tenant) => ({
    body: { token: (await given.aWaitingAddress(await given.anEmployee(company))).token },
  }),
  readWayBack: async ({ given }: TestApi, { employee }: Tenant) => ({
    body: { token: (await given.aWayBack(employee)).token },
  }),
  takeAddressBack: async ({ given }: TestApi, { company }: Tenant) => ({
    body: { token: (await given.aWayBack(await given.anEmployee(company))).token },
  }),
};

async function aPasswordLink({ given }: TestApi, { company }: Tenant): Promise<string> {
  const email = `somebody-${randomInt(2 ** 47)}@example.is`;
  return given.aPasswordLink(await given.anEmployee(company, { email }));
}
