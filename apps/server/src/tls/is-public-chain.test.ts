import { rootCertificates } from 'node:tls';
import { expect, it } from 'vitest';
import { aCertificate } from '../../test/a-certificate.ts';
import { isPublicChain } from './is-public-chain.ts';

it('is public where an authority that is known stands in the chain, or has signed what does', async () => {
  const { cert, authority } = await aCertificate();
  const [ofServer = ''] = cert.split(/(?<=-----END CERTIFICATE-----)/);

  expect(isPublicChain(Buffer.from(rootCertificates[7] ?? ''))).toBe(true);
  expect(isPublicChain(Buffer.from(ofServer), [...rootCertificates, authority])).toBe(true);
});

it('is not public where it leads to an authority of its own, whatever that calls itself', async () => {
  const [{ cert }, { authority }] = [await aCertificate(), await aCertificate()];

  expect(isPublicChain(Buffer.from(cert))).toBe(false);
  expect(isPublicChain(Buffer.from(cert), [authority])).toBe(false);
});
