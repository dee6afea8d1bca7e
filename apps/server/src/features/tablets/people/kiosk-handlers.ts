import type { operations } from '@stimpill/api-types';
import { DomainError } from '#errors/domain-error.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { toLocation } from '#features/doors/punch-location.ts';
import type { RecordPunch } from '#features/ledger/record-punches.ts';
import { toPunchResponse } from '#features/doors/to-punch-response.ts';
import type { Handler } from '#http/mount-operation.ts';
import { authenticatePin, type AuthenticatePinDeps } from './authenticate-pin.ts';
import { registerDevice, type RegisterDeviceDeps } from '#features/tablets/devices/register-device.ts';
import { toEmployeeSession } from './to-employee-session.ts';

export type KioskHandlers = {
  readonly registerDevice: Handler<typeof operations.registerDevice>;
  readonly authenticatePin: Handler<typeof operations.authenticatePin>;
  readonly kioskPunch: Handler<typeof operations.kioskPunch>;
};

type KioskDeps = RegisterDeviceDeps & AuthenticatePinDeps & { readonly recordPunch: RecordPunch };

export function kioskHandlers(deps: KioskDeps): KioskHandlers {
  return {
    registerDevice: async ({ body, clientAddress }) => {
      const { deviceToken, company } = await registerDevice(deps, {
        email: body.email,
        password: body.password,
        deviceName: body.deviceName,
        address: clientAddress,
      });
      return { deviceToken, companyId: company.id, companyName: company.name };
    },

    authenticatePin: async ({ body, caller }) => {
      const employeeId =
        body.employeeId ?? body.userId ?? assertNeverHappens('validated without an employee');
      const { companyId, deviceId } = caller;
      const device = { companyId, deviceId, tellsTriesLeft: false };
      return toEmployeeSession(await authenticatePin(deps, device, { employeeId, pin: body.pin }));
    },

    kioskPunch: async ({ body, caller, clientAddress }) => {
      if (body.employeeId !== caller.employeeId) {
        throw new DomainError('kiosk.employee_mismatch', { field: 'employeeId' });
      }
      const recorded = await deps.recordPunch({
        door: 'kiosk',
        companyId: caller.companyId,
        employeeId: caller.employeeId,
        action: body.action === 'Start' ? 'start' : 'stop',
        projectId: body.projectId,
        subProjectId: body.subProjectId,
        location: toLocation(body.lat, body.lng),
        clientAddress,
        deviceId: caller.deviceId,
        sentBy: undefined,
      });
      return toPunchResponse(deps.secrets, recorded);
    },
  };
}
