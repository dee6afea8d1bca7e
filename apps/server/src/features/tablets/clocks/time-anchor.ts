// The time of the server, signed for one device. A tablet keeps it with its own clock readings of that exchange. When the tablet
// sends it back with a punch, the signature proves that this server told that time.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#secrets.ts';

export type AnchoredDevice = { readonly companyId: string; readonly deviceId: string };

const ANCHOR = /^1\.(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

export function signAnchor(secrets: Secrets, device: AnchoredDevice, now: number): string {
  const nonce = randomBytes(16).toString('base64url');
  return `1.${now}.${nonce}.${macOf(secrets, device, now, nonce).toString('base64url')}`;
}

/** @returns the time that it holds, or undefined for one that we did not sign for this device */
export function readAnchor(secrets: Secrets, device: AnchoredDevice, anchor: string): number | undefined {
  const [, time = '', nonce = '', mac = ''] = ANCHOR.exec(anchor) ?? [];
  const expected = macOf(secrets, device, Number(time), nonce);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(time);
}

function macOf(
  { stationKeys }: Secrets,
  { companyId, deviceId }: AnchoredDevice,
  now: number,
  nonce: string,
): Buffer {
  return createHmac('sha256', stationKeys.anchor)
    .update(`stimpill-anchor-v1|${companyId}|${deviceId}|${now}|${nonce}`)
    .digest();
}
