// Whether others than the people of this machine can come to the server, as far as its settings tell.
import { isIPv4 } from 'node:net';

/** @param host a name or an address, as it stands in a setting or in a URL */
export function isLoopback(host: string): boolean {
  const isName = host === 'localhost' || host.endsWith('.localhost');
  return isName || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

type Reach = {
  readonly host: string;
  readonly publicOrigin: string | null;
  readonly trustProxy: number | readonly string[] | null;
};

/**
 * A proxy on this machine reaches a server that listens for this machine alone, and others reach the proxy.
 * @returns the settings that say so, by name; none where only this machine can
 */
export function whyOthersReach({ host, publicOrigin, trustProxy }: Reach): readonly string[] {
  const isNamed = publicOrigin !== null && !isLoopback(new URL(publicOrigin).hostname);
  return [
    ...(isLoopback(host) ? [] : ['HOST']),
    ...(isNamed ? ['PUBLIC_ORIGIN'] : []),
    ...(trustProxy === null ? [] : ['TRUST_PROXY']),
  ];
}
