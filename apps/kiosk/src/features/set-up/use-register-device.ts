// A pairing word, or a manager's sign-in, becomes a device token, and the key of this tablet is bound to it; both are stored before
// anything else is said. Word and password go nowhere but to the server.
import { useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { bindDeviceKey, type BoundKey } from '#device/device-key.ts';
import { saveDeviceRecord, saveTimeZone } from '#device/device-record.ts';
import { readFirstSettings } from '#device/read-first-settings.ts';
import type { DeviceRecord, DeviceSettings } from '#storage/kiosk-database.ts';
import { leaveExportedPunches } from '#storage/unsent-punches.ts';
import type { Credentials } from '#ui/sign-in-form.tsx';
import { toSignInTrouble, toWordTrouble, type RegisterTrouble } from './register-trouble.ts';

export type Permission = { readonly word: string } | Credentials;

/** What the server gave this page, so that another try after it does not register the tablet twice. */
type Registration = Pick<DeviceRecord, 'deviceToken' | 'companyId' | 'companyName'>;
type Memory = { given?: Registration & { readonly by: string }; lostWord?: string };

export type Registering = {
  readonly register: (settings: DeviceSettings, permission: Permission) => Promise<void>;
  readonly isRegistering: boolean;
  /** Of the last try, and by what it was. */
  readonly failed: { readonly by: string; readonly trouble: RegisterTrouble } | undefined;
};

export function useRegisterDevice(onRegistered: (record: DeviceRecord) => void): Registering {
  const [isRegistering, setIsRegistering] = useState(false);
  const [failed, setFailed] = useState<Registering['failed']>(undefined);
  const memory = useRef<Memory>({});
  const register = async (settings: DeviceSettings, permission: Permission) => {
    setIsRegistering(true);
    setFailed(undefined);
    const result = await registerDevice(settings, permission, memory.current);
    setIsRegistering(false);
    if ('kind' in result) setFailed({ by: nameOf(permission), trouble: result });
    else onRegistered(result);
  };
  return { register, isRegistering, failed };
}

const nameOf = (permission: Permission) => ('word' in permission ? permission.word : permission.email);

async function registerDevice(
  settings: DeviceSettings,
  permission: Permission,
  memory: Memory,
): Promise<DeviceRecord | RegisterTrouble> {
  const by = nameOf(permission);
  if (memory.given?.by !== by) {
    const given = await askFor(settings.deviceName, permission, memory);
    if ('kind' in given) return given;
    memory.given = { by, ...given };
  }
  const { deviceToken, companyId, companyName } = memory.given;
  return keep({
    ...settings,
    id: 'this',
    deviceToken,
    companyId,
    companyName,
    isZoneGuessed: true,
    isReady: false,
    isRevoked: false,
  });
}

async function askFor(
  deviceName: string,
  permission: Permission,
  memory: Memory,
): Promise<Registration | RegisterTrouble> {
  if (!('word' in permission)) {
    const answer = await callOperation('registerDevice', { body: { ...permission, deviceName } });
    return answer.ok ? answer.data : toSignInTrouble(answer.failure);
  }
  const { word } = permission;
  const answer = await callOperation('pairTablet', { body: { word, deviceName } });
  if (answer.ok) return answer.data;
  const trouble = toWordTrouble(answer.failure, memory.lostWord === word);
  if (trouble.kind === 'wordLost') memory.lostWord = word;
  return trouble;
}

async function keep(record: DeviceRecord): Promise<DeviceRecord | RegisterTrouble> {
  try {
    await saveDeviceRecord(record);
    await leaveExportedPunches().catch(() => undefined);
    const binding = await bindDeviceKey(record.deviceToken, record.listMode);
    return 'key' in binding ? await inZoneOfCompany(record, binding.key) : { kind: 'notBound' };
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
  return { ...record, timeZone, isZoneGuessed: false };
}
