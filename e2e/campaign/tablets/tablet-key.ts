// Who a tablet is to the server: its token, its signing key, and the place of that key in the chain.
import { registerDevice } from '../doors/public-doors.ts';
import type { CallApi } from '../doors/call-api.ts';
import type { Company } from '../people/companies.ts';

export type TabletKey = {
  readonly deviceToken: string;
  readonly publicKey: CryptoKey;
  readonly chain: { readonly companyId: string; readonly deviceId: string; readonly keyEpoch: number };
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Tells the server the same key once more. */
  readonly bind: (through: typeof fetch) => Promise<void>;
};

type Bound = { readonly deviceId: string; readonly companyId: string; readonly keyEpoch: number };

const TRIES = 12;

export async function createTabletKey(
  call: CallApi,
  company: Company,
  through: typeof fetch,
): Promise<TabletKey> {
  const deviceToken = await registerDevice(call, company);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const { x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const bindOnce = async (send: typeof fetch): Promise<Bound | undefined> => {
    const response = await send('/api/station/v1/device-key', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${deviceToken}` },
      body: JSON.stringify({ publicKey: { kty: 'EC', crv: 'P-256', x, y } }),
    });
    return response.ok ? ((await response.json()) as { data: Bound }).data : undefined;
  };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const bound = await bindOnce(through).catch(() => undefined);
    if (bound === undefined) continue;
    const { deviceId, companyId, keyEpoch } = bound;
    return {
      deviceToken,
      publicKey,
      chain: { deviceId, companyId, keyEpoch },
      sign: async (bytes) => {
        const signing = { name: 'ECDSA', hash: 'SHA-256' };
        return new Uint8Array(await crypto.subtle.sign(signing, privateKey, new Uint8Array(bytes)));
      },
      bind: async (send) => {
        await bindOnce(send).catch(() => undefined);
      },
    };
  }
  throw new Error(`The key of a tablet of ${company.name} could not be bound.`);
}
