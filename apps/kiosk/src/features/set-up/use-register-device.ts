// A manager's sign-in becomes a device token, and the key of this tablet is bound to it; both are stored before anything else is
// said. The password goes nowhere but to the server.
import { useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { isRefusedWith, minutesToWait, type ApiFailure } from '#api/api-failure.ts';
import { bindDeviceKey, type BoundKey } from '#device/device-key.ts';
import { saveDeviceRecord, saveTimeZone } from '#device/device-record.ts';
import { readFirstSettings } from '#device/read-first-settings.ts';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { leaveExportedPunches } from '#storage/unsent-punches.ts';
import type { Credentials } from '#ui/sign-in-form.tsx';

export type RegisterTrouble =
  | { readonly kind: 'wrongCredentials' | 'roleNotAllowed' | 'offline' | 'notKnown' | 'notStored' }
  | { readonly kind: 'tooManyAttempts'; readonly minutes: number };

export function useRegisterDevice(onRegistered: (record: DeviceRecord) => void) {
  const [isRegistering, setIsRegistering] = useState(false);
  const [trouble, setTrouble] = useState<RegisterTrouble | undefined>(undefined);
  const register = async (settings: DeviceSettings, credentials: Credentials) => {
    setIsRegistering(true);
    setTrouble(undefined);
    const result = await registerDevice(settings, credentials);
    setIsRegistering(false);
    if ('kind' in result) setTrouble(result);
    else onRegistered(result);
  };
  return { register, isRegistering, trouble };
}

async function registerDevice(
  settings: DeviceSettings,
  credentials: Credentials,
): Promise<DeviceRecord | RegisterTrouble> {
  const { deviceName } = settings;
  const answer = await callOperation('registerDevice', { body: { ...credentials, deviceName } });
  if (!answer.ok) return toTrouble(answer.failure);
  const { deviceToken, companyId, companyName } = answer.data;
  const record: DeviceRecord = {
    ...settings,
    id: 'this',
    deviceToken,
    companyId,
    companyName,
    isReady: false,
    isRevoked: false,
  };
  try {
    await saveDeviceRecord(record);
    await leaveExportedPunches().catch(() => undefined);
    const binding = await bindDeviceKey(deviceToken, settings.listMode);
    return 'key' in binding ? await inZoneOfCompany(record, binding.key) : toTrouble(binding.failure);
  } catch {
    return { kind: 'notStored' };
  }
}

/** The zone that a manager is offered first; the checks show it, and it can be changed there. */
async function inZoneOfCompany(record: DeviceRecord, key: BoundKey): Promise<DeviceRecord> {
  const settings = await readFirstSettings(key);
  if (!settings) return record;
  const { timeZone } = settings.company;
  await saveTimeZone(timeZone);
  return { ...record, timeZone };
}

function toTrouble(failure: ApiFailure): RegisterTrouble {
  if (failure.kind === 'offline') return { kind: 'offline' };
  if (isRefusedWith(failure, 'auth.invalid_credentials')) return { kind: 'wrongCredentials' };
  if (isRefusedWith(failure, 'auth.role_not_allowed')) return { kind: 'roleNotAllowed' };
  if (failure.kind === 'refused' && isRefusedWith(failure, 'auth.too_many_attempts', 'rate.limited')) {
    return {
      kind: 'tooManyAttempts',
      minutes: minutesToWait(failure),
    };
  }
  return { kind: 'notKnown' };
}
