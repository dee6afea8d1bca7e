// Passkeys: the browser asks the device, and the server checks what it gave. What speaks to the browser is loaded at the first press.
import type { QueryClient } from '@tanstack/react-query';
import { CallFailed, isRefusedWith } from './call-failed.ts';
import { ask, send } from './calls.ts';
import type { DataFor } from './contract.ts';
import { keepSession } from './session.ts';

/**
 * - `cancelled`: the person, or the device, did not go on.
 * - `known`: the device has one for this person already.
 * - `unsuitable`: the device cannot ask for a finger, a face or a PIN.
 * - `noName`: the page is open at an address for which browsers make no passkeys.
 * - `tooMany`: there are ten.
 * - `wrong`: the server does not know it, or the page was open for too long.
 */
export type PasskeyTrouble = 'cancelled' | 'known' | 'unsuitable' | 'noName' | 'tooMany' | 'wrong';

/** Thrown where the browser gave no passkey. */
class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/** An offered passkey has this long to sign before the server no longer takes it. */
const RENEWED_BEFORE_MS = 60_000;

/** No browser uses passkeys at one. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser knows passkeys, and the page is open where it uses them. */
export function hasPasskeys(): boolean {
  if (!window.isSecureContext || IP_ADDRESS.test(window.location.hostname)) return false;
  return typeof window.PublicKeyCredential === 'function';
}

/** See `passkeyTroubleOf` for what it throws */
export async function addPasskey(client: QueryClient, name: string): Promise<DataFor<'addPasskey'>> {
  const credential = await createCredential(await ask('startPasskey', {}));
  return send(client, 'addPasskey', { body: { name, credential } });
}

/** Signs in and makes the session known; see `passkeyTroubleOf` for what it throws. */
export async function signInWithPasskey(client: QueryClient): Promise<void> {
  const credential = await signed(await ask('startPasskeySignIn', {}));
  keepSession(client, await ask('finishPasskeySignIn', { body: { credential } }));
}

/** Whether this browser offers passkeys at a field that somebody types in. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/**
 * The browser offers its passkeys at the field of the e-mail. Signs in with the one that is chosen, however late that is.
 * @param signal ends the offer
 * @throws what `passkeyTroubleOf` tells; also where another question to the device has taken the place of the offer
 */
export async function signInWithOfferedPasskey(client: QueryClient, signal: AbortSignal): Promise<void> {
  const { WebAuthnAbortService } = await browserPart();
  const withdraw = () => WebAuthnAbortService.cancelCeremony();
  for (let isChosen = false; !isChosen;) {
    const options = await ask('startPasskeySignIn', { signal });
    isChosen = await takeOffered(client, options, { signal, withdraw });
  }
}

type Offer = { readonly signal: AbortSignal; readonly withdraw: () => void };

/** @returns whether somebody chose one before what it signs grew old */
async function takeOffered(
  client: QueryClient,
  options: DataFor<'startPasskeySignIn'>,
  { signal, withdraw }: Offer,
): Promise<boolean> {
  const age = new AbortController();
  const renewal = setTimeout(
    () => {
      age.abort();
      withdraw();
    },
    Math.max(options.timeout - RENEWED_BEFORE_MS, 0),
  );
  signal.addEventListener('abort', withdraw);
  try {
    const credential = await signed(options, true);
    keepSession(client, await ask('finishPasskeySignIn', { body: { credential } }));
    return true;
  } catch (error) {
    if (age.signal.aborted && error instanceof NoPasskey) return false;
    throw error;
  } finally {
    clearTimeout(renewal);
    signal.removeEventListener('abort', withdraw);
  }
}

/** For five minutes nothing asks for a confirmation; see `passkeyTroubleOf` for what it throws. */
export async function confirmWithPasskey(client: QueryClient): Promise<void> {
  const credential = await signed(await ask('startPasskeyConfirmation', {}));
  keepSession(client, await ask('confirmWithPasskey', { body: { credential } }));
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

/** @param isOffered the browser shows the passkeys at the field of the e-mail, and asks nothing by itself */
async function signed(options: DataFor<'startPasskeySignIn'>, isOffered = false) {
  const { startAuthentication } = await browserPart();
  const { id, response } = await fromDevice(() =>
    startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffered }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

async function browserPart() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new CallFailed({ kind: 'offline', mayBeDone: false });
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
