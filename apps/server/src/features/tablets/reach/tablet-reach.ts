// At which addresses tablets can open the kiosk, as far as the settings of the server and the machine tell.
import { isIP } from 'node:net';
import { isLoopback } from '#why-others-reach.ts';

type CertificateKind = 'public' | 'own' | 'none';

type TabletAddress = {
  /** As a browser writes it. */
  readonly origin: string;
  /** `unknown`: a proxy in front has it. */
  readonly certificate: CertificateKind | 'unknown';
};

export type TabletReach = {
  /** The one to offer first comes first. */
  readonly addresses: readonly TabletAddress[];
  /** What the server itself shows. */
  readonly certificate: CertificateKind;
};

export type ReachSettings = {
  readonly publicOrigin: string | null;
  readonly trustProxy: number | readonly string[] | null;
  readonly host: string;
  readonly port: number;
  /** Null: plain HTTP. */
  readonly certificate: { readonly names: readonly string[]; readonly isPublic: boolean } | null;
  readonly machine: {
    /** Names and addresses under which others on the local network reach it. */
    readonly names: readonly string[];
    /** Addresses of networks that end inside it, such as those of containers. */
    readonly inside: readonly string[];
  };
};

export const NO_REACH: TabletReach = { addresses: [], certificate: 'none' };

export function tabletReach(settings: ReachSettings): TabletReach {
  const { certificate } = settings;
  const kind = certificate === null ? 'none' : certificate.isPublic ? 'public' : 'own';
  const addresses = originsOf(settings).map((origin): TabletAddress => {
    const { protocol, hostname } = new URL(origin);
    if (protocol === 'http:') return { origin, certificate: 'none' };
    const isOurs = certificate?.names.some((name) => covers(name, hostname)) === true;
    return { origin, certificate: isOurs ? kind : 'unknown' };
  });
  return { addresses, certificate: kind };
}

function originsOf(settings: ReachSettings): readonly string[] {
  const { publicOrigin, trustProxy, host, port, certificate, machine } = settings;
  if (publicOrigin !== null && !isLoopback(new URL(publicOrigin).hostname)) return [publicOrigin];
  // Anyone who comes through a proxy comes to an address of that.
  if (trustProxy !== null || isLoopback(host)) return [];
  const scheme = certificate === null ? 'http' : 'https';
  const inside = machine.inside.map(hostIn);
  const hosts = namesOf(settings)
    .map(hostIn)
    .filter((name) => isForTablets(name) && !inside.includes(name));
  return [...new Set(hosts.map((name) => new URL(`${scheme}://${name}:${port}`).origin))];
}

/** Where it listens at one address, none of its other addresses lead there; where its certificate names nothing, that address does. */
function namesOf({ host, certificate, machine }: ReachSettings): readonly string[] {
  if (host === '0.0.0.0' || host === '::') return certificate?.names ?? machine.names;
  const dnsNames = (certificate?.names ?? []).filter((name) => isIP(name) === 0);
  return [...dnsNames, host];
}

/** As it stands in an address: small letters, an IPv6 address in brackets and short; empty for what is none. */
function hostIn(name: string): string {
  const url = `https://${isIP(name) === 6 ? `[${name}]` : name}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** A name of one word is found only by machines that are told the rest of it. */
function isForTablets(host: string): boolean {
  const isWhole = host.includes('.') || host.startsWith('[');
  const isOfOneCable = host.startsWith('[fe80:') || host.startsWith('169.254.');
  return isWhole && !isOfOneCable && !host.startsWith('*') && !isLoopback(host);
}

/** @param name of a certificate, whose first part may be a star */
function covers(name: string, hostname: string): boolean {
  if (!name.startsWith('*.')) return hostIn(name) === hostname;
  return hostname.slice(hostname.indexOf('.')) === name.slice(1).toLowerCase();
}
