// The address from which a request came, as told by our own proxies.
import { isIPv4 } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import ipaddr from 'ipaddr.js';

const IPV6_SITE_BITS = 64;

/** An IPv4 address written as IPv6 becomes plain IPv4, so that one rule holds for both forms. */
export function clientAddress(request: Request): string {
  const address = request.ip ?? '';
  if (isIPv4(address)) return address;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** The key under which the requests of an address are counted. */
export function addressKey(request: Request): string {
  return `address:${addressBlock(clientAddress(request))}`;
}

/** How much of an IPv6 address counts as one address: a household or office can use any address of its network. */
export function addressBlock(address: string): string {
  return ipKeyGenerator(address, IPV6_SITE_BITS);
}

/** @param allowedRanges CIDR ranges of either family; none means that every address is allowed */
export function isAllowedAddress(address: string, allowedRanges: readonly string[]): boolean {
  if (allowedRanges.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return allowedRanges.some((range) => {
    const [network, prefixLength] = ipaddr.parseCIDR(range);
    return network.kind() === client.kind() && client.match(network, prefixLength);
  });
}
