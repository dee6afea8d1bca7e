// Whether what proxies say about a request is believed as it should be: `X-Forwarded-…` that comes and counts for nothing, and trust in more
// proxies than there are. Both go unnoticed until somebody is locked out, or lets themselves in.
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import { clientAddress } from './client-address.ts';

export const FORWARDED_TROUBLES = ['not_believed', 'no_address', 'too_wide'] as const;

export type ForwardedTrouble = {
  /**
   * `not_believed`: a proxy speaks that TRUST_PROXY does not name. `no_address`: one that it names does not say where the request came from.
   * `too_wide`: TRUST_PROXY names more than the proxies, so that anyone who asks could choose an address.
   */
  readonly kind: (typeof FORWARDED_TROUBLES)[number];
  /** Who passed the request on; null where that is an address of the open internet, which may be anybody's. */
  readonly peer: string | null;
};

const TOLD_BY_PROXIES = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];

type TrustsProxy = (address: string, hop: number) => boolean;

/** @param note is called for each request that shows something wrong */
export function watchForwarded(note: (trouble: ForwardedTrouble) => void): RequestHandler {
  return (request, _response, next) => {
    if (TOLD_BY_PROXIES.some((name) => request.headers[name] !== undefined)) {
      const kind = troubleOf(request);
      if (kind !== null) note({ kind, peer: ownPeer(request) });
    }
    next();
  };
}

function troubleOf(request: Request): ForwardedTrouble['kind'] | null {
  const trusts = request.app.get('trust proxy fn') as TrustsProxy;
  if (!trusts(peerOf(request), 0)) return 'not_believed';
  const told = request.headers['x-forwarded-for'];
  if (told === undefined) return 'no_address';
  return isTooWide(request, String(told).split(',').length, trusts) ? 'too_wide' : null;
}

/** @param hops this many proxies have written down from whom they had it */
function isTooWide(request: Request, hops: number, trusts: TrustsProxy): boolean {
  const setting: unknown = request.app.get('trust proxy');
  if (typeof setting === 'number') return hops < setting;
  const client = clientAddress(request);
  // Somebody at the proxy itself is no stranger.
  return isIP(client) !== 0 && rangeOf(client) !== 'loopback' && trusts(client, 0);
}

function ownPeer(request: Request): string | null {
  const peer = peerOf(request);
  return isIP(peer) !== 0 && rangeOf(peer) === 'unicast' ? null : peer;
}

function peerOf({ socket }: Request): string {
  const address = socket.remoteAddress ?? '';
  return isIP(address) === 0 ? address : ipaddr.process(address).toString();
}

function rangeOf(address: string): string {
  return ipaddr.process(address).range();
}
