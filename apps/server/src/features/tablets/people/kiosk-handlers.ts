import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { toLocation } from '#features/doors/punch-location.ts';
import type { RecordPunch } from '#features/ledger/record-punches.ts';
import { toPunchResponse } from '#features/doors/to-punch-response.ts';
import type { V1Handlers } from '#http/mount-api.ts';
import { authenticatePin, type AuthenticatePinDeps } from './authenticate-pin.ts';
import { registerDevice, type RegisterDeviceDeps } from '#features/tablets/devices/register-device.ts';
import { toDeviceRegistration } from '#features/tablets/devices/to-device-registration.ts';
import { toEmployeeSession } from './to-employee-session.ts';

type KioskDeps = RegisterDeviceDeps & AuthenticatePinDeps & { readonly recordPunch: RecordPunch };

export function kioskHandlers(deps: KioskDeps) {
  return {
    registerDevice: async ({ body, clientAddress }) => {
      const { email, password, deviceName } = body;
      const typed = { email, password, deviceName, address: clientAddress };
      return toDeviceRegistration(await registerDevice(deps, typed));
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
  } satisfies V1Handlers;
}
