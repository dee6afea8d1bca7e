// What a manager or support wants to know of the tablet itself. What a browser does not tell stays unknown.
import { freeSpaceMib, isPersisted } from '#storage/storage-health.ts';

type CameraPermission = 'granted' | 'prompt' | 'denied';

export type DeviceFacts = {
  readonly isPersisted: boolean | undefined;
  readonly freeMib: number | undefined;
  readonly camera: CameraPermission | undefined;
  readonly battery: { readonly percent: number; readonly isCharging: boolean } | undefined;
  readonly browser: string;
};

export async function readDeviceFacts(): Promise<DeviceFacts> {
  const [persisted, freeMib, camera, battery] = await Promise.all([
    isPersisted(),
    freeSpaceMib(),
    readCamera(),
    readBattery(),
  ]);
  return { isPersisted: persisted, freeMib, camera, battery, browser: toBrowserName(navigator.userAgent) };
}

async function readCamera(): Promise<CameraPermission | undefined> {
  const permissions = (navigator as { readonly permissions?: Permissions }).permissions;
  const status = await permissions?.query({ name: 'camera' }).catch(() => undefined);
  return status?.state;
}

type Battery = { readonly level: number; readonly charging: boolean };

async function readBattery(): Promise<DeviceFacts['battery']> {
  const { getBattery } = navigator as { readonly getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  return battery && { percent: Math.round(battery.level * 100), isCharging: battery.charging };
}

/** `Chrome 156`: the part of the long text that support asks for. */
export function toBrowserName(userAgent: string): string {
  const found = /(Edg|OPR|SamsungBrowser|Firefox|CriOS|Chrome|Version)\/(\d+)/.exec(userAgent);
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', CriOS: 'Chrome', Version: 'Safari' };
  // Chromium browsers name Chrome as well, so a more particular name wins.
  const particular = /(Edg|OPR|SamsungBrowser)\/(\d+)/.exec(userAgent) ?? found;
  const [, name = '', version = ''] = particular ?? [];
  return name === '' ? userAgent.slice(0, 60) : `${names[name] ?? name} ${version}`;
}
