// A company with one of everything, and good calls of its operations that a test spoils in one place.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Operation, Role } from '@stimpill/api-types';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type Answer, type Call, type TestApi } from './api.ts';
import { goodCalls } from './conformance/good-calls.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { peopleOf } from './people-of.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

type Spoiled = Call & { readonly role?: Role };

/** Only at the desk is somebody asked to confirm that it is still them. */
const isSignedInAtDesk = ({ auth, freshFactor }: Operation) => auth === 'desk' || freshFactor === true;

export type CompanyWorld<Id extends DescribedOperationId> = {
  readonly api: TestApi;
  readonly tenant: Tenant;
  /** The good call with what is given in its place, by an owner unless another role is named. */
  readonly call: (spoiled?: Spoiled) => Promise<Answer<Id>>;
  /** Another operation, by the owner. */
  readonly ask: <Other extends DescribedOperationId>(id: Other, call?: Call) => Promise<Answer<Other>>;
  /** Everybody of the company, for the owner. */
  readonly people: () => Promise<Awaited<ReturnType<typeof peopleOf>>['data']>;
  /** The status and codes of the answer. */
  readonly refusal: (spoiled?: Spoiled) => Promise<readonly unknown[]>;
  /** With a record that does not exist, named so in the route. */
  readonly ofNobody: (name: string) => Promise<readonly unknown[]>;
};

/** A company, whichever operation is tested in it. */
export type AnyWorld = CompanyWorld<DescribedOperationId>;

export function companyWorld<Id extends DescribedOperationId>(id: Id): CompanyWorld<Id> {
  let api: TestApi;
  let tenant: Tenant;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    tenant = await aTenant(api);
  });
  const signedIn = async (of: DescribedOperationId, role: Role) =>
    isSignedInAtDesk(describedOperations[of])
      ? { desk: (await api.given.aDeskSession(tenant.users[role])).token }
      : { token: (await api.given.aSession(tenant.users[role])).token };
  const good = () => goodCalls[id](api, tenant);
  const call = async ({ role = 'owner', ...spoiled }: Spoiled = {}) =>
    await api.call(id, { ...(await good()), ...(await signedIn(id, role)), ...spoiled });
  const refusal = async (spoiled?: Spoiled) => {
    const { status, codes } = await call(spoiled);
    return [status, ...codes];
  };
  return {
    get api() {
      return api;
    },
    get tenant() {
      return tenant;
    },
    call,
    ask: async (other, rest = {}) =>
      await api.call(other, {
        ...(await signedIn(other, 'owner')),
        ...rest,
        params: { companyId: tenant.company.id, ...rest.params },
      }),
    people: async () => {
      const { token } = await api.given.aSession(tenant.users.owner);
      return (await peopleOf(api, tenant.company, { token })).data;
    },
    refusal,
    ofNobody: async (name) => {
      const { params } = await good();
      return await refusal({ params: { ...params, [name]: NOBODY } });
    },
  };
}
