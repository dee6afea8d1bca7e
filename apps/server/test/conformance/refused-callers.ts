// For every code about who calls: a good call of an operation, sent by whom this code refuses.
import type { AnyErrorCode, Operation, Role } from '@stimpill/api-types';
import type { EmployeeRow } from '#database/tables/people.ts';
import { ACCESS_TOKEN_MS, signAccessToken } from '#features/auth/access-token.ts';
import type { Call } from '../api.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from '../described-apis.ts';
import { goodCalls } from './good-calls.ts';
import {
  one,
  unsigned,
  withHeaders,
  type RefusingWorld,
  type Spoil,
  type WrongCall,
} from './refusing-world.ts';

const SECOND = 1_000;

const operationOf = (id: DescribedOperationId): Operation => describedOperations[id];

type Way = 'by token' | 'at the desk';

/** The ways in which an operation is called. */
function waysOf({ auth }: Operation): readonly Way[] {
  if (auth === 'desk') return ['at the desk'];
  return auth === 'user' ? ['by token'] : ['by token', 'at the desk'];
}

type Session = Parameters<RefusingWorld['api']['given']['aSession']>[1];

/** In each way in which it can be called. */
async function signedBy(
  { api }: RefusingWorld,
  id: DescribedOperationId,
  good: Call,
  who: EmployeeRow,
  session: Session = {},
) {
  // Another system has no desk.
  const ways = waysOf(operationOf(id)).filter((way) => way === 'by token' || who.service_account === null);
  const calls = ways.map(async (way) => {
    const { token } =
      way === 'by token'
        ? await api.given.aSession(who, session)
        : await api.given.aDeskSession(who, session);
    const signed = way === 'by token' ? { token } : { desk: token };
    return { says: `${who.role} ${way}`, call: { ...unsigned(good), ...signed } };
  });
  return await Promise.all(calls);
}

/** Everybody of us whose role the operation does not name. */
function outsiders(
  { ours, service }: RefusingWorld,
  { roles = [], auth }: Operation,
): readonly EmployeeRow[] {
  const people = Object.values(ours.users).filter(({ role }) => !roles.includes(role as Role));
  return auth === 'desk' || roles.includes('manager') ? people : [...people, service];
}

/** Those of us whom the operation is for. */
const insiders = ({ ours }: RefusingWorld, { roles, auth }: Operation): readonly EmployeeRow[] =>
  Object.values(ours.users).filter(
    ({ role }) => roles?.includes(role as Role) ?? (auth === 'desk' || role === 'owner'),
  );

/** Sent as well by everyone else who may call it: the refusal is the same. */
export const byOthersToo =
  (spoil: Spoil): Spoil =>
  async (world, id, good) => {
    const ways = await spoil(world, id, good);
    const { freshFactor, roles, auth } = operationOf(id);
    // A tablet of our own calls with its token beside that of a person.
    if (auth !== 'desk' && !takesUserToken({ auth })) return ways;
    const others = insiders(world, operationOf(id)).filter(({ role }) => !roles || role !== 'owner');
    // Only at the desk does anybody confirm who they are.
    const place = freshFactor ? -1 : 0;
    const signed = (who: EmployeeRow) =>
      Promise.all(ways.map(async ({ call }) => (await signedBy(world, id, call, who)).slice(place)[0]));
    const byThem = await byEach(others, async (who) =>
      (await signed(who)).filter((way) => way !== undefined),
    );
    return [...ways, ...byThem];
  };

const byEach = async (
  people: readonly EmployeeRow[],
  callsBy: (who: EmployeeRow) => Promise<readonly WrongCall[]>,
): Promise<readonly WrongCall[]> => (await Promise.all(people.map(callsBy))).flat();

const expired: Spoil = async ({ api, ours }, _id, good) => {
  const { owner } = ours.users;
  const { id: sessionId } = await api.given.aSession(owner);
  const claims = { userId: owner.id, companyId: owner.company_id, role: owner.role, sessionId };
  const signedAt = api.time.clock() - ACCESS_TOKEN_MS - SECOND;
  return one({ ...unsigned(good), token: signAccessToken(api.deps.secrets, claims, signedAt) });
};

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
  'auth.session_revoked': (world, id, good) =>
    signedBy(world, id, good, world.ours.users.owner, { revoked_at: 1 }),
  'auth.request_forged': byAnotherPage,
  // Under a name of our own anybody on the way could read what is sent.
  'auth.connection_not_secure': (_world, _id, good) =>
    one(withHeaders(good, { 'X-Forwarded-Host': 'clock.example.is' })),
  'auth.factor_demanded': async ({ api, demanding }, _id, good) => {
    const { token: desk } = await api.given.aDeskSession(demanding.users.owner);
    return one({ ...unsigned(good), desk });
  },
  'auth.company_mismatch': (world, id, good) => {
    const elsewhere = { ...good, params: { ...good.params, companyId: world.theirs.company.id } };
    return signedBy(world, id, elsewhere, world.ours.users.owner);
  },
  'auth.role_not_allowed': (world, id, good) =>
    byEach(outsiders(world, operationOf(id)), (who) => signedBy(world, id, good, who)),
  'auth.limited_to_departments': (world, id, good) => signedBy(world, id, good, world.limited),
  'company.feature_disabled': withoutFeature,
  'auth.confirmation_needed': (world, id, good) =>
    byEach(insiders(world, operationOf(id)), (who) => signedBy(world, id, good, who, { confirmed_at: 0 })),
};
