// For every code about who calls: a good call of an operation, sent by whom this code refuses.
import type { AnyErrorCode, Operation, Role } from '@stimpill/api-types';
import type { EmployeeRow } from '#database/tables.ts';
import { ACCESS_TOKEN_MS, signAccessToken } from '#features/auth/access-token.ts';
import type { Call } from '../api.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';
import { goodCalls } from './good-calls.ts';
import { one, unsigned, withHeaders, type RefusingWorld, type Spoil } from './refusing-world.ts';

const SECOND = 1_000;

const operationOf = (id: DescribedOperationId): Operation => describedOperations[id];

async function signedBy({ api }: RefusingWorld, id: DescribedOperationId, good: Call, who: EmployeeRow) {
  const { auth, freshFactor } = operationOf(id);
  const signed =
    auth === 'desk' || freshFactor
      ? { desk: (await api.given.aDeskSession(who)).token }
      : { token: (await api.given.aSession(who)).token };
  return { ...unsigned(good), ...signed };
}

/** Everybody of us whose role the operation does not name; another system has no desk. */
function outsiders({ ours, service }: RefusingWorld, { roles = [], auth, freshFactor }: Operation) {
  const people = Object.entries(ours.users).filter(([role]) => !roles.includes(role as Role));
  const isServiceOut = auth !== 'desk' && !freshFactor && !roles.includes('manager');
  return [...people, ...(isServiceOut ? [['service account', service] as const] : [])];
}

const expired: Spoil = async ({ api, ours }, _id, good) => {
  const { owner } = ours.users;
  const { id: sessionId } = await api.given.aSession(owner);
  const claims = { userId: owner.id, companyId: owner.company_id, role: owner.role, sessionId };
  const signedAt = api.time.clock() - ACCESS_TOKEN_MS - SECOND;
  return one({ ...unsigned(good), token: signAccessToken(api.deps.secrets, claims, signedAt) });
};

/** In each way in which the operation can be called. */
async function inSession(
  { api, ours }: RefusingWorld,
  id: DescribedOperationId,
  good: Call,
  session: Parameters<typeof api.given.aSession>[1],
) {
  const { token } = await api.given.aSession(ours.users.owner, session);
  const { token: desk } = await api.given.aDeskSession(ours.users.owner, session);
  const call = unsigned(good);
  return [
    ...(operationOf(id).auth === 'user' ? [] : [{ says: 'at the desk', call: { ...call, desk } }]),
    ...(takesUserToken(operationOf(id)) ? [{ says: 'by token', call: { ...call, token } }] : []),
  ];
}

const byAnotherPage: Spoil = async ({ api, ours }, id, good) => {
  const isSignedIn = operationOf(id).auth !== 'ownPage';
  const desk = good.desk ?? (await api.given.aDeskSession(ours.users.owner)).token;
  const call = isSignedIn ? { ...unsigned(good), desk } : good;
  return one(withHeaders(call, { 'X-Stimpill': 'other' }));
};

/** What they would be refused for first is their feature, so the call is a good one of their company. */
const withoutFeature: Spoil = async ({ api, withoutFeatures }, id) => {
  const { token } = await api.given.aSession(withoutFeatures.users.owner);
  return one({ ...(await goodCalls[id](api, withoutFeatures)), token });
};

export const REFUSED_CALLERS: Partial<Record<AnyErrorCode, Spoil>> = {
  'auth.token_missing': (_world, _id, good) => one(unsigned(good)),
  'auth.token_invalid': (_world, _id, good) => one({ ...unsigned(good), token: 'x' }),
  'auth.token_expired': expired,
  'auth.session_revoked': (world, id, good) => inSession(world, id, good, { revoked_at: 1 }),
  'auth.request_forged': byAnotherPage,
  // Under a name of our own anybody on the way could read what is sent.
  'auth.connection_not_secure': (_world, _id, good) =>
    one(withHeaders(good, { 'X-Forwarded-Host': 'clock.example.is' })),
  'auth.factor_demanded': async ({ api, demanding }, _id, good) => {
    const { token: desk } = await api.given.aDeskSession(demanding.users.owner);
    return one({ ...unsigned(good), desk });
  },
  'auth.company_mismatch': ({ theirs }, _id, good) =>
    one({ ...good, params: { ...good.params, companyId: theirs.company.id } }),
  'auth.role_not_allowed': async (world, id, good) => {
    const wrong = outsiders(world, operationOf(id)).map(async ([says, who]) => ({
      says,
      call: await signedBy(world, id, good, who),
    }));
    return await Promise.all(wrong);
  },
  'auth.limited_to_departments': async (world, id, good) =>
    one(await signedBy(world, id, good, world.limited)),
  'company.feature_disabled': withoutFeature,
  'auth.confirmation_needed': (world, id, good) => inSession(world, id, good, { confirmed_at: 0 }),
};
