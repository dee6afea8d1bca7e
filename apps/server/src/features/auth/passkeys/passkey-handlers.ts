import { may } from '@stimpill/api-types/manage';
import { authorOf } from '#features/changes/change.ts';
import { companyScope } from '#database/company-scope.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { UserCaller } from '#http/caller.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { noteConfirmation } from '../desk/desk-session-store.ts';
import { toOwnSessionAnswer, toSessionAnswer } from '../desk/to-session-answer.ts';
import type { FactorDeps } from '../factors/change-factors.ts';
import { readFactors } from '../factors/factor-store.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { checkPasskey } from './check-passkey.ts';
import { newChallenge } from './passkey-challenge.ts';
import { listPasskeysOf } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { toCreationOptions, toPasskey, toRequestOptions } from './to-passkey.ts';

type PasskeyDeps = FactorDeps & { readonly publicOrigin: string | null };

export function passkeyHandlers(deps: PasskeyDeps) {
  return { ...ownPasskeys(deps), ...signingIn(deps) };
}

function ownPasskeys(deps: PasskeyDeps) {
  const { database, publicOrigin } = deps;
  return {
    listPasskeys: async ({ caller }) =>
      (await listPasskeysOf(scopeOf(deps, caller), caller.userId)).map(toPasskey),

    startPasskey: async ({ caller, origin }) => {
      const party = relyingParty(publicOrigin, origin);
      const person = await findEmployee(scopeOf(deps, caller), caller.userId);
      if (person === undefined) assertNeverHappens('a caller who does not exist');
      return toCreationOptions(person, { ...(await startPasskey(deps, person)), party });
    },

    addPasskey: async ({ body, caller, origin }) => {
      const given = { ...body, party: relyingParty(publicOrigin, origin), by: authorOf(caller) };
      const { passkey, recoveryCodes, endedSessions } = await addPasskey(deps, whose(caller), given);
      return { passkey: toPasskey(passkey), recoveryCodes: [...recoveryCodes], endedSessions };
    },

    removePasskey: async ({ params, caller }) => {
      await removePasskey(deps, whose(caller), params.passkeyId, authorOf(caller));
      return readFactors(companyScope(database.knex, caller.companyId), caller.userId);
    },
  } satisfies ManageHandlers;
}

function signingIn(deps: PasskeyDeps) {
  const { clock, publicOrigin } = deps;
  return {
    startPasskeySignIn: async ({ origin }) => {
      const party = relyingParty(publicOrigin, origin);
      const challenge = await newChallenge(deps, { purpose: 'signIn' });
      return toRequestOptions({ challenge, passkeys: [], party });
    },

    finishPasskeySignIn: async ({ body, origin, program, deskCookie }) => {
      const { employee, session, token } = await signInWithPasskey(deps, {
        ...{ signed: body.credential, party: relyingParty(publicOrigin, origin), program },
        cookie: deskCookie.came,
        mayUseDesk: ({ id, role }) => may({ userId: id, role }, 'desk.use') === null,
      });
      deskCookie.give(token);
      return toSessionAnswer(deps, employee, session);
    },

    startPasskeyConfirmation: async ({ caller, origin }) => {
      const party = relyingParty(publicOrigin, origin);
      const passkeys = await listPasskeysOf(scopeOf(deps, caller), caller.userId);
      if (passkeys.length === 0) throw new DomainError('passkey.none');
      const challenge = await newChallenge(deps, confirming(caller));
      return toRequestOptions({ challenge, passkeys, party });
    },

    confirmWithPasskey: async ({ body, caller, origin }) => {
      const party = relyingParty(publicOrigin, origin);
      await checkPasskey(deps, body.credential, confirming(caller), party);
      await noteConfirmation(scopeOf(deps, caller), caller.sessionId, clock());
      return toOwnSessionAnswer(deps, caller);
    },
  } satisfies ManageHandlers;
}

const scopeOf = ({ database }: PasskeyDeps, { companyId }: UserCaller) =>
  companyScope(database.knex, companyId);

const whose = ({ companyId, userId, sessionId }: UserCaller) => ({ companyId, id: userId, sessionId });

const confirming = ({ companyId, userId }: UserCaller) =>
  ({ purpose: 'confirm', companyId, employeeId: userId }) as const;
