// The address a request came from, as far as our own proxies vouch for it.
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import ipaddr from 'ipaddr.js';

const IPV6_SITE_BITS = 64;

/** IPv4 in IPv6 clothing becomes plain IPv4, so that a rule written for one holds for the other. */
export function clientAddress(request: Request): string {
  const address = request.ip ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** The key under which the requests of an address are counted. */
export function addressKey(request: Request): string {
  return `address:${addressBlock(clientAddress(request))}`;
}

/** What counts as one address: with IPv6 a household or office has as many as it likes. */
export function addressBlock(address: string): string {
  return ipKeyGenerator(address, IPV6_SITE_BITS);
}
