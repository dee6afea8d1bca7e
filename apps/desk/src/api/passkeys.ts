// Passkeys: the browser asks the device, and the server checks what it gave. What speaks to the browser is loaded at the first press.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Passkey } from '@stimpill/api-types/manage';
import type { PasskeyTrouble } from '#words/passkey-words.ts';
import { CallFailed, isRefusedWith } from './call-failed.ts';
import { callManage } from './call-manage.ts';
import type { DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';
import { keepSession, sessionQuery } from './session.ts';

export type { Passkey };

/** Thrown where the browser gave no passkey. */
class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

export const passkeysQuery = queryOptions({
  queryKey: queryKeys.passkeys,
  queryFn: async ({ signal }) => (await callManage('listPasskeys', { signal })).data,
});

/** No browser uses passkeys at one. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser knows passkeys, and the page is open where it uses them. */
export function hasPasskeys(): boolean {
  if (!window.isSecureContext || IP_ADDRESS.test(window.location.hostname)) return false;
  return typeof window.PublicKeyCredential === 'function';
}

/** @returns ten codes on paper where it is the first factor, otherwise none; see `passkeyTroubleOf` for what it throws */
export async function addPasskey(client: QueryClient, name: string): Promise<readonly string[]> {
  const { data: options } = await callManage('startPasskey', {});
  const credential = await createCredential(options);
  const { data } = await callManage('addPasskey', { body: { name, credential } });
  await Promise.all([client.invalidateQueries(sessionQuery), client.invalidateQueries(passkeysQuery)]);
  return data.recoveryCodes;
}

/** @throws CallFailed */
export async function removePasskey(client: QueryClient, passkeyId: string): Promise<void> {
  await callManage('removePasskey', { params: { passkeyId } });
  await Promise.all([client.invalidateQueries(sessionQuery), client.invalidateQueries(passkeysQuery)]);
}

/** Signs in and makes the session known; see `passkeyTroubleOf` for what it throws. */
export async function signInWithPasskey(client: QueryClient): Promise<void> {
  const { data: options } = await callManage('startPasskeySignIn', {});
  const credential = await signed(options);
  const { data } = await callManage('finishPasskeySignIn', { body: { credential } });
  keepSession(client, data);
}

/** For five minutes nothing asks for a confirmation; see `passkeyTroubleOf` for what it throws. */
export async function confirmWithPasskey(client: QueryClient): Promise<void> {
  const { data: options } = await callManage('startPasskeyConfirmation', {});
  const credential = await signed(options);
  const { data } = await callManage('confirmWithPasskey', { body: { credential } });
  keepSession(client, data);
}

const TROUBLE_BY_CODE = {
  'auth.passkey_wrong': 'wrong',
  'passkey.not_added': 'wrong',
  'passkey.none': 'wrong',
  'passkey.no_host_name': 'noName',
  'passkey.too_many': 'tooMany',
} as const satisfies Record<string, PasskeyTrouble>;

/** What is wrong with a passkey; undefined where something else is, such as no connection. */
export function passkeyTroubleOf(error: unknown): PasskeyTrouble | undefined {
  if (error instanceof NoPasskey) return error.trouble;
  return Object.entries(TROUBLE_BY_CODE).find(([code]) => isRefusedWith(error, code))?.[1];
}

/** The device makes a passkey; see `passkeyTroubleOf` for what it throws. */
export async function createCredential(options: DataFor<'startPasskey'>) {
  const { startRegistration } = await browserPart();
  const { id, response } = await fromDevice(() => startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

async function signed(options: DataFor<'startPasskeySignIn'>) {
  const { startAuthentication } = await browserPart();
  const { id, response } = await fromDevice(() => startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

async function browserPart() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new CallFailed({ kind: 'offline' });
  }
}

async function fromDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new NoPasskey(troubleByName(error), error);
  }
}

/** By the names that WebAuthn gives to what can go wrong. */
function troubleByName(error: unknown): PasskeyTrouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  if (name === 'SecurityError') return 'noName';
  return name === 'ConstraintError' || name === 'NotSupportedError' ? 'unsuitable' : 'cancelled';
}
