// What somebody shows beside, or in place of, a password: an app on the phone, passkeys.
import { randomUUID } from 'node:crypto';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PasskeyRow, TotpFactorRow } from '#database/tables/sign-in.ts';
import { sealTotpSecret } from '#features/auth/factors/sealed-totp-secret.ts';
import { newTotpSecret } from '#features/auth/factors/totp.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';
import { aPasskeyDevice } from './a-passkey.ts';
import { codeAt } from './code-at.ts';
import type { Insert } from './given-plans.ts';

export function secondFactors({ clock, secrets }: UseCaseDeps, insert: Insert) {
  return {
    /** An app on the phone of that person; `code` is what it shows now. With `isStarted` its first code was not sent yet. */
    aTotp: async ({ company_id, id }: EmployeeRow, { isStarted = false } = {}) => {
      const secret = newTotpSecret();
      const sealed = sealTotpSecret(secrets.factorKey, `${company_id}|${id}`, secret);
      await insert<TotpFactorRow>('totp_factors', {
        company_id,
        employee_id: id,
        secret: isStarted ? null : sealed,
        started_secret: isStarted ? sealed : null,
        used_step: 0,
      });
      return { code: () => codeAt(secret, clock()) };
    },
    /** A passkey of that person, and the device that signs with it. */
    aPasskey: async (
      { company_id, id }: EmployeeRow,
      { name = 'Phone', isCounting = true }: { readonly name?: string; readonly isCounting?: boolean } = {},
    ) => {
      const device = aPasskeyDevice({ isCounting });
      const row = await insert<PasskeyRow>('passkeys', {
        ...{ company_id, id: randomUUID(), employee_id: id, name, counter: 0, transports: 'internal' },
        ...{ credential_id: device.id, public_key: device.publicKey, added_at: clock(), used_at: null },
      });
      return { id: row.id, device };
    },
  };
}
