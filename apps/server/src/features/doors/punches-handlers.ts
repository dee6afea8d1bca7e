import { companyScope } from '#database/company-scope.ts';
import { checkTerminalPassword, type CheckPasswordDeps } from '#features/auth/check-password.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import { refuseUnseen } from '#features/people/seen-people.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import type { Secrets } from '#secrets.ts';
import { isKnownAddress } from './is-known-address.ts';
import { listPunchUsers } from './list-punch-users.ts';
import { punchLocation, toLocation } from './punch-location.ts';
import type { RecordPunch } from '#features/ledger/record-punches.ts';
import { toActiveStatus, toPunchListUser } from './to-punch-list.ts';
import { toPunchResponse } from './to-punch-response.ts';

type PunchesDeps = CheckPasswordDeps & { readonly secrets: Secrets; readonly recordPunch: RecordPunch };

export function punchesHandlers(deps: PunchesDeps) {
  const { database, clock, secrets, recordPunch } = deps;
  return {
    partnerPunch: async ({ params, body, caller, clientAddress }) => {
      const { employeeId, action, projectId, subProjectId, latitude, longitude } = body;
      await refuseUnseen(companyScope(database.knex, params.companyId), caller, employeeId, 'employeeId');
      const recorded = await recordPunch({
        door: 'partner',
        companyId: params.companyId,
        employeeId,
        action,
        projectId,
        subProjectId,
        location: toLocation(latitude, longitude),
        clientAddress,
        deviceId: undefined,
        sentBy: caller.userId,
      });
      return toPunchResponse(secrets, recorded);
    },

    getPunchList: async ({ query }) => {
      const { company, people } = await listPunchUsers(deps, query.companyId);
      return people.map((person) => toPunchListUser(company, person));
    },

    getActiveStatus: async ({ query }) =>
      toActiveStatus((await listPunchUsers(deps, query.companyId)).people),

    terminalPunch: async ({ body, clientAddress }) => {
      const { companyId, userId, password, action, projectId, subProjectId } = body;
      const scope = companyScope(database.knex, companyId);
      const employee = await checkTerminalPassword(deps, {
        found: await findWithCredentials(scope, userId),
        typedName: `${companyId}|${userId}`,
        password,
        address: clientAddress,
        isKnownAddress: await isKnownAddress(scope, { employeeId: userId, address: clientAddress }, clock()),
      });
      const recorded = await recordPunch({
        door: 'terminal',
        companyId,
        employeeId: employee.id,
        action: action === 'Start' ? 'start' : 'stop',
        projectId,
        subProjectId,
        location: punchLocation(body),
        clientAddress,
        deviceId: undefined,
        sentBy: undefined,
      });
      return toPunchResponse(secrets, recorded);
    },
  } satisfies V1Handlers;
}
