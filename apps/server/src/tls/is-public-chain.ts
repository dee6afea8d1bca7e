// Whether tablets trust the certificate of the server by themselves.
import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

const EACH = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Whether the chain leads to an authority that Node knows, as browsers do.
 * @param pem of the server and of those that lead to its authority, which itself may be left out
 */
export function isPublicChain(pem: Buffer, roots = rootCertificates): boolean {
  const chain = (pem.toString().match(EACH) ?? []).map((each) => new X509Certificate(each));
  return roots.some((each) => {
    const root = new X509Certificate(each);
    return chain.some(
      (one) =>
        one.fingerprint256 === root.fingerprint256 ||
        (one.issuer === root.subject && one.verify(root.publicKey)),
    );
  });
}
