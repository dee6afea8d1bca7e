// To whom a passkey belongs: the name of the host at which people open the desk.
import { isIP } from 'node:net';
import { DomainError } from '#errors/domain-error.ts';

export type RelyingParty = {
  /** Host name, without port. */
  readonly id: string;
  /** Scheme, host and port, as a browser says them. */
  readonly origin: string;
};

/**
 * @param publicOrigin as configured; without it the address of the request counts. That is safe: a browser signs the address that it
 *   shows, so that a request that lies about its address fits no signature.
 * @throws DomainError `passkey.no_host_name` for an IP address, for which browsers make no passkeys
 */
export function relyingParty(publicOrigin: string | null, requestOrigin: string): RelyingParty {
  const origin = publicOrigin ?? requestOrigin;
  const id = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (id === '' || isIP(id.replaceAll(/^\[|\]$/g, '')) !== 0) throw new DomainError('passkey.no_host_name');
  return { id, origin };
}
