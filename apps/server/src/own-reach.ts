// Where tablets reach this server, asked of its settings, its certificate and its machine.
import { tabletReach, type TabletReach } from '#features/tablets/reach/tablet-reach.ts';
import type { StartSettings } from './start-summary.ts';
import { isPublicChain } from './tls/is-public-chain.ts';
import { addressesInside, isInContainer, namesOfThisMachine } from './tls/names-of-this-machine.ts';
import { CertificateRefused, readCertificate, type Certificate } from './tls/read-certificate.ts';

export function ownReach(settings: StartSettings): TabletReach {
  const certificate = certificateNow(settings);
  return tabletReach({
    ...settings,
    certificate: certificate && { names: certificate.names, isPublic: isPublicChain(certificate.cert) },
    machine: { names: isInContainer() ? [] : namesOfThisMachine(), inside: addressesInside() },
  });
}

/** It may have been renewed since the start; while the new one cannot be used, the one before stays in use. */
function certificateNow({ tls, certificate }: StartSettings): Certificate | null {
  if (tls === null) return null;
  try {
    return readCertificate(tls);
  } catch (failure) {
    if (failure instanceof CertificateRefused) return certificate;
    throw failure;
  }
}
