import { createHash } from 'node:crypto';
import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import { toldTablets } from '#features/companies/company-codec.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Device } from '#features/tablets/devices/device-store.ts';
import type { SealingKey } from '#sealing-keys.ts';
import { toInstant } from '#to-instant.ts';
import type { ListMode } from '#features/tablets/health/device-health-store.ts';

type Settings = Omit<DataOf<typeof stationOperations.getStationSettings>, 'station'>;

export type KnownSettings = {
  readonly company: CompanySettings;
  readonly device: Device;
  readonly listMode: ListMode;
  readonly sealingKeys: readonly SealingKey[];
};

export function toStationSettings(known: KnownSettings): Settings {
  const settings = toSettings(known);
  const settingsVersion = createHash('sha256').update(JSON.stringify(settings)).digest('base64url');
  return { ...settings, settingsVersion };
}

function toSettings({
  company,
  device,
  listMode,
  sealingKeys,
}: KnownSettings): Omit<Settings, 'settingsVersion'> {
  return {
    company: {
      ...toldTablets(company),
      managerCodeVersion: company.terminal.managerCodeVersion,
    },
    device: { id: device.id, name: device.name, listMode },
    sealingKeys: sealingKeys.map(({ keyId, publicKey, useFrom }) => ({
      keyId,
      publicKey: publicKey.toString('base64url'),
      useFromUtc: toInstant(useFrom),
    })),
  };
}
